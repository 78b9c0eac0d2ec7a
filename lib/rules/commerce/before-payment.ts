import { fromStart, nextOrder, ownOpen } from './orders';
import type { Product } from './product';
import type { Order, PurchaseEffect, PurchaseEvent, PurchaseState, PurchaseStep, StateAt } from './states';
import {
  abandon,
  ask,
  canWatch,
  dealOf,
  end,
  fail,
  isOngoing,
  leftOpen,
  type Ongoing,
  statusDialog,
  stay,
} from './step-helpers';

/** The way to an offer (spec 3 §4 Purchase flow, steps 1 to 4). */

const BEFORE_PAYMENT: ReadonlyArray<PurchaseState['at']> = [
  ...(['preparing', 'pin', 'base', 'agreement', 'period', 'amount', 'offering'] as const),
  ...(['confirm', 'method', 'details', 'nofunds'] as const),
];

/** Whether no payment has been sent yet. */
export const isBeforePayment = (state: PurchaseState): boolean => BEFORE_PAYMENT.includes(state.at);

export const prepare = (order: Order): PurchaseStep => ({
  state: { at: 'preparing', order },
  effects: [{ do: 'prepare' }],
});

/** A payment leads to this step: closing the dialog of that payment does not end what it was made for. */
export function afterPayment(step: PurchaseStep): PurchaseStep {
  const { state, effects } = step;
  if (state.at !== 'preparing' && state.at !== 'offering') return step;
  return { state: { ...state, isAfterPayment: true }, effects };
}

/** Step 1: a guest logs in first. */
export const logIn = (order: Order, unsettled: StateAt<'login'>['unsettled'] = null): PurchaseStep => ({
  state: { at: 'login', order, unsettled },
  effects: [{ do: 'login' }],
});

/** What a user agreed to, and what a chain has bought so far, counts for this user only. */
export const isOfAnotherBuyer = ({ buyerId }: Order, now: { buyerId: number }): boolean =>
  buyerId !== undefined && buyerId !== now.buyerId;

/** Steps 2 to 4, in this order: the parental check, the base packet, the agreement. */
export function afterPrepared(before: Order, product: Product): PurchaseStep {
  if (isOfAnotherBuyer(before, product)) return prepare(fromStart(before));
  const { isAfterLogin: _, ...known } = before;
  const order = { ...known, buyerId: product.buyerId };
  if (product.isOwned) return onOwned({ order }, product.title);
  if (product.isPinNeeded) return { state: { at: 'pin', order, product }, effects: [{ do: 'askPin' }] };
  return afterPin(order, product);
}

export function afterPin(order: Order, product: Product): PurchaseStep {
  const { bases, agreementUrl: url } = product;
  const state = { order, product };
  if (bases.length > 0)
    return ask({ at: 'base', ...state }, { id: 'quick_packets', data: { product, bases } });
  // Nothing is sold that would remove the advertising.
  if (product.kind === 'adFree') return fail(order, { status: 0, code: 'no_packets', message: null });
  if (url) return ask({ at: 'agreement', ...state }, { id: 'pay_agreement', data: { product, url } });
  return choosePeriod(order, product);
}

export function choosePeriod(order: Order, product: Product): PurchaseStep {
  const { item } = order;
  const { ways } = product;
  if (item.kind === 'refill' && item.amount === null)
    return ask({ at: 'amount', order, product }, { id: 'refill', data: { product, amount: null } });
  const named = 'wayId' in item ? item.wayId : null;
  const [only, ...others] = ways;
  if (named || others.length === 0) return makeOffer(order, product, named ?? only?.id ?? null);
  return ask({ at: 'period', order, product }, { id: 'confirm_period', data: { product, ways } });
}

export function makeOffer(
  order: Order,
  product: Product,
  wayId: string | null,
  isChanged = false,
): PurchaseStep {
  return {
    state: { at: 'offering', order, product, wayId, isChanged },
    effects: [{ do: 'offer' }],
  };
}

/** Already bought (spec 3 §4): a modal with a watch button. In a chain of orders it is passed over. */
export function onOwned({ order }: { order: Order }, title = ''): PurchaseStep {
  const next = nextOrder(order);
  if (next) return prepare(next);
  const dialog = statusDialog('owned', null, { title, canWatch: canWatch(order) });
  return end(order, 'owned', [{ do: 'refresh' }, { do: 'ask', dialog }]);
}

/** The item is paid and available. `name` is the name of the item, for a purchase whose offer is not known. */
export function onBought(
  { order }: { order: Order },
  deal: Parameters<typeof statusDialog>[1],
  name = '',
): PurchaseStep {
  const next = nextOrder(order);
  if (next) {
    const { state, effects } = afterPayment(prepare(next));
    return { state, effects: [{ do: 'refresh' }, ...effects] };
  }
  const { subject, after } = order;
  const change = deal?.offer.change;
  const title = deal?.offer.title ?? name;
  const plannedAt = change?.acts === 'later' ? change.startAt : null;
  const shown: PurchaseEffect[] = after?.startAfterBuy
    ? [{ do: 'closeDialog' }, { do: 'continue', subject, after }]
    : [
        {
          do: 'ask',
          dialog: statusDialog('complete', deal, { title, canWatch: canWatch(order), plannedAt }),
        },
      ];
  return end(order, 'bought', [{ do: 'refresh' }, { do: 'report', result: 1 }, ...shown]);
}

/**
 * The viewer closes the purchase before paying (spec 3 §2 Modal shell). An earlier payment in another way may still be
 * open: then it stays visible in the header.
 */
export function cancel(state: Ongoing): PurchaseStep {
  const closed = trackClosing('product' in state ? state.product : null);
  const { order } = state;
  const transaction = ownOpen(order);
  if (!transaction) {
    const ended = abandon(state);
    return { ...ended, effects: [closed, ...ended.effects] };
  }
  const deal = 'offer' in state ? dealOf(state) : null;
  return {
    state: leftOpen({ order, deal, transaction }),
    effects: [closed, { do: 'closeDialog' }],
  };
}

/** Spec 3 §2 Modal shell: closing a payment modal logs offer_cancel if purchases exist, otherwise payment_cancel. */
export const trackClosing = (product: Product | null): PurchaseEffect => ({
  do: 'track',
  event: product && product.ways.length > 0 ? 'offer_cancel' : 'payment_cancel',
});

/** The viewer has changed: the purchase is abandoned, and nothing more is asked or charged. */
export function leave(state: PurchaseState): PurchaseStep {
  return isOngoing(state) && state.at !== 'login' ? abandon(state) : stay(state);
}

export type EventOf<Type extends PurchaseEvent['type']> = Extract<PurchaseEvent, { type: Type }>;
