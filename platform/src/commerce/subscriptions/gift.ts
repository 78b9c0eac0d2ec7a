import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { subscriptions } from '../../db/schema/subscriptions.ts';
import { addPeriod } from '../../domain/billing/period.ts';
import { nextSnowflake } from '../../domain/snowflake.ts';
import { accountOf } from '../ledger.ts';
import { settleDue } from '../renewals/user.ts';
import type { Subscription } from './subscriptions.ts';

/**
 * Gives a packet for some days (a promo key): it is free, never renews, and does not affect purchases. Days of a second
 * gift are added to the first.
 */
export async function giftPacket(
  tx: Database,
  { userId, packetId, days, now }: { userId: number; packetId: number; days: number; now: number },
): Promise<Subscription> {
  const { id: accountId } = await accountOf(tx, userId);
  await settleDue(tx, { userId, accountId, now });
  const period = { years: 0, months: 0, days };
  const isRunning = and(
    eq(subscriptions.userId, userId),
    eq(subscriptions.packetId, packetId),
    eq(subscriptions.type, 'promo'),
    isNull(subscriptions.endReason),
  );
  const [running] = await tx.select().from(subscriptions).where(isRunning);
  if (running?.endAt) {
    const endAt = new Date(addPeriod(running.endAt.getTime(), period));
    await tx.update(subscriptions).set({ endAt }).where(eq(subscriptions.id, running.id));
    return { ...running, endAt };
  }
  const [given] = await tx
    .insert(subscriptions)
    .values({
      id: nextSnowflake(now),
      userId,
      packetId,
      type: 'promo',
      startAt: new Date(now),
      endAt: new Date(addPeriod(now, period)),
      renew: false,
      price: '0.00',
      createdAt: new Date(now),
    })
    .returning();
  if (!given) throw new Error('A gift was not written');
  return given;
}
