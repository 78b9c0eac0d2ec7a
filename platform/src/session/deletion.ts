import { randomUUID } from 'node:crypto';
import { and, eq, inArray, lte } from 'drizzle-orm';
import { announceSession } from '../db/changes.ts';
import type { Database } from '../db/open.ts';
import { adIds } from '../db/schema/ads.ts';
import { cards, transactions } from '../db/schema/money.ts';
import { messages, noticeRemovals, pushes, surveyReplies } from '../db/schema/notices.ts';
import { follows, reminders } from '../db/schema/reminders.ts';
import { searchFinds } from '../db/schema/search.ts';
import { devices, otps, profiles, tokens, users } from '../db/schema/session.ts';
import { futures, userPurchases } from '../db/schema/subscriptions.ts';
import { contentRatings, favourites, streamStats, watchPositions } from '../db/schema/viewing.ts';

/** The user may change their mind for so long. */
const GRACE_MS = 14 * 24 * 3600 * 1000;

/** Accounts deleted in one run; the next run takes the others. */
const BATCH = 100;

export const deletionTime = (askedAt: Date): Date => new Date(askedAt.getTime() + GRACE_MS);

/**
 * Begins the grace period. Nothing is charged any more: standing orders end with what is paid. Asking again changes nothing,
 * so that nobody can put the deletion off without noticing.
 */
export async function askDeletion(db: Database, userId: number, now: Date): Promise<Date> {
  return db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (user?.deletionAskedAt) return deletionTime(user.deletionAskedAt);
    await tx.update(users).set({ deletionAskedAt: now }).where(eq(users.id, userId));
    await tx
      .update(userPurchases)
      .set({ status: 'cancelled', nextPurchaseTypeId: null })
      .where(and(eq(userPurchases.userId, userId), eq(userPurchases.status, 'active')));
    await tx.delete(futures).where(eq(futures.userId, userId));
    return deletionTime(now);
  });
}

/** Takes the deletion back; standing orders stay switched off. */
export async function cancelDeletion(db: Database, userId: number): Promise<void> {
  await db.update(users).set({ deletionAskedAt: null }).where(eq(users.id, userId));
}

/**
 * Deletes the accounts whose grace period is over; returns how many. One that fails does not keep the others.
 * @throws AggregateError after the others
 */
export async function deleteDueAccounts(db: Database, now: Date): Promise<number> {
  const isDue = lte(users.deletionAskedAt, new Date(now.getTime() - GRACE_MS));
  const due = await db.select({ id: users.id }).from(users).where(isDue).orderBy(users.id).limit(BATCH);
  const failures: unknown[] = [];
  let deleted = 0;
  for (const { id } of due) {
    try {
      await db.transaction(async (tx) => {
        // Read again under its lock: the user may have taken it back meanwhile.
        const [user] = await tx
          .select({ id: users.id, phone: users.phone })
          .from(users)
          .where(and(eq(users.id, id), isDue))
          .for('update');
        if (!user) return;
        await deleteAccount(tx, user);
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
 * Bookings have to stay, so the row of the user stays with them, without anything that leads to a person: no name, phone,
 * e-mail, password or number of the provider. Nobody can log in to it, or has registered its name before.
 */
async function deleteAccount(
  tx: Database,
  { id, phone }: { id: number; phone: string | null },
): Promise<void> {
  for (const table of PERSONAL) await tx.delete(table).where(eq(table.userId, id));
  if (phone) await tx.delete(otps).where(inArray(otps.phone, [phone]));
  await tx
    .update(transactions)
    .set({ phone: null, returnUrl: null, cardId: null })
    .where(eq(transactions.userId, id));
  await tx
    .update(userPurchases)
    .set({ status: 'ended', nextPurchaseTypeId: null })
    .where(eq(userPurchases.userId, id));
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
      deletionAskedAt: null,
      lastLoginAt: null,
    })
    .where(eq(users.id, id));
  await announceSession(tx, id);
}
