import type { Database } from '../../db/open.ts';
import { endHolding } from './end.ts';
import { dropPlan } from './futures.ts';
import { holdingsOf } from './subscriptions.ts';
import { setRenew } from './switch.ts';

/**
 * Turns off the renewal of everything that a user pays for, even where the terms do not allow it, because a user who
 * leaves must not be charged again. Call it with the account locked.
 */
export async function stopAllRenewing(tx: Database, userId: number): Promise<void> {
  for (const held of await holdingsOf(tx, userId)) {
    await dropPlan(tx, held);
    if (held.subscription.type === 'packet') await setRenew(tx, held, false);
  }
}

/** Ends everything that a user holds, without a booking. Call it with the account locked. */
export async function endAll(tx: Database, userId: number, now: number): Promise<void> {
  for (const held of await holdingsOf(tx, userId)) {
    await dropPlan(tx, held);
    await endHolding(tx, held, 'cancelled', now);
  }
}
