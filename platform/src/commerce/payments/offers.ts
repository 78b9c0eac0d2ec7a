import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { offers } from '../../db/schema/money.ts';
import { fromMinor, type Minor } from '../../domain/billing/money.ts';
import type { Period } from '../../domain/billing/period.ts';
import { nextSnowflake } from '../../domain/snowflake.ts';
import { ApiError } from '../../http/errors.ts';
import { priceNow } from '../buying/price.ts';
import { quote } from '../buying/quote.ts';
import { type Product, productOf } from './offer-product.ts';
import type { Payer } from './paysystems.ts';
import { TRANSACTION_LIFE_MS } from './transactions.ts';

export type Offer = typeof offers.$inferSelect;

/** What the offered thing costs this person now: always the server's own reckoning. */
export interface Terms {
  product: Product;
  amount: Minor;
  /** What is to be paid for it at once: less than the price when something is given back, nothing for what begins later. */
  due: Minor;
  period: Period;
  isTrial: boolean;
  isCovered: boolean;
}

export interface Ordered {
  userId: number;
  purchaseTypeId: string;
  payer: Payer;
  now: number;
}

/** Throws whatever would stop the purchase itself, so that nobody pays for what they could not have. */
export async function termsOf(db: Database, ordered: Ordered): Promise<Terms> {
  const { userId, purchaseTypeId, payer, now } = ordered;
  const product = await productOf(db, purchaseTypeId);
  if (!product) throw new ApiError('not_found', { message: 'unknown_purchase_type' });
  if (payer.provider.config.disallowSubscribe) {
    // Sold by the provider itself: the offer tells the price and where to go, and nothing of it is paid here.
    const { amount, period, isTrial } = await priceNow(db, userId, product.purchaseType);
    return { product, amount, due: amount, period, isTrial, isCovered: false };
  }
  const { price, due, missing, refund } = await quote(db, { userId, purchaseTypeId, now });
  // What is given back for the packet it replaces melts while somebody pays: asked is what suffices at the last moment too.
  const latest =
    refund > 0 ? await quote(db, { userId, purchaseTypeId, now: now + TRANSACTION_LIFE_MS }) : null;
  return { product, ...price, due: Math.max(due, latest?.due ?? 0), isCovered: missing === 0 };
}

/** Makes an offer and says what it costs now. */
export async function makeOffer(
  db: Database,
  {
    offerVersion,
    paysystemVersion,
    source,
    ...ordered
  }: Ordered & {
    offerVersion: number;
    paysystemVersion: number;
    source: string;
  },
): Promise<{ offer: Offer; terms: Terms }> {
  const { userId, purchaseTypeId, now } = ordered;
  const terms = await termsOf(db, ordered);
  const [offer] = await db
    .insert(offers)
    .values({
      id: nextSnowflake(now),
      userId,
      purchaseTypeId,
      offerVersion,
      paysystemVersion,
      source,
      amount: fromMinor(terms.amount),
      createdAt: new Date(now),
    })
    .returning();
  if (!offer) throw new Error('An offer was not written');
  return { offer, terms };
}

/** An offer made to this user; somebody else's does not exist for them. */
export async function ownOffer(db: Database, userId: number, id: string): Promise<Offer> {
  const [offer] = await db
    .select()
    .from(offers)
    .where(and(eq(offers.id, id), eq(offers.userId, userId)));
  if (!offer) throw new ApiError('not_found');
  return offer;
}
