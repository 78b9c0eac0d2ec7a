import { eq } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { subscriptions, userPurchases } from '../../db/schema/subscriptions.ts';
import { type SwitchOff, switchingOff } from '../../domain/billing/switch.ts';
import { ApiError } from '../../http/errors.ts';
import { accountOf } from '../ledger.ts';
import { settleDue } from '../renewals/user.ts';
import { endEarly } from './end.ts';
import { dropPlan } from './futures.ts';
import { type Holding, holdingsOf } from './subscriptions.ts';

/** Whose change it is, and when. */
export interface Change {
  userId: number;
  now: number;
}

const refusals = {
  contract_packet: 'unavailable_for_legal_reasons',
  not_cancelable: 'unavailable_for_legal_reasons',
  gift_runs_out: 'invalid',
  resume_first: 'invalid',
} as const satisfies Record<Extract<SwitchOff, { kind: 'refused' }>['why'], string>;

/** Locks the account of a user, settles what is due, and finds what is to be changed; 404 when it is not there. */
export async function holdingToChange(
  tx: Database,
  { userId, now }: Change,
  isIt: (holding: Holding) => boolean,
): Promise<{ held: Holding; accountId: number }> {
  const { id: accountId } = await accountOf(tx, userId);
  await settleDue(tx, { userId, accountId, now });
  const held = (await holdingsOf(tx, userId)).find(isIt);
  if (!held) throw new ApiError('not_found');
  return { held, accountId };
}

async function setRenew(tx: Database, { subscription, purchase }: Holding, renew: boolean): Promise<void> {
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
  if (decision.kind === 'refused') throw new ApiError(refusals[decision.why], { message: decision.why });
  return decision;
}

/** Lets a subscription run out; a pause changes nothing about that. */
export async function stopRenewing(tx: Database, held: Holding): Promise<void> {
  decide(held, false);
  await setRenew(tx, held, false);
}

/** Switches a subscription off: what is paid lasts to its end; a paused one that may be deleted ends now, with its rest given back. */
export async function switchOff(
  tx: Database,
  held: Holding,
  { accountId, now }: { accountId: number; now: number },
): Promise<void> {
  const decision = decide(held, held.subscription.isPaused);
  if (decision.kind === 'end_now') await endEarly(tx, held, 'cancelled', { accountId, now });
  else await setRenew(tx, held, false);
}

/** Lets a subscription go on after its end; what was planned instead is dropped. */
export async function switchOn(tx: Database, held: Holding): Promise<void> {
  const { type } = held.subscription;
  if (type === 'promo') throw new ApiError('invalid', { message: 'gift_runs_out' });
  await dropPlan(tx, held);
  await setRenew(tx, held, true);
}
