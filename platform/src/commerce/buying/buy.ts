import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { userPurchases } from '../../db/schema/subscriptions.ts';
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
  /** What the order came from, such as `transaction:17`. Given again, it answers with the first purchase and takes nothing. */
  reference?: string | undefined;
}

async function earlierPurchase(tx: Database, userId: number, reference: string) {
  const [found] = await tx
    .select()
    .from(userPurchases)
    .where(and(eq(userPurchases.userId, userId), eq(userPurchases.reference, reference)));
  return found;
}

/**
 * Buys a packet for a period or rents a title: takes the money from the account and gives what was bought, or throws and does
 * neither (402 when the money is not there). To be called inside a transaction.
 */
export async function buy(tx: Database, order: BuyOrder): Promise<UserPurchase> {
  const { userId, purchaseTypeId, now, reference } = order;
  const { id: accountId } = await accountOf(tx, userId);
  const earlier = reference ? await earlierPurchase(tx, userId, reference) : undefined;
  if (earlier) return earlier;
  // What is due by now is settled first, so that the order meets what is really held.
  await settleDue(tx, { userId, accountId, now });
  const quoted = await quote(tx, { userId, purchaseTypeId, now });
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
