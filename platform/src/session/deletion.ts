import { randomUUID } from 'node:crypto';
import { and, eq, inArray, lte } from 'drizzle-orm';
import { accountOf } from '../commerce/ledger.ts';
import { endAll, stopAllRenewing } from '../commerce/subscriptions/leaving.ts';
import { announceSession } from '../db/changes.ts';
import type { Database } from '../db/open.ts';
import { adIds } from '../db/schema/ads.ts';
import { cards, transactions } from '../db/schema/money.ts';
import { messages, noticeRemovals, pushes, surveyReplies } from '../db/schema/notices.ts';
import { follows, reminders } from '../db/schema/reminders.ts';
import { searchFinds } from '../db/schema/search.ts';
import { devices, otps, profiles, tokens, users } from '../db/schema/session.ts';
import { contentRatings, favourites, streamStats, watchPositions } from '../db/schema/viewing.ts';

/** The grace period in which the user can cancel the deletion. */
const GRACE_MS = 14 * 24 * 3600 * 1000;

/** Accounts deleted in one run; the next run takes the others. */
const BATCH = 100;

export const deletionTime = (requestedAt: Date): Date => new Date(requestedAt.getTime() + GRACE_MS);

/**
 * Starts the grace period. Nothing more is charged: standing orders end with the paid period. A second request does not
 * move the date of the deletion.
 */
export async function askDeletion(db: Database, userId: number, now: Date): Promise<Date> {
  return db.transaction(async (tx) => {
    // The account first, as renewals lock it: no period is paid while this is decided, and no two of them deadlock.
    await accountOf(tx, userId);
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (user?.deletionRequestedAt) return deletionTime(user.deletionRequestedAt);
    await tx.update(users).set({ deletionRequestedAt: now }).where(eq(users.id, userId));
    await stopAllRenewing(tx, userId);
    return deletionTime(now);
  });
}

/**
 * Cancels the deletion. Renewals stay switched off, because it is not known which of them the viewer had switched off
 * before.
 */
export async function cancelDeletion(db: Database, userId: number): Promise<void> {
  await db.update(users).set({ deletionRequestedAt: null }).where(eq(users.id, userId));
}

/**
 * Deletes the accounts whose grace period is over; returns how many. One that fails does not keep the others.
 * @throws AggregateError after the others
 */
export async function deleteDueAccounts(db: Database, now: Date): Promise<number> {
  const isDue = lte(users.deletionRequestedAt, new Date(now.getTime() - GRACE_MS));
  const due = await db.select({ id: users.id }).from(users).where(isDue).orderBy(users.id).limit(BATCH);
  const failures: unknown[] = [];
  let deleted = 0;
  for (const { id } of due) {
    try {
      await db.transaction(async (tx) => {
        await accountOf(tx, id);
        // Read again under its lock: the user may have taken it back meanwhile.
        const [user] = await tx
          .select({ id: users.id, phone: users.phone })
          .from(users)
          .where(and(eq(users.id, id), isDue))
          .for('update');
        if (!user) return;
        await deleteAccount(tx, user, now);
        deleted += 1;
      });
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts were not deleted`);
  return deleted;
}

/** Everything that says something about the person or their devices. */
const PERSONAL = [
  favourites,
  watchPositions,
  contentRatings,
  streamStats,
  searchFinds,
  reminders,
  follows,
  messages,
  pushes,
  noticeRemovals,
  surveyReplies,
  adIds,
  cards,
  tokens,
  devices,
  profiles,
] as const;

/**
 * Bookings must be kept, so the row of the user is kept too, but without anything that identifies the person: no name,
 * phone, e-mail, password or number of the provider. Nobody can log in to it, and nobody can register its new name in
 * advance.
 */
async function deleteAccount(
  tx: Database,
  { id, phone }: { id: number; phone: string | null },
  now: Date,
): Promise<void> {
  for (const table of PERSONAL) await tx.delete(table).where(eq(table.userId, id));
  if (phone) await tx.delete(otps).where(inArray(otps.phone, [phone]));
  await tx
    .update(transactions)
    .set({ phone: null, returnUrl: null, cardId: null })
    .where(eq(transactions.userId, id));
  // A payment that the bank reports after this is refunded, as for every transaction that has ended.
  await tx
    .update(transactions)
    .set({ status: 'error', failure: 'payment_expired', smsCodeHash: null, settledAt: now })
    .where(and(eq(transactions.userId, id), eq(transactions.status, 'pending')));
  await endAll(tx, id, now.getTime());
  await tx
    .update(users)
    .set({
      ...{ username: `deleted-${randomUUID()}`, phone: null, email: null, passwordHash: null },
      isPhoneConfirmed: false,
      isEmailConfirmed: false,
      firstName: '',
      lastName: '',
      providerUid: '',
      operatorCityId: null,
      operatorAddressId: null,
      pinHash: null,
      sentPinHash: null,
      sentPinUntil: null,
      settings: null,
      referId: '',
      isActive: false,
      deletionRequestedAt: null,
      lastLoginAt: null,
    })
    .where(eq(users.id, id));
  await announceSession(tx, id);
}
