import { and, eq, isNull, like, ne } from 'drizzle-orm';
import { isAnyOf, rowsByKey } from '../../db/batch.ts';
import type { Database } from '../../db/open.ts';
import { accountEntries, accounts } from '../../db/schema/money.ts';
import { subscriptions } from '../../db/schema/subscriptions.ts';
import { toMinor } from '../../domain/billing/money.ts';
import { firstPrice, type Price, type Tariff } from '../../domain/billing/price.ts';
import type { PurchaseType } from '../subscriptions/subscriptions.ts';

const TRIAL = 'trial:';

/** A trial is booked under the packet's number even if it is free, so the ledger itself allows it only once. */
export const trialReference = (packetId: number) => `${TRIAL}${packetId}`;

const trialsOf = rowsByKey(
  (db) =>
    db
      .select({ userId: accounts.userId, reference: accountEntries.reference })
      .from(accountEntries)
      .innerJoin(accounts, eq(accounts.id, accountEntries.accountId))
      .where(and(isAnyOf(accounts.userId, 'keys'), like(accountEntries.reference, `${TRIAL}%`)))
      .prepare('used_trials'),
  ({ userId }) => userId ?? 0,
);

/** The packets whose trial the user has used. */
export async function usedTrials(db: Database, userId: number): Promise<Set<number>> {
  const rows = await trialsOf(db)(userId);
  return new Set(rows.map(({ reference }) => Number(reference.slice(TRIAL.length))));
}

/** The packets that a user bought and still owns. */
async function boughtPackets(db: Database, userId: number): Promise<Set<number>> {
  const rows = await db
    .select({ packetId: subscriptions.packetId })
    .from(subscriptions)
    .where(
      and(eq(subscriptions.userId, userId), ne(subscriptions.type, 'promo'), isNull(subscriptions.endReason)),
    );
  return new Set(rows.map(({ packetId }) => packetId));
}

export function tariffOf({ amount, period, trialAmount, trialPeriod }: PurchaseType): Tariff {
  const trial = trialPeriod ? { amount: toMinor(trialAmount ?? '0.00'), period: trialPeriod } : null;
  return { amount: toMinor(amount), period, trial };
}

/** Price and length of the first period for this user. */
export async function priceNow(db: Database, userId: number, purchaseType: PurchaseType): Promise<Price> {
  const { packetId } = purchaseType;
  if (packetId === null) return firstPrice(tariffOf(purchaseType), false);
  const used = await usedTrials(db, userId);
  const bought = await boughtPackets(db, userId);
  return firstPrice(tariffOf(purchaseType), !used.has(packetId) && !bought.has(packetId));
}
