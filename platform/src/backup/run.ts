import type { Env } from '../env.ts';
import type { BackupCommand } from './arguments.ts';
import { BackupProblem, newestCopyBefore } from './copies.ts';
import { backUpPglite, restorePglite } from './pglite.ts';
import { backUpPostgres, followPostgres, restorePostgres, stepsToStart } from './postgres.ts';

/** Makes or restores a backup of the database of this environment. @throws BackupProblem FolderInUse */
export async function runBackupCommand(
  env: Pick<Env, 'dataDir' | 'databaseUrl'>,
  command: BackupCommand,
  print: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  if (command.do === 'restore') return restore(command, print);
  const { folder, isFollowing } = command;
  const { databaseUrl, dataDir } = env;
  if (!databaseUrl && isFollowing)
    throw new BackupProblem('--follow stores the log of PostgreSQL; the embedded database has none.');
  // Followed first, so that nothing is missing between the copy and the log.
  const ending = new AbortController();
  const until = AbortSignal.any([signal, ending.signal]);
  const following = databaseUrl && isFollowing ? followPostgres(databaseUrl, folder, print, until) : null;
  following?.catch(() => undefined);
  try {
    const { folder: copy } = databaseUrl
      ? await backUpPostgres(databaseUrl, dataDir, folder)
      : await backUpPglite(dataDir, folder);
    print(`Copied to ${copy}.`);
    if (!following) return;
    print('Storing the log of PostgreSQL as it is written (Ctrl-C ends it).');
    await following;
  } finally {
    // A log without a copy is of no use, and its program would keep this one alive.
    ending.abort();
    await following?.catch(() => undefined);
  }
}

async function restore(
  { folder, into, until }: Extract<BackupCommand, { do: 'restore' }>,
  print: (line: string) => void,
): Promise<void> {
  const copy = newestCopyBefore(folder, until);
  if (copy.kind === 'pglite') {
    await restorePglite(copy, into);
    print(`${into} is as of ${copy.at.toISOString()}. Start it: DATA_DIR=${into} npm start`);
    return;
  }
  restorePostgres(folder, copy, into, until);
  stepsToStart(into, until).forEach(print);
}
