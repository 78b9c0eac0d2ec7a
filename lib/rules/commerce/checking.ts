import { bought, makeOffer, prepare, trackClosing } from './before-payment';
import { CHECK_MS, CHECKING_MS, PAYMENT_LIFE_MS } from './constants';
import { leaving, withEarlier, withoutEarlier, withoutOpen } from './orders';
import { askCode, noFunds } from './paying';
import { openDialog, stopsWhenClosed } from './paysystem-flow';
import type { Transaction } from './product';
import type { Deal, Order, PurchaseEffect, PurchaseState, PurchaseStep, StateAt, StepInput } from './states';
import { ask, dealOf, end, statusDialog, stay } from './step-helpers';

/** A payment on its way (spec 3 §4 Transaction check). */

/** The server has begun a payment, or says how it stands. */
export function receive(
  order: Order,
  deal: Deal | null,
  transaction: Transaction,
  input: StepInput,
): PurchaseStep {
  if (transaction.status === 'complete') return paid(order, deal, transaction);
  if (transaction.status === 'error') return declined(order, deal, transaction);
  return {
    state: { at: 'checking', order, deal, transaction, since: input.now, isShown: true },
    effects: [{ do: 'ask', dialog: openDialog(transaction, deal, input) }, checkLater(order, transaction)],
  };
}

export function opened(state: PurchaseState, transaction: Transaction, input: StepInput): PurchaseStep {
  if (state.at !== 'processing' && state.at !== 'proving') return stay(state);
  const deal = dealOf(state);
  const isCodeAwaited = state.at === 'processing' && state.payment.phone !== null;
  if (isCodeAwaited && transaction.status === 'pending')
    return askCode(deal, state.payment, transaction, null);
  return receive(state.order, deal, transaction, input);
}

/** The payment that was left for this one is looked at with it: nobody is asked to pay what has been paid. */
function check({ open, topUps }: Order, { id }: Transaction, afterMs: number): PurchaseEffect {
  const isOther = open && open.id !== id && !topUps?.includes(open.id);
  return isOther ? { do: 'check', afterMs, id, also: open.id } : { do: 'check', afterMs, id };
}

const checkLater = (order: Order, transaction: Transaction) => check(order, transaction, CHECK_MS);
export const checkNow = (order: Order, transaction: Transaction) => check(order, transaction, 0);

export function checked(state: PurchaseState, transaction: Transaction, input: StepInput): PurchaseStep {
  if (state.at !== 'checking' && state.at !== 'paused') return stay(state);
  const { order, deal } = state;
  if (state.transaction.id !== transaction.id)
    return order.open?.id === transaction.id ? checkedOpen(state, transaction) : stay(state);
  if (transaction.status === 'complete') return paid(order, deal, transaction);
  if (transaction.status === 'error') return declined(order, deal, transaction);
  return state.at === 'checking'
    ? checkAgain({ ...state, transaction }, input)
    : stay({ ...state, transaction });
}

/** The payment that was left for this one. */
function checkedOpen(state: StateAt<'checking' | 'paused'>, open: Transaction): PurchaseStep {
  if (open.status === 'pending') return stay(state);
  if (open.status === 'complete') return paid(state.order, state.deal, open, state.transaction);
  const order = withoutOpen(state.order, open);
  const { deal, transaction } = state;
  return {
    state: { ...state, order, deal: deal && { ...deal, order } },
    effects: state.at === 'checking' ? [checkLater(order, transaction)] : [],
  };
}

/** Not longer than 600 s at a time, nor 3600 s after the payment was created. */
export function checkAgain(state: StateAt<'checking'>, { now }: StepInput): PurchaseStep {
  const { order, deal, transaction, since } = state;
  if (now - transaction.createdAt > PAYMENT_LIFE_MS) {
    // The bank has not said that it failed: it is looked at before anything else is charged.
    const left = withEarlier(withoutOpen(order, transaction), transaction.id);
    return declined(left, deal && { ...deal, order: left }, transaction);
  }
  if (now - since <= CHECKING_MS) return { state, effects: [checkLater(order, transaction)] };
  return ask(
    { at: 'paused', order, deal, transaction, isSlow: true, isShown: true },
    statusDialog('slow', deal, { message: transaction.description }),
  );
}

/** Looked at again: from the header, or because the same is bought once more. */
export function checkOn(state: StateAt<'checking' | 'paused'>, input: StepInput): PurchaseStep {
  const { order, deal, transaction } = state;
  return {
    state: { at: 'checking', order, deal, transaction, since: input.now, isShown: true },
    effects: [{ do: 'ask', dialog: openDialog(transaction, deal, input) }, checkNow(order, transaction)],
  };
}

/**
 * Spec 3 §2 Modal shell: closing pay_qr or pay_redirect stops the checking. The payment stays open and visible in the header.
 * A charge that was sent to a bank is checked on without its dialog.
 */
export function closeWhileChecking(state: StateAt<'checking'>): PurchaseStep {
  const { order, deal, transaction } = state;
  if (!stopsWhenClosed(transaction)) return stay({ ...state, isShown: false });
  return pause({ order, deal, transaction });
}

export const pause = (open: { order: Order; deal: Deal | null; transaction: Transaction }): PurchaseStep => ({
  state: { at: 'paused', ...open, isSlow: false, isShown: false },
  effects: [trackClosing(open.deal?.product ?? null)],
});

/**
 * A payment without an offer (the direct flow, or a refill that was left) only tops up the balance, so the item is ordered from
 * the balance now. Where its terms are unknown, as in another browser, they are read first.
 */
function paid(
  order: Order,
  deal: Deal | null,
  { id, offerId, title }: Transaction,
  current: Transaction | null = null,
): PurchaseStep {
  const { kind } = order.item;
  // No payment of a promo code has an offer: whether it only brought money is known from where it was begun.
  const isForCode = kind === 'promo' && !order.topUps?.includes(id);
  const isTopUp = offerId === null && kind !== 'refill' && !isForCode;
  if (!isTopUp) return bought({ order }, deal, title ?? '');
  const rest = withoutEarlier(order);
  // The payment that was begun after it can still be paid.
  const next = current && current.id !== id ? leaving(rest, current) : rest;
  return deal ? makeOffer(next, deal.product, deal.offer.wayId) : prepare(next);
}

/** Spec 3 §8: a transaction that failed shows the words of the platform; another way may work. */
function declined(before: Order, known: Deal | null, transaction: Transaction): PurchaseStep {
  const order = withoutOpen(before, transaction);
  const deal = known && { ...known, order };
  const effects: PurchaseEffect[] = [{ do: 'refresh' }, { do: 'report', result: 2 }];
  const { description: message } = transaction;
  if (!deal)
    return end(order, 'failed', [
      ...effects,
      { do: 'ask', dialog: statusDialog('error', null, { message }) },
    ]);
  const asked = noFunds(deal, message);
  return { ...asked, effects: [...effects, ...asked.effects] };
}
