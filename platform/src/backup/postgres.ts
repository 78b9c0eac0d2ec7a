import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { BackupProblem, type Copy, KEYS, keepKeys, newCopy, PRIVATE, restoreKeys, WAL } from './copies.ts';
import { writeMissingSettings } from './settings-files.ts';

const PASSABLE = 0o711;
const DATA = 'data';
/** The replication slot on the server: it keeps the log of the server until the backup has stored it. */
const SLOT = 'taspa_backup';
/** Between two starts of `pg_receivewal`: a server that is away is asked less and less often. */
const FIRST_PAUSE_MS = 500;
const LAST_PAUSE_MS = 30_000;

/** Runs a program of PostgreSQL to its end, or until the signal. @throws BackupProblem with its last words */
function run(program: string, args: string[], signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    // What it says is read here, so it must not be translated.
    const env = { ...process.env, LC_ALL: 'C' };
    const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env });
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
      signal?.removeEventListener('abort', end);
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
  mkdirSync(folder, { recursive: true, mode: PRIVATE });
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

/** A server that sends no more of what follows the stored log: it has deleted it, or had never got it from a primary that was lost. */
const GAP = /has already been removed|is not in this server's history/;

/**
 * Stores the log as it is written, until the signal. An interruption is printed, and the slot made again: after a failover the new
 * primary has none.
 * @throws BackupProblem
 */
export async function followPostgres(
  databaseUrl: string,
  folder: string,
  print: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const wal = path.join(folder, WAL);
  mkdirSync(wal, { recursive: true, mode: PRIVATE });
  const args = ['-D', wal, '-d', databaseUrl, '--slot', SLOT];
  const makeSlot = () => run('pg_receivewal', [...args, '--create-slot', '--if-not-exists'], signal);
  await makeSlot();
  let wait = FIRST_PAUSE_MS;
  while (!signal.aborted) {
    const begun = performance.now();
    try {
      // By itself it would begin again for ever, in silence.
      await run('pg_receivewal', [...args, '--no-loop'], signal);
    } catch (error) {
      if (!(error instanceof BackupProblem)) throw error;
      if (GAP.test(error.message)) {
        throw new BackupProblem(
          `The stored log has a gap: what follows it is no longer on the server. ${error.message} Make a new copy in another folder; this one can be restored up to the gap.`,
        );
      }
      print(`${new Date().toISOString()} Nothing is stored at the moment. ${error.message}`);
    }
    wait = performance.now() - begun > LAST_PAUSE_MS ? FIRST_PAUSE_MS : Math.min(wait * 2, LAST_PAUSE_MS);
    await pause(wait, undefined, { signal }).catch(() => undefined);
    // If it cannot be made, the next start says why.
    if (!signal.aborted) await makeSlot().catch(() => undefined);
  }
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
  const stored = path.join(folder, WAL);
  const hasLog = existsSync(stored) && readdirSync(stored).length > 0;
  if (until && !hasLog) {
    throw new BackupProblem(
      `${folder} has no stored log (backup --follow), so a moment cannot be restored. Without --until the newest copy is.`,
    );
  }
  mkdirSync(into, { recursive: true });
  // What is below is closed, and belongs to different users.
  chmodSync(into, PASSABLE);
  const data = path.join(into, DATA);
  cpSync(path.join(copy.folder, DATA), data, { recursive: true });
  const wal = path.join(into, WAL);
  if (hasLog) cpSync(stored, wal, { recursive: true });
  else mkdirSync(wal, { mode: PRIVATE });
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
  writeMissingSettings(data);
  restoreKeys(copy, path.join(into, KEYS));
}

/** How to start what was restored, for the terminal: PostgreSQL refuses to run as root. */
export function stepsToStart(into: string, until: Date | null): string[] {
  const data = path.join(into, DATA);
  const keys = path.join(into, KEYS);
  const version = readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim();
  const start = `/usr/lib/postgresql/${version}/bin/pg_ctl -D ${data} -l ${path.join(data, 'start.log')} start`;
  const asPostgres = [
    `  chown -R postgres: ${data} ${path.join(into, WAL)}`,
    `  runuser -u postgres -- ${start}`,
  ];
  return [
    `${data} becomes the database of ${until ? until.toISOString() : 'the end of the stored log'} when PostgreSQL ${version} is started there:`,
    ...(process.getuid?.() === 0 ? asPostgres : [`  ${start}`]),
    ...(until
      ? [
          'If it stops because "recovery ended before configured recovery target was reached", the moment is after the last change: restore without --until.',
        ]
      : []),
    `Then give ${keys} to the user of the platform, and start it with the address of this database in DATABASE_URL and with DATA_DIR=${keys}, or copy the keys into its DATA_DIR.`,
  ];
}
