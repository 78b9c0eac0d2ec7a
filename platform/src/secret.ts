import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The signing secret of the environment, or one created here and stored in the data folder. */
export function streamSecret(env: { streamSecret: string | undefined; dataDir: string }): string {
  if (env.streamSecret) return env.streamSecret;
  const file = path.join(env.dataDir, 'stream-secret');
  try {
    const stored = readFileSync(file, 'utf8').trim();
    if (stored.length >= 32) return stored;
  } catch {
    // The first start: the secret is created below.
  }
  const created = randomBytes(32).toString('hex');
  mkdirSync(env.dataDir, { recursive: true });
  writeFileSync(file, `${created}\n`, { mode: 0o600 });
  return created;
}
