import { refillFor } from './amount';
import { MOST_EARLIER } from './constants';
import type { OrderItem } from './order-item';
import type { Transaction } from './product';
import type { Order } from './states';
import type { AfterPurchase, PurchaseSubject } from './subject';

/** The orders of a subject, the first one first. A title without a choice has none: its offers are shown instead. */
export function orderOf(subject: PurchaseSubject, after: AfterPurchase | null): Order | null {
  const [item, ...rest] = itemsOf(subject);
  return item ? { subject, after, item, rest, earlier: [] } : null;
}

function itemsOf(subject: PurchaseSubject): OrderItem[] {
  switch (subject.kind) {
    case 'packet':
      return [
        {
          kind: 'packet',
          key: subject.key,
          wayId: subject.wayId ?? null,
          ...(subject.isChange ? { isChange: true } : {}),
        },
      ];
    case 'removeAds':
      return [{ kind: 'adFree' }];
    case 'title':
      if (subject.wayId) return [{ kind: 'rent', contentId: subject.contentId, wayId: subject.wayId }];
      return packetsOf(subject.packetKeys ?? []);
    case 'channel':
      return packetsOf(subject.packetKeys);
    case 'refill':
      return [{ kind: 'refill', amount: subject.amount ?? null }];
    case 'promo':
      return [{ kind: 'promo', code: subject.code }];
  }
}

/** The first order of the same subject, with all orders after it. */
export const fromStart = (order: Order): Order => orderOf(order.subject, order.after) ?? order;

const packetsOf = (keys: readonly string[]): OrderItem[] =>
  keys.map((key) => ({ kind: 'packet', key, wayId: null }));

/**
 * The base packet is bought first, then the item that needs it (spec 3 §4, step 3). For `adFree` the chosen packet
 * replaces the item, because any packet removes the advertising.
 */
export function baseFirst(order: Order, key: string): Order {
  const item = { kind: 'packet', key, wayId: null } as const;
  return order.item.kind === 'adFree'
    ? { ...order, item }
    : { ...withoutEarlier(order), item, rest: [order.item, ...order.rest] };
}

/**
 * Tops up the balance first, then buys the item. Earlier payments for the item are still checked: if one of them is
 * paid meanwhile, no top-up is made.
 */
export function refillFirst(order: Order, missing: string): Order {
  return {
    ...order,
    item: { kind: 'refill', amount: refillFor(missing) },
    rest: [order.item, ...order.rest],
  };
}

/**
 * The next order of the chain; null at its end. After a refill the earlier payments are kept, because they belong to
 * the next item.
 */
export function nextOrder(order: Order): Order | null {
  const [item, ...rest] = order.rest;
  const next = order.item.kind === 'refill' ? order : withoutEarlier(order);
  return item ? { ...next, item, rest } : null;
}

/** The newest earlier payment, if it is certain that this viewer began it: one of another user is not found by any check. */
export const ownOpen = ({ open, isAfterLogin, isResumed }: Order): Transaction | undefined =>
  isAfterLogin || isResumed ? undefined : open;

/** The order without earlier payments, because they do not belong to the next item. */
export const withoutEarlier = ({ open: _, ...order }: Order): Order => ({ ...order, earlier: [] });

/** A payment of the order was left for another way, and can still be paid. */
export const leaving = (order: Order, transaction: Transaction): Order => ({
  ...withEarlier(order, transaction.id),
  open: transaction,
});

/** A payment has ended: the viewer cannot pay it any more. */
export function withoutOpen(order: Order, ended: Transaction): Order {
  const { open, ...rest } = order;
  return open?.id === ended.id ? rest : order;
}

/** A payment of the order may still be paid. */
export const withEarlier = (order: Order, id: number): Order => ({
  ...order,
  earlier: added(order.earlier, id),
  ...(order.item.kind === 'refill' ? { topUps: added(order.topUps ?? [], id) } : {}),
});

const added = (ids: readonly number[], id: number): number[] =>
  [...ids.filter((one) => one !== id), id].slice(-MOST_EARLIER);
