import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/open.ts';
import { accounts } from '../../db/schema/money.ts';
import { users } from '../../db/schema/session.ts';
import { subscriptionPauses, subscriptions } from '../../db/schema/subscriptions.ts';
import { settleDue } from './user.ts';

/** So many users a run; the next run takes the rest. */
const BATCH = 1_000;

export interface RunReport {
  users: number;
  /** Periods paid or over, pauses begun or over, planned packets begun. */
  events: number;
  /** Users whose turn failed; the others had theirs. */
  failures: unknown[];
}

interface RunDeps {
  db: Database;
  clock: Clock;
  /** Once it is aborted, the user whose turn it is is the last one. */
  signal?: AbortSignal;
}

/** Users for whom a period is over, or a pause has to begin or to end. */
async function dueUsers(db: Database, now: Date): Promise<number[]> {
  const { isPaused, endAt, endReason, id, userId } = subscriptions;
  const pause = subscriptionPauses;
  const isOver = and(eq(isPaused, false), lte(endAt, now));
  const begins = and(
    eq(isPaused, false),
    lte(pause.startAt, now),
    or(isNull(pause.endAt), gt(pause.endAt, now)),
  );
  const ends = and(eq(isPaused, true), lte(pause.endAt, now));
  const rows = await db
    .selectDistinct({ userId })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, userId))
    .leftJoin(pause, eq(pause.subscriptionId, id))
    .where(and(isNull(endReason), or(isOver, begins, ends)))
    .orderBy(asc(userId))
    .limit(BATCH);
  return rows.map((row) => row.userId);
}

/** One user's turn; nothing happens while somebody else has the account: another instance, or the user who is buying. */
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
 * Lets happen what the clock demands: renewals, ends, pauses, planned packets. A user at a time and each in a transaction, so
 * that it may die at any point, run twice, and run on several instances at once.
 */
export async function runRenewals({ db, clock, signal }: RunDeps): Promise<RunReport> {
  const now = clock.now();
  const report: RunReport = { users: 0, events: 0, failures: [] };
  for (const userId of await dueUsers(db, new Date(now))) {
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
