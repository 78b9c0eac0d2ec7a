import { eq } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { subscriptions, userPurchases } from '../../db/schema/subscriptions.ts';
import { switchingOff } from '../../domain/billing/switch.ts';
import { ApiError } from '../../http/errors.ts';
import { accountOf } from '../ledger.ts';
import { settleDue } from '../renewals/user.ts';
import { endEarly } from './end.ts';
import { dropPlan } from './futures.ts';
import { type Holding, holdingsOf } from './subscriptions.ts';

/** The user and time of a change. */
export interface Change {
  userId: number;
  now: number;
}

/** Locks the account of a user, does what is due, and finds the subscription to change; 404 when there is none. */
export async function holdingToChange(
  tx: Database,
  { userId, now }: Change,
  matches: (holding: Holding) => boolean,
): Promise<{ held: Holding; accountId: number }> {
  const { id: accountId } = await accountOf(tx, userId);
  await settleDue(tx, { userId, accountId, now });
  const held = (await holdingsOf(tx, userId)).find(matches);
  if (!held) throw new ApiError('not_found');
  return { held, accountId };
}

/** Sets both flags: renewals use that of the subscription, and viewers see that of the purchase. */
export async function setRenew(
  tx: Database,
  { subscription, purchase }: Holding,
  renew: boolean,
): Promise<void> {
  await tx.update(subscriptions).set({ renew }).where(eq(subscriptions.id, subscription.id));
  if (!purchase) return;
  const status = renew ? 'active' : 'cancelled';
  await tx.update(userPurchases).set({ status }).where(eq(userPurchases.id, purchase.id));
}

function decide({ subscription, packet, purchaseType }: Holding, isPaused: boolean) {
  const decision = switchingOff({
    type: subscription.type,
    isPaused,
    allowDeletePaused: packet.allowDeletePaused,
    isCancelable: purchaseType?.isCancelable ?? true,
  });
  if (decision.kind === 'refused') throw new ApiError(decision.why);
  return decision;
}

/** Lets a subscription end after its period; pauses do not matter. */
export async function stopRenewing(tx: Database, held: Holding): Promise<void> {
  decide(held, false);
  await setRenew(tx, held, false);
}

/**
 * Turns a subscription off: it runs to the end of its paid period; a paused one that may be deleted ends now with a
 * refund.
 */
export async function switchOff(
  tx: Database,
  held: Holding,
  { accountId, now }: { accountId: number; now: number },
): Promise<void> {
  const decision = decide(held, held.subscription.isPaused);
  if (decision.kind === 'end_now') return endEarly(tx, held, 'cancelled', { accountId, now });
  // Pressed twice, or in another window: the viewer is told, and nothing changes.
  if (!held.subscription.renew) throw new ApiError('renewal_off');
  await setRenew(tx, held, false);
}

/** Turns renewal on again; a planned packet is cancelled. */
export async function switchOn(tx: Database, held: Holding): Promise<void> {
  const { type } = held.subscription;
  if (type === 'promo') throw new ApiError('gift_runs_out');
  await dropPlan(tx, held);
  await setRenew(tx, held, true);
}
