import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const NAMES = ['SESSION_SECRET', 'STREAM_SECRET', 'REVALIDATE_SECRET'];

/**
 * Secrets of this installation, created once and stored beside its data; the environment overrides each.
 * @param {string} dataDir
 * @returns {Promise<Record<string, string>>}
 */
export async function secrets(dataDir) {
  const file = path.join(dataDir, 'secrets.json');
  const known = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
  const missing = NAMES.filter((name) => !known[name]);
  if (missing.length > 0) {
    for (const name of missing) known[name] = randomBytes(32).toString('base64url');
    // The platform restricts the rest of the folder (platform/src/data-folder.ts).
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await chmod(dataDir, 0o700);
    await writeFile(file, JSON.stringify(known, null, 2), { mode: 0o600 });
  }
  return Object.fromEntries(NAMES.map((name) => [name, process.env[name] || known[name]]));
}
