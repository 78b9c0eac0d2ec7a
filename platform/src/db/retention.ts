import { lt, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Clock } from '../clock.ts';
import { type Repeated, repeat } from '../repeat.ts';
import { DoneElsewhere } from './locks.ts';
import type { Database, OpenDatabase } from './open.ts';
import { offers } from './schema/money.ts';
import { watchPositions } from './schema/viewing.ts';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

/** How long what viewers do is stored, in days (docs/OPERATIONS.md "How long things are stored"). */
export const RETENTION_DAYS = {
  /** Statistics of streams, from their beginning. */
  streamStats: 90,
  /** Positions and history, from the last time that the title was watched. */
  watchPositions: 730,
  /** Offers to buy something: one is paid within hours, and each look at a price makes one. */
  offers: 30,
} as const;

const EVERY_MS = 3_600_000;
/** Partitions that exist ahead of time. */
const WEEKS_AHEAD = 2;
/** Rows of one statement, so that others need not wait. */
const BATCH = 5_000;
/** The longest wait for a lock of the table, for which all viewers would wait behind us. */
const LOCK_LIMIT = '2s';

const PARTITION = /^stream_stats_(\d{4})(\d{2})(\d{2})$/;
/** PostgreSQL's code: the partition for everything else already has rows of that time. */
const CHECK_VIOLATION = '23514';

const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Makes the partitions of this week and of the next ones. */
async function makePartitions(db: Database, nowMs: number): Promise<void> {
  const week = Math.floor(nowMs / WEEK_MS) * WEEK_MS;
  for (let ahead = 0; ahead <= WEEKS_AHEAD; ahead += 1) {
    const [from, to] = [week + ahead * WEEK_MS, week + (ahead + 1) * WEEK_MS].map(dateOf);
    const name = `stream_stats_${from?.replaceAll('-', '')}`;
    await inShortLock(
      db,
      sql.raw(
        `create table if not exists "${name}" partition of "stream_stats" for values from ('${from} 00:00+00') to ('${to} 00:00+00')`,
      ),
    ).catch((error: { cause?: { code?: string } }) => {
      // A week that began in the partition for everything else stays there to its end.
      if (error.cause?.code !== CHECK_VIOLATION) throw error;
    });
  }
}

async function inShortLock(db: Database, statement: ReturnType<typeof sql>): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local lock_timeout = '${LOCK_LIMIT}'`));
    await tx.execute(statement);
  });
}

async function dropPartitions(db: Database, before: number): Promise<void> {
  const { rows } = (await db.execute(
    sql`select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'stream_stats'::regclass`,
  )) as unknown as { rows: { name: string }[] };
  for (const { name } of rows) {
    const [, year, month, day] = PARTITION.exec(name) ?? [];
    const end = Date.UTC(Number(year), Number(month) - 1, Number(day)) + WEEK_MS;
    if (end <= before) await inShortLock(db, sql.raw(`drop table "${name}"`));
  }
  await db.execute(sql`delete from stream_stats_other where created_at < ${new Date(before).toISOString()}`);
}

/** A table whose rows go one by one, the column with their time, and how long they are stored. */
interface Aging {
  table: PgTable;
  id: PgColumn;
  time: PgColumn;
  days: number;
}

const AGING: readonly Aging[] = [
  {
    table: watchPositions,
    id: watchPositions.id,
    time: watchPositions.updatedAt,
    days: RETENTION_DAYS.watchPositions,
  },
  { table: offers, id: offers.id, time: offers.createdAt, days: RETENTION_DAYS.offers },
];

async function deleteRows(
  db: Database,
  { table, id, time }: Aging,
  before: Date,
  signal: AbortSignal,
): Promise<void> {
  const old = db.select({ id }).from(table).where(lt(time, before)).limit(BATCH);
  let deleted = BATCH;
  while (deleted === BATCH && !signal.aborted) {
    const rows = await db.delete(table).where(sql`${id} in ${old}`).returning({ id });
    deleted = rows.length;
  }
}

/** Makes room for what will be written, and deletes what is older than {@link RETENTION_DAYS}. */
export async function applyRetention(db: Database, nowMs: number, signal: AbortSignal): Promise<void> {
  await makePartitions(db, nowMs);
  await dropPartitions(db, nowMs - RETENTION_DAYS.streamStats * DAY_MS);
  for (const aging of AGING) await deleteRows(db, aging, new Date(nowMs - aging.days * DAY_MS), signal);
}

interface TimerDeps {
  database: Pick<OpenDatabase, 'db' | 'whileAlone'>;
  clock: Clock;
  onFailure(error: unknown): void;
}

/** Does it every hour; of several platforms on one database one does. */
export function startRetention({ database, clock, onFailure }: TimerDeps): Repeated {
  return repeat(EVERY_MS, async (signal) => {
    const apply = () => applyRetention(database.db, clock.now(), signal);
    await database.whileAlone('retention', apply).catch((error: unknown) => {
      if (!(error instanceof DoneElsewhere)) onFailure(error);
    });
  });
}
