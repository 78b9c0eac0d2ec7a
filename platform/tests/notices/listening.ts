import { buildApp } from '../../src/app.ts';
import { newKeyPair } from '../../src/notices/web-push/encrypt.ts';
import { webPushOf } from '../../src/notices/web-push/sender.ts';
import { freePort } from '../support/free-port.ts';
import { testPlatform } from '../support/platform.ts';

/** On a busy machine an answer may take long, and an attempt that was given up would be a second message. */
const ANSWER_LIMIT_MS = 60_000;

/** A platform that listens, because messages to its push service go over HTTP; `prepare` fills the database before that. */
export async function listeningPlatform(
  prepare: (platform: Awaited<ReturnType<typeof testPlatform>>) => Promise<void> = async () => {},
) {
  const port = await freePort();
  const platform = await testPlatform({ env: { publicUrl: `http://localhost:${port}` } });
  await prepare(platform);
  const { env, db, clock } = platform;
  const webPush = webPushOf(env, newKeyPair().privateKey, ANSWER_LIMIT_MS);
  const listening = await buildApp({ env, db, clock, webPush, streamSecret: 's'.repeat(32) });
  await listening.listen({ port, host: 'localhost' });
  return {
    platform,
    listening,
    webPush,
    close: async () => {
      await listening.close();
      await platform.close();
    },
  };
}
