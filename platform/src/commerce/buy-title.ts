import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { entityLicences, userPurchases } from '../db/schema/subscriptions.ts';
import { addPeriod } from '../domain/billing/period.ts';
import { ApiError } from '../http/errors.ts';
import { bookEntry } from './ledger.ts';
import type { Quote } from './price-quote.ts';
import type { PurchaseType, UserPurchase } from './subscriptions.ts';

/** What is rented is not rented again while it runs. */
export async function refuseRented(
  db: Database,
  userId: number,
  { contentId }: PurchaseType,
  now: number,
): Promise<void> {
  if (contentId === null) return;
  const isRunning = and(
    eq(entityLicences.userId, userId),
    eq(entityLicences.contentId, contentId),
    gt(entityLicences.endAt, new Date(now)),
  );
  const [running] = await db.select({ id: entityLicences.id }).from(entityLicences).where(isRunning);
  if (running) throw new ApiError('invalid', { message: 'already_rented' });
}

/** Rents a title: paid once, watched until the licence ends, nothing renews. */
export async function rentTitle(
  tx: Database,
  { purchaseType, price, purchase, now }: Quote & { purchase: UserPurchase; now: number },
): Promise<UserPurchase> {
  const { contentId } = purchaseType;
  if (!contentId) throw new ApiError('not_found', { message: 'unknown_purchase_type' });
  const { userId, accountId, id } = purchase;
  await tx.insert(userPurchases).values(purchase);
  await bookEntry(tx, { accountId, amount: -price.amount, kind: 'rent', reference: `rent:${id}`, now });
  const endAt = new Date(addPeriod(now, price.period));
  await tx.insert(entityLicences).values({ userId, contentId, purchasedAt: new Date(now), endAt });
  return purchase;
}
