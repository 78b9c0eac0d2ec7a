import { and, asc, eq, gt, isNull, lte, notExists, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/open.ts';
import { accounts } from '../../db/schema/money.ts';
import { users } from '../../db/schema/session.ts';
import { subscriptionPauses, subscriptions } from '../../db/schema/subscriptions.ts';
import { settleDue } from './user.ts';

/** Number of users per query. */
const BATCH = 1_000;

export interface RunReport {
  users: number;
  /** Periods paid or ended, pauses begun or ended, planned packets begun. */
  events: number;
  /** Errors of single users; the other users were processed. */
  failures: unknown[];
}

interface RunDeps {
  db: Database;
  clock: Clock;
  /** When it is aborted, the current user is the last one. */
  signal?: AbortSignal;
  /** Users per query; tests make it small. */
  batch?: number;
}

/** The next users with a period that is over, or a pause that has to begin or to end. */
async function dueUsersAfter(last: number, db: Database, now: Date, batch: number): Promise<number[]> {
  const { isPaused, endAt, endReason, id, userId } = subscriptions;
  const pause = subscriptionPauses;
  const isOver = and(eq(isPaused, false), lte(endAt, now));
  const begins = and(
    eq(isPaused, false),
    lte(pause.startAt, now),
    or(isNull(pause.endAt), gt(pause.endAt, now)),
  );
  const other = alias(subscriptionPauses, 'other');
  const unfinished = db
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.subscriptionId, id), or(isNull(other.endAt), gt(other.endAt, now))));
  // Earlier pauses stay in the table.
  const ends = and(eq(isPaused, true), lte(pause.endAt, now), notExists(unfinished));
  const rows = await db
    .selectDistinct({ userId })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, userId))
    .leftJoin(pause, eq(pause.subscriptionId, id))
    .where(and(gt(userId, last), isNull(endReason), or(isOver, begins, ends)))
    .orderBy(asc(userId))
    .limit(batch);
  return rows.map((row) => row.userId);
}

/** All due users, each once: those for whom nothing can be done must not hide the ones after them. */
async function* dueUsers(db: Database, now: Date, batch: number): AsyncGenerator<number> {
  let last: number | undefined = 0;
  while (last !== undefined) {
    const found = await dueUsersAfter(last, db, now, batch);
    yield* found;
    last = found.length < batch ? undefined : found.at(-1);
  }
}

/** Processes one user; skipped while another instance or a purchase holds the account's lock. */
async function settleUser(db: Database, userId: number, now: number): Promise<number> {
  await db.insert(accounts).values({ userId }).onConflictDoNothing();
  return db.transaction(async (tx) => {
    const [account] = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.userId, userId))
      .for('update', { skipLocked: true });
    return account ? settleDue(tx, { userId, accountId: account.id, now }) : 0;
  });
}

/**
 * Does everything that is due: renewals, ends, pauses, planned packets. One user at a time, each in a transaction, so
 * the process may die at any point, and several runs and instances may work at once.
 */
export async function runRenewals({ db, clock, signal, batch = BATCH }: RunDeps): Promise<RunReport> {
  const now = clock.now();
  const report: RunReport = { users: 0, events: 0, failures: [] };
  for await (const userId of dueUsers(db, new Date(now), batch)) {
    if (signal?.aborted) break;
    try {
      report.events += await settleUser(db, userId, now);
      report.users += 1;
    } catch (error) {
      report.failures.push(error);
    }
  }
  return report;
}
