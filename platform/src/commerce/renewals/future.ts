import { eq } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { futures } from '../../db/schema/subscriptions.ts';
import { nextStart } from '../../domain/billing/renewal.ts';
import { priceNow, trialReference } from '../buying/price.ts';
import { balanceOf, bookEntry } from '../ledger.ts';
import { beginSubscription } from '../subscriptions/begin.ts';
import { endEarly, endHolding, unusedOf } from '../subscriptions/end.ts';
import { dropPlan } from '../subscriptions/futures.ts';
import { type Future, futuresOf, type Holding, includedIn } from '../subscriptions/subscriptions.ts';
import { notifyEnd } from './notice.ts';

type Context = { userId: number; accountId: number; now: number };

/** At the end of a period: starts the planned packet and charges for it; without the money nothing follows. */
export async function beginPlanned(
  tx: Database,
  held: Holding,
  others: Holding[],
  context: Context,
): Promise<void> {
  const { userId, accountId, now } = context;
  const planned = (await futuresOf(tx, userId)).find(({ future }) => future.id === held.future?.id);
  const { purchase, purchaseType, packet, future } = planned ?? {};
  if (!future || !packet || !purchase || !purchaseType) return endWithoutFunds(tx, held, now);
  const price = await priceNow(tx, userId, purchaseType);
  const included = includedIn(packet, others);
  const refund = included.reduce((sum, other) => sum + unusedOf(other, now), 0);
  if (price.amount > (await balanceOf(tx, userId)) + refund) return endWithoutFunds(tx, held, now);
  const endMs = held.subscription.endAt?.getTime() ?? now;
  const startMs = nextStart(endMs, price.period, now);
  await takePlan(tx, future);
  await endHolding(tx, held, 'replaced', now);
  for (const other of included) await endEarly(tx, other, 'replaced', { accountId, now });
  const reference = price.isTrial ? trialReference(packet.id) : `future:${future.id}`;
  const entry = { accountId, amount: -price.amount, reference, title: packet.name, now };
  await bookEntry(tx, { ...entry, kind: 'purchase' });
  await beginSubscription(tx, { purchase, purchaseType, packet, price, startMs, renew: future.renew, now });
}

const takePlan = (tx: Database, { id }: Future) => tx.delete(futures).where(eq(futures.id, id));

async function endWithoutFunds(tx: Database, held: Holding, now: number): Promise<void> {
  await dropPlan(tx, held);
  await endHolding(tx, held, 'insufficient_funds', now);
  await notifyEnd(tx, held, 'insufficient_funds', now);
}
