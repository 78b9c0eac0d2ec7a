import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { promoKeys } from '../../db/schema/commerce.ts';
import { promoKeyUses } from '../../db/schema/subscriptions.ts';
import { toMinor } from '../../domain/billing/money.ts';
import { promoCost } from '../../domain/promo.ts';
import { ApiError } from '../../http/errors.ts';
import { accountOf, bookEntry } from '../ledger.ts';
import { giftPacket } from '../subscriptions/gift.ts';
import { findPromoKey, type PromoKey, permitPromoKey, takeUse } from './promo-key.ts';

export type PromoUse = typeof promoKeyUses.$inferSelect;

/** What a key gave, stored with its use: later changes of the key do not change it. */
type PromoResult = { packet_ids: number[]; subscription_ids: string[]; days: number; amount: string };

export type Redeemed = {
  use: PromoUse;
  key: PromoKey;
  /** The payment only proved a card; the code that took it refunds it. */
  isPaymentReturned: boolean;
};

/** `transactionId`: the payment for it; `reference`: the request, which gets its use again when it is repeated. */
type Order = {
  userId: number;
  key: string;
  now: number;
  transactionId?: number;
  reference?: string | undefined;
};

async function moveMoney(
  tx: Database,
  accountId: number,
  key: PromoKey,
  { now, transactionId }: Pick<Order, 'now' | 'transactionId'>,
): Promise<string> {
  const amount = toMinor(key.amount);
  const cost = promoCost({ ...key, amount });
  const reference = `promo:${key.key}`;
  const entry = { accountId, reference, title: key.title, now };
  if (cost > 0) await bookEntry(tx, { ...entry, amount: -cost, kind: 'purchase', transactionId });
  if (key.isPaid || amount === 0) return '0.00';
  await bookEntry(tx, { ...entry, amount, kind: 'promo' });
  return key.amount;
}

async function earlierUse(
  tx: Database,
  reference: string,
  { userId, key }: { userId: number; key: PromoKey },
): Promise<PromoUse | undefined> {
  const isOwn = and(eq(promoKeyUses.userId, userId), eq(promoKeyUses.key, key.key));
  const [use] = await tx
    .select()
    .from(promoKeyUses)
    .where(and(isOwn, eq(promoKeyUses.reference, reference)));
  return use;
}

async function give(tx: Database, order: Order, accountId: number, key: PromoKey): Promise<Redeemed> {
  if (!(await takeUse(tx, key.key))) throw new ApiError('promo_used_up');
  const { userId, now } = order;
  const amount = await moveMoney(tx, accountId, key, order);
  const subscriptionIds: string[] = [];
  for (const packetId of key.days > 0 ? key.packetIds : []) {
    const { id } = await giftPacket(tx, { userId, packetId, days: key.days, now });
    subscriptionIds.push(id);
  }
  const result: PromoResult = {
    packet_ids: key.packetIds,
    subscription_ids: subscriptionIds,
    days: key.days,
    amount,
  };
  const [use] = await tx
    .insert(promoKeyUses)
    .values({ userId, key: key.key, result, reference: order.reference, activatedAt: new Date(now) })
    .onConflictDoNothing()
    .returning();
  if (!use) throw new ApiError('promo_used');
  return { use, key, isPaymentReturned: key.isPaid && key.neededRefund };
}

/**
 * Uses a key for a user, completely or not at all: counts the use, books its money, gives its packets. Call it inside a
 * transaction. The lock of the account comes first, so that two attempts of one user are serial.
 */
export async function redeem(tx: Database, order: Order): Promise<Redeemed> {
  const { userId, now } = order;
  const { id: accountId } = await accountOf(tx, userId);
  const key = await findPromoKey(tx, order.key);
  const earlier = order.reference ? await earlierUse(tx, order.reference, { userId, key }) : undefined;
  if (earlier) return { use: earlier, key, isPaymentReturned: false };
  await permitPromoKey(tx, { userId, key, now });
  return give(tx, order, accountId, key);
}

/** The keys a user has used, the latest first; `key` is null for one that was deleted. */
export function promoUsesOf(
  db: Database,
  userId: number,
): Promise<{ use: PromoUse; key: PromoKey | null }[]> {
  return db
    .select({ use: promoKeyUses, key: promoKeys })
    .from(promoKeyUses)
    .leftJoin(promoKeys, eq(promoKeys.key, promoKeyUses.key))
    .where(eq(promoKeyUses.userId, userId))
    .orderBy(desc(promoKeyUses.activatedAt), desc(promoKeyUses.id));
}
