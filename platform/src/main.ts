import path from 'node:path';
import { buildApp } from './app.ts';
import { systemClock } from './clock.ts';
import { startRenewals } from './commerce/renewals/timer.ts';
import { ownDataFolder } from './data-folder.ts';
import { openDatabase } from './db/open.ts';
import { type Env, parseEnv } from './env.ts';
import { explain } from './explain.ts';
import { newImportSecret, publishEndpoint } from './import/endpoint.ts';
import { openPool } from './origin/pool.ts';
import { mediaFolder } from './paths.ts';
import { streamSecret } from './secret.ts';
import { seedWhenEmpty } from './seed/seed-when-empty.ts';
import { hashClearPins } from './session/pin.ts';

async function start(env: Env): Promise<void> {
  ownDataFolder(env.dataDir);
  const { db, migrate, close } = await openDatabase(env);
  try {
    await migrate();
    const secret = streamSecret(env);
    await hashClearPins(db, secret);
    await seedWhenEmpty(db);
    const importSecret = newImportSecret();
    const app = await buildApp({
      env,
      db,
      clock: systemClock,
      streamSecret: secret,
      pool: await openPool(path.join(mediaFolder, 'pool')),
      doc: true,
      importSecret,
    });
    const onFailure = (error: unknown) => app.log.error({ err: error }, 'renewal failed');
    const renewals = startRenewals({ db, clock: systemClock, onFailure });
    let removeEndpoint = () => {};
    const stop = async () => {
      removeEndpoint();
      try {
        await app.close();
        await renewals.stop();
        await close();
        process.exit(0);
      } catch (error) {
        console.error(error);
        process.exit(1);
      }
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    const url = await app.listen({ port: env.port, host: env.host });
    removeEndpoint = publishEndpoint(env.dataDir, { url, secret: importSecret });
    console.log(`Platform is listening on ${env.publicUrl}`);
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
}

let env: Env | undefined;
try {
  env = parseEnv(process.env);
  await start(env);
} catch (error) {
  console.error(explain(error, env));
  process.exit(1);
}
