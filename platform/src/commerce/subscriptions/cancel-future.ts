import type { Database } from '../../db/open.ts';
import { accountOf } from '../ledger.ts';
import { settleDue } from '../renewals/user.ts';
import { dropPlan } from './futures.ts';
import { type Future, holdingsOf } from './subscriptions.ts';

/** Cancels a future packet, and the current one continues. False when there is no such plan. */
export async function cancelFuture(
  tx: Database,
  { userId, now }: { userId: number; now: number },
  matches: (future: Future) => boolean,
): Promise<boolean> {
  const { id: accountId } = await accountOf(tx, userId);
  await settleDue(tx, { userId, accountId, now });
  const held = (await holdingsOf(tx, userId)).find(({ future }) => future !== null && matches(future));
  if (!held) return false;
  await dropPlan(tx, held);
  return true;
}
