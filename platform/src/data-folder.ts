import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** What is in the data folder is secret: phones, codes, keys. Nobody else on the machine reads it. */
const OWNER_ONLY = 0o077;
const FOLDER = 0o700;
const FILE = 0o600;

/**
 * Makes the data folder ours alone, and whatever this process writes from now on; what an earlier release left readable in it is
 * closed. What lies deeper cannot be reached any more, so only its own files are walked.
 */
export function ownDataFolder(folder: string): void {
  process.umask(OWNER_ONLY);
  mkdirSync(folder, { recursive: true, mode: FOLDER });
  chmodSync(folder, FOLDER);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isFile()) chmodSync(path.join(folder, entry.name), FILE);
  }
}
