import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { packets } from '../../db/schema/commerce.ts';
import { purchaseTypes } from '../../db/schema/subscriptions.ts';
import { ApiError } from '../../http/errors.ts';
import { holdingsOf } from '../subscriptions/subscriptions.ts';

/** The purchase type for a packet number: the one of the user's subscription, else the packet's first. */
export async function offerOfPacket(db: Database, userId: number, packetId: number): Promise<string> {
  const held = (await holdingsOf(db, userId)).find(
    ({ packet, subscription }) => packet.id === packetId && subscription.type === 'packet',
  );
  if (held?.purchaseType) return held.purchaseType.id;
  const [packet] = await db.select({ id: packets.id }).from(packets).where(eq(packets.id, packetId));
  if (!packet) throw new ApiError('not_found');
  const [first] = await db
    .select({ id: purchaseTypes.id })
    .from(purchaseTypes)
    .where(and(eq(purchaseTypes.packetId, packetId), eq(purchaseTypes.isActive, true)))
    .orderBy(asc(purchaseTypes.sort), asc(purchaseTypes.id))
    .limit(1);
  if (!first) throw new ApiError('packet_not_sold');
  return first.id;
}
