import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** A backup, or a restore, that could not be made, in words for the terminal. */
export class BackupProblem extends Error {}

/** What is below a folder of backups: a folder for each copy, named by its kind and time, and the stored log of PostgreSQL. */
export const WAL = 'wal';
export const KEYS = 'keys';
/** Secrets that are created once. With new ones, PINs, sessions and push subscriptions would be lost. */
const KEY_FILES = ['secrets.json', 'stream-secret', 'vapid-key'];

export type Kind = 'postgres' | 'pglite';
export type Copy = { kind: Kind; at: Date; folder: string };

export const PRIVATE = 0o700;

/** Makes the folder of a copy that is complete at this time. @throws BackupProblem */
export function newCopy(folder: string, kind: Kind, at: Date): Copy {
  const name = `${kind}-${at.toISOString().replace(/[-:]/g, '')}`;
  const own = path.join(folder, name);
  if (existsSync(own)) throw new BackupProblem(`${own} is there already.`);
  mkdirSync(own, { recursive: true, mode: PRIVATE });
  return { kind, at, folder: own };
}

/** All copies, oldest first. */
function copiesIn(folder: string): Copy[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => {
      const form = /^(postgres|pglite)-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)([\d.]+Z)$/.exec(name);
      if (!form) return [];
      const [, kind, year, month, day, hour, minute, rest] = form;
      const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${rest}`);
      return [{ kind: kind as Kind, at, folder: path.join(folder, name) }];
    })
    .sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** The newest copy made before this time; without a time the newest one. @throws BackupProblem */
export function newestCopyBefore(folder: string, until: Date | null): Copy {
  const found = copiesIn(folder).findLast(({ at }) => !until || at <= until);
  if (found) return found;
  throw new BackupProblem(`${folder} has no copy${until ? ` from before ${until.toISOString()}` : ''}.`);
}

function copyKeys(from: string, to: string): void {
  mkdirSync(to, { recursive: true, mode: PRIVATE });
  for (const name of KEY_FILES) {
    const file = path.join(from, name);
    if (existsSync(file)) copyFileSync(file, path.join(to, name));
  }
}

export const keepKeys = (dataDir: string, { folder }: Copy): void =>
  copyKeys(dataDir, path.join(folder, KEYS));
export const restoreKeys = ({ folder }: Copy, dataDir: string): void =>
  copyKeys(path.join(folder, KEYS), dataDir);
