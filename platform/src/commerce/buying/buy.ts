import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { userPurchases } from '../../db/schema/subscriptions.ts';
import type { Minor } from '../../domain/billing/money.ts';
import { nextSnowflake } from '../../domain/snowflake.ts';
import { accountOf } from '../ledger.ts';
import { settleDue } from '../renewals/user.ts';
import type { UserPurchase } from '../subscriptions/subscriptions.ts';
import { buyPacket } from './packet.ts';
import { quote } from './quote.ts';
import { rentTitle } from './title.ts';

export interface BuyOrder {
  userId: number;
  purchaseTypeId: string;
  now: number;
  /**
   * The source of the order, such as `transaction:17`. A repeated order answers with the first purchase and charges
   * nothing.
   */
  reference?: string | undefined;
  /** Of the terms that the viewer has seen (`offer_version`). */
  version?: number | undefined;
  /** The most that the viewer agreed to pay (`amount_agreed`). */
  agreed?: Minor | undefined;
}

async function earlierPurchase(tx: Database, userId: number, reference: string) {
  const [found] = await tx
    .select()
    .from(userPurchases)
    .where(and(eq(userPurchases.userId, userId), eq(userPurchases.reference, reference)));
  return found;
}

/**
 * Buys a packet for a period or rents a title: charges the account and starts what was bought, or throws and does neither
 * (402 without enough money). Call it inside a transaction.
 */
export async function buy(tx: Database, order: BuyOrder): Promise<UserPurchase> {
  const { userId, purchaseTypeId, now, reference, version, agreed } = order;
  const { id: accountId } = await accountOf(tx, userId);
  const earlier = reference ? await earlierPurchase(tx, userId, reference) : undefined;
  if (earlier) return earlier;
  // Pending renewals come first, so that the order works on the current state.
  await settleDue(tx, { userId, accountId, now });
  const quoted = await quote(tx, { userId, purchaseTypeId, now, version, agreed });
  const purchase: UserPurchase = {
    id: nextSnowflake(now),
    userId,
    accountId,
    purchaseTypeId,
    nextPurchaseTypeId: null,
    status: 'active',
    reference: reference ?? null,
    createdAt: new Date(now),
  };
  const { packet } = quoted;
  return packet
    ? buyPacket(tx, { ...quoted, packet, purchase, now })
    : rentTitle(tx, { ...quoted, purchase, now });
}
