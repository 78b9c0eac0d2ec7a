import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { packets } from '../../db/schema/commerce.ts';
import { type OperatorContract, users } from '../../db/schema/session.ts';
import { subscriptions } from '../../db/schema/subscriptions.ts';
import { nextSnowflake } from '../../domain/snowflake.ts';
import { accountOf } from '../ledger.ts';
import { settleDue } from '../renewals/user.ts';
import { endEarly, endHolding } from './end.ts';
import { type Holding, holdingsOf, type Packet } from './subscriptions.ts';

interface Subscriber {
  userId: number;
  /** Of the address that the user chose; null without one. */
  contract: OperatorContract | null;
  now: number;
}

/**
 * Makes the packet of an operator's contract the subscription of its subscriber, and ends that of an earlier contract. It
 * has no end and no price here: the operator bills it. A blocked contract opens nothing, as in a pause.
 */
export async function followContract(tx: Database, { userId, contract, now }: Subscriber): Promise<void> {
  const { id: accountId } = await accountOf(tx, userId);
  await settleDue(tx, { userId, accountId, now });
  const holdings = await holdingsOf(tx, userId);
  const packet = await packetOf(tx, contract);
  const isPaused = contract?.status === -2;
  const bundles = holdings.filter(({ subscription }) => subscription.type === 'bundle');
  const same = bundles.find((held) => held.packet.id === packet?.id);
  for (const held of bundles) if (held !== same) await endHolding(tx, held, 'replaced', now);
  if (same) {
    await tx.update(subscriptions).set({ isPaused }).where(eq(subscriptions.id, same.subscription.id));
  } else if (packet) {
    // The viewer must not pay twice for the same channels: purchased packets that the contract replaces end, and the
    // unused part is refunded.
    for (const held of holdings.filter((one) => isReplacedBy(packet, one)))
      await endEarly(tx, held, 'replaced', { accountId, now });
    await tx.insert(subscriptions).values({
      id: nextSnowflake(now),
      userId,
      packetId: packet.id,
      type: 'bundle',
      isPaused,
      startAt: new Date(now),
      endAt: null,
      price: packet.price,
      createdAt: new Date(now),
    });
  }
}

/**
 * Opens the packet of a contract that is valid again, for everybody at its address. No money and no period changes, so
 * the other accounts are not locked: locking them in addition to the payer's account could deadlock.
 */
export async function resumeContract(
  tx: Database,
  { providerId, address, packetId }: { providerId: number; address: number; packetId: number },
): Promise<void> {
  const atAddress = tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.providerId, providerId), eq(users.operatorAddressId, address)));
  const isOfContract = and(
    eq(subscriptions.type, 'bundle'),
    eq(subscriptions.packetId, packetId),
    isNull(subscriptions.endReason),
    inArray(subscriptions.userId, atAddress),
  );
  await tx.update(subscriptions).set({ isPaused: false }).where(isOfContract);
}

async function packetOf(tx: Database, contract: OperatorContract | null): Promise<Packet | null> {
  if (contract?.packetId === undefined) return null;
  const [packet] = await tx.select().from(packets).where(eq(packets.id, contract.packetId));
  return packet ?? null;
}

const isReplacedBy = (contracted: Packet, { subscription, packet }: Holding): boolean =>
  subscription.type === 'packet' && (packet.isBase || contracted.includedIds.includes(packet.id));
