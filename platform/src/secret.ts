import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newKeyPair, publicKeyOf } from './notices/web-push/encrypt.ts';

/** A secret that cannot be used. Another one in its place would silently end what was signed with it. */
class SecretDamaged extends Error {}

/** The signing secret of the environment, or one created here and stored in the data folder. */
export function streamSecret(env: { streamSecret: string | undefined; dataDir: string }): string {
  const create = () => randomBytes(32).toString('hex');
  const isUsable = (secret: string) => secret.length >= 32;
  return (
    env.streamSecret ??
    stored(env.dataDir, {
      name: 'stream-secret',
      loses: 'PINs and running streams become invalid',
      isUsable,
      create,
    })
  );
}

/** The key that push services know us by: subscriptions of browsers are worthless with another one. */
export function vapidKey(env: { vapidKey: string | undefined; dataDir: string }): Buffer {
  const create = () => newKeyPair().privateKey.toString('base64url').padStart(43, 'A');
  if (env.vapidKey !== undefined && !isPrivateKey(env.vapidKey))
    throw new SecretDamaged('VAPID_PRIVATE_KEY is not a private key of the curve P-256.');
  const loses = 'browsers that wanted pushes get none until their viewers come back';
  const key =
    env.vapidKey ?? stored(env.dataDir, { name: 'vapid-key', loses, isUsable: isPrivateKey, create });
  return Buffer.from(key, 'base64url');
}

function isPrivateKey(text: string): boolean {
  try {
    return /^[\w-]{43}$/.test(text) && publicKeyOf(Buffer.from(text, 'base64url')).length > 0;
  } catch {
    return false;
  }
}

interface Secret {
  name: string;
  /** What happens with a new one. */
  loses: string;
  isUsable(text: string): boolean;
  create(): string;
}

/** @throws SecretDamaged when the file has something else */
function stored(dataDir: string, { name, loses, isUsable, create }: Secret): string {
  const file = path.join(dataDir, name);
  const known = textOf(file)?.trim();
  if (known !== undefined) {
    if (isUsable(known)) return known;
    throw new SecretDamaged(
      `${file} is damaged. Restore it from a backup; or delete it to get a new one, with which ${loses}.`,
    );
  }
  const created = create();
  mkdirSync(dataDir, { recursive: true });
  // Complete or not at all: a start that is killed here must not leave half a file.
  writeFileSync(`${file}.new`, `${created}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return created;
}

/** Undefined at the first start, without a file. */
function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
