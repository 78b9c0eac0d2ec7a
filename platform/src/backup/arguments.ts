import path from 'node:path';
import { parseArgs } from 'node:util';
import { UsageError } from '../import/problem.ts';

const BACKUP = 'backup FOLDER [--follow]';
const RESTORE = 'restore FOLDER --into NEW [--until TIME]';

/** The lines of `--help` about it. */
export const backupHelp: readonly string[] = [
  `npm run platform -- ${BACKUP}`,
  '',
  '      A copy of the database and of the keys of DATA_DIR, below FOLDER. With --follow the log of PostgreSQL is stored as it is',
  '      written, until Ctrl-C: so any moment can be restored. An embedded database is copied while no platform runs.',
  '',
  `npm run platform -- ${RESTORE}`,
  '',
  '      Makes a new folder of the newest copy, as it was at TIME (2026-11-26T18:00:00Z) or at the end of what was stored.',
];

export type BackupCommand =
  | { do: 'backup'; folder: string; isFollowing: boolean }
  | { do: 'restore'; folder: string; into: string; until: Date | null };

/** Reads a whole command line; paths are relative to the folder of the caller. */
export function readBackupCommand(args: readonly string[], callersFolder: string): BackupCommand {
  const [verb, ...rest] = args;
  const usage = verb === 'backup' ? BACKUP : RESTORE;
  const options: Record<string, { type: 'boolean' | 'string' }> =
    verb === 'backup'
      ? { follow: { type: 'boolean' } }
      : { into: { type: 'string' }, until: { type: 'string' } };
  let read: ReturnType<typeof parseArgs>;
  try {
    read = parseArgs({ args: rest, options, allowPositionals: true });
  } catch {
    throw new UsageError(`Use it so: ${usage}.`);
  }
  const { values, positionals } = read;
  const [folder, more] = positionals;
  if (!folder || more !== undefined) throw new UsageError(`Name one folder: ${usage}.`);
  const at = (place: string) => path.resolve(callersFolder, place);
  if (verb === 'backup') return { do: 'backup', folder: at(folder), isFollowing: values.follow === true };
  if (!values.into) throw new UsageError(`Name the folder to make: ${usage}.`);
  const until = values.until === undefined ? null : new Date(String(values.until));
  if (until && Number.isNaN(until.getTime()))
    throw new UsageError(`"${values.until}" is no time, such as 2026-11-26T18:00:00Z.`);
  return { do: 'restore', folder: at(folder), into: at(String(values.into)), until };
}
