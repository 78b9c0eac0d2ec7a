import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runInThisContext } from 'node:vm';
import { sql } from 'drizzle-orm';
import { freePort } from '../../../scripts/lib/ports.mjs';
import { databaseAt, findPostgres, serveDatabase } from '../../../scripts/lib/postgres.mjs';
import { readBackupCommand } from '../../src/backup/arguments.ts';
import { newCopy } from '../../src/backup/copies.ts';
import { restorePostgres } from '../../src/backup/postgres.ts';
import { runBackupCommand } from '../../src/backup/run.ts';
import { FolderInUse } from '../../src/db/lock.ts';
import { type OpenDatabase, openDatabase } from '../../src/db/open.ts';
import { preparedFolder, testDatabase } from '../support/database.ts';

jest.setTimeout(300_000);

const server = process.env.TEST_DATABASE_URL ?? '';
const describeOnPostgres = server ? describe : describe.skip;
const describeOnPglite = server ? describe.skip : describe;
/** Only a limit: on a busy machine the server hands its log out late. */
const PATIENCE_MS = 120_000;
/** Not less than those of the server that was copied. */
const SETTINGS = ['fsync=off', 'max_connections=200'];
const never = new AbortController().signal;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'taspa-backup-'));
  chmodSync(folder, 0o711);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const inFolder = (name: string) => path.join(folder, name);

/** A table that says what a restored database has. */
async function mark({ db }: OpenDatabase, name: string): Promise<void> {
  await db.execute(sql`create table if not exists marks (name text)`);
  await db.execute(sql`insert into marks values (${name})`);
}

async function marksOf({ db }: OpenDatabase): Promise<string[]> {
  const { rows } = (await db.execute(sql`select name from marks order by name`)) as unknown as {
    rows: { name: string }[];
  };
  return rows.map(({ name }) => name);
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`not so within ${PATIENCE_MS} ms`);
    await pause(50);
  }
}

describe('the command line of backups', () => {
  const read = (text: string) => readBackupCommand(text.split(' '), '/home/me');

  test('paths are relative to the folder of the caller', () => {
    expect(read('backup copies --follow')).toEqual({
      do: 'backup',
      folder: '/home/me/copies',
      isFollowing: true,
    });
    expect(read('restore copies --into new --until 2026-11-26T18:00:00Z')).toEqual({
      do: 'restore',
      folder: '/home/me/copies',
      into: '/home/me/new',
      until: new Date('2026-11-26T18:00:00Z'),
    });
  });

  test.each([
    ['backup', 'Name one folder'],
    ['backup a b', 'Name one folder'],
    ['backup a --until x', 'Use it so'],
    ['restore a', 'Name the folder to make'],
    ['restore a --into b --until yesterday', '"yesterday" is no time'],
  ])('"%s" fails with one sentence', (text, sentence) => {
    expect(() => read(text)).toThrow(sentence);
  });
});

describeOnPglite('a backup of the embedded database (docs/OPERATIONS.md "Backups")', () => {
  const lines: string[] = [];
  const run = (env: { dataDir: string }, command: Parameters<typeof runBackupCommand>[1]) =>
    runBackupCommand({ ...env, databaseUrl: undefined }, command, (line) => lines.push(line), never);

  test('is restored with its keys, as of the wanted moment, and the platform opens it', async () => {
    const dataDir = inFolder('live');
    mkdirSync(dataDir);
    await preparedFolder(dataDir, 'empty');
    writeFileSync(path.join(dataDir, 'vapid-key'), 'the key');
    const write = async (name: string) => {
      const database = await openDatabase({ dataDir });
      await mark(database, name);
      await database.close();
    };
    await write('first');
    await run({ dataDir }, { do: 'backup', folder: inFolder('copies'), isFollowing: false });
    const between = new Date();
    await pause(5);
    await write('second');
    await run({ dataDir }, { do: 'backup', folder: inFolder('copies'), isFollowing: false });

    for (const [into, moment, wanted] of [
      ['early', between, ['first']],
      ['late', null, ['first', 'second']],
    ] as const) {
      const place = inFolder(into);
      await run({ dataDir }, { do: 'restore', folder: inFolder('copies'), into: place, until: moment });
      const restored = await openDatabase({ dataDir: place });
      expect(await marksOf(restored)).toEqual(wanted);
      await restored.close();
      expect(readFileSync(path.join(place, 'vapid-key'), 'utf8')).toBe('the key');
    }
    await expect(
      run({ dataDir }, { do: 'restore', folder: inFolder('copies'), into: dataDir, until: null }),
    ).rejects.toThrow('has a database already');
  });

  test('is refused while a platform uses the folder', async () => {
    const dataDir = inFolder('live');
    mkdirSync(dataDir);
    await preparedFolder(dataDir, 'empty');
    const database = await openDatabase({ dataDir });
    try {
      await expect(
        run({ dataDir }, { do: 'backup', folder: inFolder('copies'), isFollowing: false }),
      ).rejects.toThrow(FolderInUse);
    } finally {
      await database.close();
    }
  });

  test('of a time before all copies fails with one sentence', async () => {
    await expect(
      run({ dataDir: folder }, { do: 'restore', folder, into: inFolder('new'), until: new Date(0) }),
    ).rejects.toThrow('has no copy from before 1970');
  });
});

test('a restore of PostgreSQL keeps no recovery settings of the server that was copied: it would stop at an older moment, or follow another server', () => {
  const copy = newCopy(inFolder('copies'), 'postgres', new Date());
  const copied = path.join(copy.folder, 'data');
  mkdirSync(copied);
  writeFileSync(path.join(copied, 'standby.signal'), '');
  const old =
    "recovery_target_time = '2026-01-01 00:00:00+00'\nprimary_conninfo = 'host=live'\nprimary_slot_name = 'replica'\n";
  writeFileSync(path.join(copied, 'postgresql.auto.conf'), old);
  restorePostgres(inFolder('copies'), copy, inFolder('new'), null);
  const data = inFolder('new/data');
  const lines = readFileSync(path.join(data, 'postgresql.auto.conf'), 'utf8').split('\n');
  const lastOf = (name: string) => lines.findLast((line) => line.startsWith(`${name} =`));
  for (const name of ['recovery_target_time', 'primary_conninfo', 'primary_slot_name'])
    expect(lastOf(name)).toBe(`${name} = ''`);
  expect(existsSync(path.join(data, 'standby.signal'))).toBe(false);
});

describe('the restore of a copy of PostgreSQL (docs/OPERATIONS.md "Backups")', () => {
  const at = new Date('2026-11-26T18:00:00Z');

  function copyOf(files: Record<string, string>): void {
    const copied = path.join(newCopy(inFolder('copies'), 'postgres', at).folder, 'data');
    mkdirSync(copied);
    for (const [name, text] of Object.entries({ PG_VERSION: '15\n', ...files }))
      writeFileSync(path.join(copied, name), text);
    mkdirSync(path.join(copied, '../keys'));
    writeFileSync(path.join(copied, '../keys/vapid-key'), 'the key');
  }

  async function restored(moment: Date | null): Promise<string> {
    const lines: string[] = [];
    await runBackupCommand(
      { dataDir: inFolder('data'), databaseUrl: undefined },
      { do: 'restore', folder: inFolder('copies'), into: inFolder('new'), until: moment },
      (line) => lines.push(line),
      never,
    );
    return lines.join('\n');
  }
  const file = (name: string) => readFileSync(inFolder(`new/${name}`), 'utf8');

  test('keeps the keys apart, in the folder that is the new DATA_DIR: the database has another owner', async () => {
    copyOf({});
    const words = await restored(null);
    expect(file('keys/vapid-key')).toBe('the key');
    expect(words).toContain(`DATA_DIR=${inFolder('new/keys')}`);
    expect(words).not.toMatch(new RegExp(`chown\\b.* ${inFolder('new')}(?!/)`));
    expect(statSync(inFolder('new')).mode & 0o777).toBe(0o711);
    expect(words).toContain(`/usr/lib/postgresql/15/bin/pg_ctl -D ${inFolder('new/data')}`);
  });

  test('writes the settings that a cluster of Debian has elsewhere, and keeps those that the copy has', async () => {
    copyOf({ 'pg_hba.conf': 'local all all trust\n' });
    await restored(null);
    expect(file('data/postgresql.conf')).toContain('hot_standby = off');
    expect(file('data/pg_hba.conf')).toBe('local all all trust\n');
  });

  test('up to a moment is refused without a stored log, and else says what to do about a moment after the last change', async () => {
    copyOf({});
    const later = new Date('2026-11-26T19:00:00Z');
    await expect(restored(later)).rejects.toThrow('has no stored log');
    expect(existsSync(inFolder('new'))).toBe(false);
    mkdirSync(inFolder('copies/wal'));
    writeFileSync(inFolder('copies/wal/000000010000000000000003.partial'), '');
    expect(await restored(later)).toContain('restore without --until');
  });
});

/** Programs of PostgreSQL that say what they are told, in a folder of the path. */
function standIns(programs: Record<string, string>): void {
  mkdirSync(inFolder('bin'));
  for (const [name, script] of Object.entries(programs))
    writeFileSync(inFolder(`bin/${name}`), `#!/bin/sh\ncd ${folder}\n${script}\n`, { mode: 0o755 });
}

describe('the log of PostgreSQL is followed (docs/OPERATIONS.md "Backups")', () => {
  /** That of the platform's code, which is loaded once for all tests (support/loaded-once.cjs): a test has a copy. */
  const environment = (runInThisContext('process') as NodeJS.Process).env;
  const { PATH } = environment;
  beforeEach(() => {
    environment.PATH = `${inFolder('bin')}:${PATH}`;
  });
  afterEach(() => {
    environment.PATH = PATH;
  });

  const RUNS_UNTIL_INTERRUPTED = "trap 'echo ended >>calls; exit 0' INT; while :; do sleep 0.05; done";
  const COPIES = 'mkdir -p "$2"';
  const calls = () =>
    existsSync(inFolder('calls')) ? readFileSync(inFolder('calls'), 'utf8').split('\n') : [];
  const startsOf = (all: string[]) =>
    all.filter((line) => line && line !== 'ended' && !line.includes('create-slot'));
  const follow = (signal: AbortSignal, print: (line: string) => void = () => undefined) =>
    runBackupCommand(
      { dataDir: inFolder('data'), databaseUrl: 'postgres://taspa@db/taspa' },
      { do: 'backup', folder: inFolder('copies'), isFollowing: true },
      print,
      signal,
    );
  /** Fails at its first start with these words, if it does not create the slot. */
  const failsOnce = (words: string) => `echo "$@" >>calls
case "$*" in *--create-slot*) exit 0;; esac
if [ ! -e failed ]; then touch failed; echo '${words}' >&2; exit 1; fi
${RUNS_UNTIL_INTERRUPTED}`;

  test('after a failover the interruption is printed, and the slot, which the new primary has not, is made again', async () => {
    const words = 'pg_receivewal: error: replication slot "taspa_backup" does not exist';
    standIns({ pg_basebackup: COPIES, pg_receivewal: failsOnce(words) });
    const end = new AbortController();
    const lines: string[] = [];
    const following = follow(end.signal, (line) => lines.push(line));
    await until(() => startsOf(calls()).length === 2);
    end.abort();
    await following;
    expect(startsOf(calls()).every((line) => line.includes('--no-loop'))).toBe(true);
    expect(calls().filter((line) => line.includes('--create-slot --if-not-exists'))).toHaveLength(2);
    expect(lines.filter((line) => line.includes(words))).toHaveLength(1);
  });

  test.each([
    'requested WAL segment 000000010000000000000003 has already been removed',
    "requested starting point 0/3000000 on timeline 1 is not in this server's history",
  ])('what PostgreSQL can no longer send (%s) ends it: a new copy is needed', async (words) => {
    standIns({ pg_basebackup: COPIES, pg_receivewal: failsOnce(words.replaceAll("'", "'\\''")) });
    await expect(follow(never)).rejects.toThrow(/has a gap.*Make a new copy in another folder/s);
    expect(startsOf(calls())).toHaveLength(1);
  });

  test('ends when the copy fails, so that the command ends', async () => {
    standIns({
      pg_basebackup: 'while ! grep -q no-loop calls; do sleep 0.05; done; echo "no room" >&2; exit 1',
      pg_receivewal: `echo "$@" >>calls; case "$*" in *--create-slot*) exit 0;; esac; ${RUNS_UNTIL_INTERRUPTED}`,
    });
    await expect(follow(never)).rejects.toThrow('pg_basebackup failed. no room');
    expect(calls()).toContain('ended');
  });
});

describeOnPostgres('a backup of PostgreSQL (docs/OPERATIONS.md "Backups")', () => {
  test('with the stored log any moment is restored, to the transaction', async () => {
    const live = await testDatabase('empty');
    const { rows } = (await live.db.execute(sql`select current_database() as name`)) as unknown as {
      rows: [{ name: string }];
    };
    const databaseName = rows[0].name;
    const end = new AbortController();
    const env = { dataDir: inFolder('data'), databaseUrl: server };
    const lines: string[] = [];
    const following = runBackupCommand(
      env,
      { do: 'backup', folder: inFolder('copies'), isFollowing: true },
      (line) => lines.push(line),
      end.signal,
    );
    try {
      await until(() => lines.length === 2);
      await mark(live, 'kept');
      await pause(20);
      const moment = new Date();
      await pause(20);
      await mark(live, 'a mistake');
      // Other tests write to the same server: what counts is what was written up to here.
      const { rows: written } = (await live.db.execute(
        sql`select pg_switch_wal()::text as position`,
      )) as unknown as { rows: [{ position: string }] };
      await until(async () => {
        const { rows } = (await live.db.execute(
          sql`select ${written[0].position}::pg_lsn <= restart_lsn as is_stored from pg_replication_slots where slot_name = 'taspa_backup'`,
        )) as unknown as { rows: { is_stored: boolean }[] };
        return rows[0]?.is_stored ?? false;
      });
      end.abort();
      await following;

      for (const [into, time, wanted] of [
        ['early', moment, ['kept']],
        ['late', null, ['a mistake', 'kept']],
      ] as const) {
        const place = inFolder(into);
        const restore = { do: 'restore', folder: inFolder('copies'), into: place, until: time } as const;
        await runBackupCommand(env, restore, () => undefined, never);
        const postgres = await findPostgres();
        if (!postgres) throw new Error('PostgreSQL is missing');
        const { uid, gid } = postgres.runsAs;
        if (uid && gid) execFileSync('chown', ['-R', `${uid}:${gid}`, place]);
        const port = await freePort();
        const restored = await serveDatabase(postgres, path.join(place, 'data'), port, SETTINGS);
        const address = new URL(databaseAt(port));
        address.pathname = `/${databaseName}`;
        const opened = await openDatabase({ dataDir: '', databaseUrl: address.href });
        try {
          // It answers reads before it has replayed all of the log.
          await until(async () => {
            const { rows } = (await opened.db.execute(
              sql`select pg_is_in_recovery() as follows`,
            )) as unknown as {
              rows: [{ follows: boolean }];
            };
            return !rows[0].follows;
          });
          expect(await marksOf(opened)).toEqual(wanted);
          await mark(opened, 'goes on');
        } finally {
          await opened.close();
          await restored.stop();
        }
      }
      expect(existsSync(inFolder('copies/wal'))).toBe(true);
    } finally {
      end.abort();
      await following.catch(() => undefined);
      await live.db.execute(sql`select pg_drop_replication_slot('taspa_backup')`).catch(() => undefined);
      await live.close();
    }
  });
});
