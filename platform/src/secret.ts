import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newKeyPair } from './notices/web-push/encrypt.ts';

/** The signing secret of the environment, or one created here and stored in the data folder. */
export function streamSecret(env: { streamSecret: string | undefined; dataDir: string }): string {
  const create = () => randomBytes(32).toString('hex');
  return env.streamSecret ?? stored(env.dataDir, { name: 'stream-secret', form: /^.{32,}$/, create });
}

/** The key that push services know us by: subscriptions of browsers are worthless with another one. */
export function vapidKey(env: { vapidKey: string | undefined; dataDir: string }): Buffer {
  const create = () => newKeyPair().privateKey.toString('base64url').padStart(43, 'A');
  const key = env.vapidKey ?? stored(env.dataDir, { name: 'vapid-key', form: /^[\w-]{43}$/, create });
  return Buffer.from(key, 'base64url');
}

interface Secret {
  name: string;
  /** Anything else in the file is replaced. */
  form: RegExp;
  create(): string;
}

function stored(dataDir: string, { name, form, create }: Secret): string {
  const file = path.join(dataDir, name);
  try {
    const known = readFileSync(file, 'utf8').trim();
    if (form.test(known)) return known;
  } catch {
    // The first start: it is created below.
  }
  const created = create();
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, `${created}\n`, { mode: 0o600 });
  return created;
}
