import type { Database } from '../../db/open.ts';
import { entityLicences, userPurchases } from '../../db/schema/subscriptions.ts';
import { addPeriod } from '../../domain/billing/period.ts';
import { ApiError } from '../../http/errors.ts';
import { bookEntry, transactionOf } from '../ledger.ts';
import { productOf } from '../payments/offer-product.ts';
import type { UserPurchase } from '../subscriptions/subscriptions.ts';
import type { Quote } from './quote.ts';

/** Rents a title: paid once, open until the licence ends, without renewal. */
export async function rentTitle(
  tx: Database,
  { purchaseType, price, purchase, now }: Quote & { purchase: UserPurchase; now: number },
): Promise<UserPurchase> {
  const { contentId } = purchaseType;
  if (!contentId) throw new ApiError('not_found', { message: 'unknown_purchase_type' });
  const { userId, accountId, id } = purchase;
  await tx.insert(userPurchases).values(purchase);
  const title = (await productOf(tx, purchaseType.id))?.title ?? null;
  const entry = { accountId, amount: -price.amount, reference: `rent:${id}`, title, now };
  await bookEntry(tx, { ...entry, kind: 'rent', transactionId: transactionOf(purchase.reference) });
  const endAt = new Date(addPeriod(now, price.period));
  await tx.insert(entityLicences).values({ userId, contentId, purchasedAt: new Date(now), endAt });
  return purchase;
}
