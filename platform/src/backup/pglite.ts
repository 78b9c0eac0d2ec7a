import { createWriteStream, existsSync, mkdirSync, openAsBlob } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { PGlite } from '@electric-sql/pglite';
import { lockFolder } from '../db/lock.ts';
import { pgliteExtensions } from '../db/open.ts';
import { BackupProblem, type Copy, keepKeys, newCopy, restoreKeys } from './copies.ts';

const FILE = 'database.tar.gz';

/** Copies the database of a folder that no platform uses. @throws FolderInUse BackupProblem */
export async function backUpPglite(dataDir: string, folder: string): Promise<Copy> {
  const place = path.join(dataDir, 'db');
  if (!existsSync(place)) throw new BackupProblem(`${dataDir} has no database.`);
  const unlock = lockFolder(dataDir);
  try {
    const client = await PGlite.create(place, { extensions: pgliteExtensions });
    try {
      const dump = await client.dumpDataDir('gzip');
      const copy = newCopy(folder, 'pglite', new Date());
      await pipeline(
        Readable.fromWeb(dump.stream() as never),
        createWriteStream(path.join(copy.folder, FILE)),
      );
      keepKeys(dataDir, copy);
      return copy;
    } finally {
      await client.close();
    }
  } finally {
    unlock();
  }
}

/** Makes a data folder of a copy. @throws BackupProblem */
export async function restorePglite(copy: Copy, dataDir: string): Promise<void> {
  if (existsSync(path.join(dataDir, 'db'))) throw new BackupProblem(`${dataDir} has a database already.`);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const client = await PGlite.create(path.join(dataDir, 'db'), {
    loadDataDir: await openAsBlob(path.join(copy.folder, FILE)),
    extensions: pgliteExtensions,
  });
  await client.close();
  restoreKeys(copy, dataDir);
}
