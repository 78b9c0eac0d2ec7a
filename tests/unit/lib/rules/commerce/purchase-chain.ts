import { orderOf } from '@/lib/rules/commerce/orders';
import type { Order, PurchaseEvent, PurchaseState } from '@/lib/rules/commerce/states';
import { isOngoing } from '@/lib/rules/commerce/step-helpers';

/** What is true of a purchase that consists of several orders, whatever else happens. */

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** These events name a purchase themselves. */
const NAMES_ITS_OWN: ReadonlyArray<PurchaseEvent['type']> = ['start', 'resume', 'returned'];

/** The promise that a step broke; null when it broke none. */
export function chainBroken(
  before: PurchaseState,
  event: PurchaseEvent,
  after: PurchaseState,
): string | null {
  if (NAMES_ITS_OWN.includes(event.type) || !isOngoing(before)) return null;
  const { order } = before;
  if (after.at === 'done') {
    if (!isSame(after.after, order.after)) return 'an end forgot what follows the purchase';
    const isCut = after.outcome.result === 'bought' && order.rest.length > 0;
    return isCut ? 'a purchase ended before its last order' : null;
  }
  if (!isOngoing(after) || after.order === order) return null;
  if (!isSame(after.order.after, order.after)) return 'a step forgot what follows the purchase';
  if (before.at === 'base')
    return isBaseFirst(order, after, event) ? null : 'a base packet changed its chain';
  return goesOn(order, after.order);
}

/** The base packet comes next, with nothing that was chosen for what needs it; all of that comes after it. */
function isBaseFirst({ item, rest, buyerId }: Order, after: PurchaseState, event: PurchaseEvent): boolean {
  if (after.at !== 'preparing' || event.type !== 'answered') return false;
  const { key } = event.answer as { key: string };
  // Any of the packets removes advertising: nothing needs the chosen one.
  const needing = item.kind === 'adFree' ? [] : [item];
  const next = [{ kind: 'packet', key, wayId: null }, [...needing, ...rest], [], buyerId];
  return isSame([after.order.item, after.order.rest, after.order.earlier, after.order.buyerId], next);
}

/** An order is followed by the next one, or money for it comes before it; another user begins with all of it. */
function goesOn(before: Order, after: Order): string | null {
  const all = orderOf(before.subject, before.after);
  if (
    after.buyerId === undefined &&
    all &&
    isSame([after.item, after.rest, after.earlier], [all.item, all.rest, []])
  )
    return null;
  if (isSame(after.rest, before.rest)) return null;
  if (isSame([after.item, ...after.rest], before.rest)) {
    // Money for the balance is for what the earlier payments were for.
    const kept = before.item.kind === 'refill' ? before.earlier : [];
    return isSame(after.earlier, kept) ? null : 'the next order has the payments of another one';
  }
  const isMoneyFirst = after.item.kind === 'refill' && isSame(after.rest, [before.item, ...before.rest]);
  return isMoneyFirst ? null : 'a step lost an order';
}
