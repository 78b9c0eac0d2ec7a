import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BackupProblem, type Copy, keepKeys, newCopy, restoreKeys, WAL } from './copies.ts';

const DATA = 'data';
/** The replication slot on the server: it keeps the log of the server until the backup has stored it. */
const SLOT = 'taspa_backup';

/** Runs a program of PostgreSQL to its end, or until the signal. @throws BackupProblem with its last words */
function run(program: string, args: string[], signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let words = '';
    child.stderr.on('data', (chunk) => {
      words = (words + chunk).slice(-2_000);
    });
    // It finishes the file that it writes.
    const end = () => child.kill('SIGINT');
    signal?.addEventListener('abort', end, { once: true });
    child.once('error', () =>
      reject(new BackupProblem(`${program} is missing: apt-get install postgresql-client.`)),
    );
    child.once('close', (code) => {
      if (code === 0 || signal?.aborted) resolve();
      else reject(new BackupProblem(`${program} failed. ${words.trim()}`));
    });
    if (signal?.aborted) end();
  });
}

/**
 * Copies a running server, which the role of DATABASE_URL has to be allowed to replicate.
 * @throws BackupProblem
 */
export async function backUpPostgres(databaseUrl: string, dataDir: string, folder: string): Promise<Copy> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unfinished = path.join(folder, `unfinished-${process.pid}`);
  try {
    // With the log of the time of the copy, it can be restored alone, too.
    await run('pg_basebackup', ['-D', unfinished, '-d', databaseUrl, '-X', 'stream', '--checkpoint=fast']);
    const copy = newCopy(folder, 'postgres', new Date());
    renameSync(unfinished, path.join(copy.folder, DATA));
    keepKeys(dataDir, copy);
    return copy;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Stores the log as it is written, until the signal. @throws BackupProblem */
export async function followPostgres(
  databaseUrl: string,
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  const wal = path.join(folder, WAL);
  mkdirSync(wal, { recursive: true, mode: 0o700 });
  const args = ['-D', wal, '-d', databaseUrl, '--slot', SLOT];
  await run('pg_receivewal', [...args, '--create-slot', '--if-not-exists']);
  await run('pg_receivewal', args, signal);
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** PostgreSQL settings accept the time zone only as a number. */
const postgresTime = (time: Date) => time.toISOString().replace('T', ' ').replace('Z', '+00');

/**
 * Makes a database folder that PostgreSQL recovers to the wanted time when it starts there. The newest log file is
 * still being written and has another name.
 * @throws BackupProblem
 */
export function restorePostgres(folder: string, copy: Copy, into: string, until: Date | null): void {
  if (existsSync(into)) throw new BackupProblem(`${into} is there already; restore into a new folder.`);
  mkdirSync(into, { recursive: true, mode: 0o700 });
  const data = path.join(into, DATA);
  cpSync(path.join(copy.folder, DATA), data, { recursive: true });
  const wal = path.join(into, WAL);
  const stored = path.join(folder, WAL);
  if (existsSync(stored)) cpSync(stored, wal, { recursive: true });
  else mkdirSync(wal);
  const from = `${wal}/%f`.replaceAll('"', '\\"');
  const settings = [
    `restore_command = ${quoted(`cp "${from}" "%p" 2>/dev/null || cp "${from}.partial" "%p" 2>/dev/null`)}`,
    "recovery_target_action = 'promote'",
    // The restored server is independent and must not wait for a replica of the old one.
    "synchronous_standby_names = ''",
    // Also where they are empty: the last line counts, and the copied server may have been restored itself, or be a replica.
    `recovery_target_time = ${quoted(until ? postgresTime(until) : '')}`,
    "primary_conninfo = ''",
    "primary_slot_name = ''",
  ];
  writeFileSync(path.join(data, 'postgresql.auto.conf'), `${settings.join('\n')}\n`, { flag: 'a' });
  writeFileSync(path.join(data, 'recovery.signal'), '');
  rmSync(path.join(data, 'standby.signal'), { force: true });
  restoreKeys(copy, into);
}
