import type { Database } from '../../db/open.ts';
import type { ProviderConfig } from '../../db/schema/session.ts';
import { type Minor, toMinor } from '../../domain/billing/money.ts';
import { ApiError } from '../../http/errors.ts';
import { findPromoKey, isCardNeeded, permitPromoKey } from './promo-key.ts';

/** What has to be paid for a key, and how. */
export interface PromoPayment {
  key: string;
  amount: Minor;
  /** It works only with a linked card: the one that pays is linked. */
  needsCard: boolean;
}

/**
 * A key that costs money, as a payment: its price, or the sum that proves a card and comes back. Throws everything that the
 * use of the key would throw, so that nobody pays for a key that does not work.
 */
export async function promoPayment(
  db: Database,
  { userId, key: typed, config, now }: { userId: number; key: string; config: ProviderConfig; now: number },
): Promise<PromoPayment> {
  const key = await findPromoKey(db, typed);
  await permitPromoKey(db, { userId, key, now, isPaying: true });
  if (!key.isPaid) throw new ApiError('payment_nothing_due');
  return { key: key.key, amount: toMinor(key.amount), needsCard: isCardNeeded(key, config) };
}
