import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The data folder has secrets: phones, codes, keys. No other user of the machine may read it. */
const OWNER_ONLY = 0o077;
const FOLDER = 0o700;
const FILE = 0o600;

/**
 * Makes the data folder private, and all files that this process writes later. Files that an earlier release left readable
 * are closed too. Only the top level is walked, because other users can no longer reach deeper folders.
 */
export function ownDataFolder(folder: string): void {
  process.umask(OWNER_ONLY);
  mkdirSync(folder, { recursive: true, mode: FOLDER });
  chmodSync(folder, FOLDER);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isFile()) chmodSync(path.join(folder, entry.name), FILE);
  }
}
