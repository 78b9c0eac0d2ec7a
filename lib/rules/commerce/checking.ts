import { afterPayment, makeOffer, onBought, prepare, trackClosing } from './before-payment';
import { CHECK_MS, CHECKING_MS, PAYMENT_LIFE_MS } from './constants';
import { leaving, withEarlier, withoutEarlier, withoutOpen } from './orders';
import { askCode, noFunds } from './paying';
import { openDialog, stopsWhenClosed } from './paysystem-flow';
import type { Transaction } from './product';
import type {
  Deal,
  OpenPayment,
  Order,
  PurchaseEffect,
  PurchaseState,
  PurchaseStep,
  StateAt,
  StepInput,
} from './states';
import { ask, dealOf, end, leftOpen, openOf, statusDialog, stay } from './step-helpers';

/** A payment on its way (spec 3 §4 Transaction check). */

/** The server has started a payment, or has reported its state. */
export function receive(
  order: Order,
  deal: Deal | null,
  transaction: Transaction,
  input: StepInput,
): PurchaseStep {
  if (transaction.status === 'complete') return onPaid(order, deal, transaction);
  if (transaction.status === 'error') return onDeclined(order, deal, transaction);
  return {
    state: { at: 'checking', order, deal, transaction, since: input.now, isShown: true },
    effects: [{ do: 'ask', dialog: openDialog(transaction, deal, input) }, checkLater(order, transaction)],
  };
}

export function onOpened(state: PurchaseState, transaction: Transaction, input: StepInput): PurchaseStep {
  if (state.at !== 'processing' && state.at !== 'submittingCode') return stay(state);
  const deal = dealOf(state);
  const isCodeAwaited =
    state.at === 'processing' && state.payment.phone !== null && transaction.status === 'pending';
  const step = isCodeAwaited
    ? askCode(deal, state.payment, transaction, null)
    : receive(state.order, deal, transaction, input);
  return state.isHidden ? inHeader(step) : step;
}

/** The dialog of the charge was closed: what the bank waits for is shown in the header, and opens no dialog. */
export function inHeader(step: PurchaseStep): PurchaseStep {
  const { state } = step;
  if (state.at === 'code') return pause(openOf(state));
  if (state.at !== 'checking') return step;
  const closed = closeWhileChecking(state);
  return closed.state.at === 'checking'
    ? { ...closed, effects: [checkLater(state.order, state.transaction)] }
    : closed;
}

/** Checks an earlier open payment together with this one, so that the viewer is not asked to pay twice. */
function check({ open, topUps }: Order, { id }: Transaction, afterMs: number): PurchaseEffect {
  const isOther = open && open.id !== id && !topUps?.includes(open.id);
  return isOther ? { do: 'check', afterMs, id, also: open.id } : { do: 'check', afterMs, id };
}

const checkLater = (order: Order, transaction: Transaction) => check(order, transaction, CHECK_MS);
export const checkNow = (order: Order, transaction: Transaction) => check(order, transaction, 0);

export function onChecked(state: PurchaseState, transaction: Transaction, input: StepInput): PurchaseStep {
  if (state.at !== 'checking' && state.at !== 'paused') return stay(state);
  const { order, deal } = state;
  if (state.transaction.id !== transaction.id)
    return order.open?.id === transaction.id ? onOtherChecked(state, transaction) : stay(state);
  if (transaction.status === 'complete') return onPaid(order, deal, transaction);
  if (transaction.status === 'error') return onDeclined(order, deal, transaction);
  if (state.at === 'checking' && state.payment && deal)
    return askCode(deal, state.payment, transaction, null);
  return state.at === 'checking'
    ? checkAgain({ ...state, transaction }, input)
    : stay({ ...state, transaction });
}

/** The result for the earlier payment that was left open. */
function onOtherChecked(state: StateAt<'checking' | 'paused'>, open: Transaction): PurchaseStep {
  if (open.status === 'pending') return stay(state);
  if (open.status === 'complete') return onPaid(state.order, state.deal, open, state.transaction);
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
    // After the time limit the bank has not reported a failure, so this payment is checked again before anything else
    // is charged.
    const left = withEarlier(withoutOpen(order, transaction), transaction.id);
    return onDeclined(left, deal && { ...deal, order: left }, transaction);
  }
  if (now - since <= CHECKING_MS) return { state, effects: [checkLater(order, transaction)] };
  return ask(
    { at: 'paused', order, deal, transaction, isSlow: true, isShown: true },
    statusDialog('slow', deal, { message: transaction.description }),
  );
}

/** Resumes the checking: the viewer pressed the payment in the header, or bought the same again. */
export function checkOn(state: StateAt<'checking' | 'paused'>, input: StepInput): PurchaseStep {
  const { order, deal, transaction, payment } = state;
  return {
    state: { at: 'checking', order, deal, transaction, payment, since: input.now, isShown: true },
    effects: [{ do: 'ask', dialog: openDialog(transaction, deal, input) }, checkNow(order, transaction)],
  };
}

/**
 * Spec 3 §2 Modal shell: closing pay_qr or pay_redirect stops the checking; the payment stays open and visible in the
 * header. A charge that was already sent to the bank is still checked without its dialog.
 */
export function closeWhileChecking(state: StateAt<'checking'>): PurchaseStep {
  const { order, deal, transaction, payment } = state;
  if (!payment && !stopsWhenClosed(transaction)) return stay({ ...state, isShown: false });
  return pause({ order, deal, transaction, payment });
}

export const pause = (open: OpenPayment): PurchaseStep => ({
  state: leftOpen(open),
  effects: [trackClosing(open.deal?.product ?? null)],
});

/**
 * A payment without an offer (the direct flow, or an abandoned refill) only tops up the balance, so the item is now
 * bought from the balance. If the terms are unknown, as in another browser, they are loaded first.
 */
function onPaid(
  order: Order,
  deal: Deal | null,
  { id, offerId, title }: Transaction,
  current: Transaction | null = null,
): PurchaseStep {
  const { kind } = order.item;
  // Payments for promo codes have no offer either, so `topUps` of the order tells whether this one was a top-up.
  const isForCode = kind === 'promo' && !order.topUps?.includes(id);
  const isTopUp = offerId === null && kind !== 'refill' && !isForCode;
  if (!isTopUp) return onBought({ order }, deal, title ?? '');
  const rest = withoutEarlier(order);
  // The newer payment is still open and can be paid later.
  const next = current && current.id !== id ? leaving(rest, current) : rest;
  return afterPayment(deal ? makeOffer(next, deal.product, deal.offer.wayId) : prepare(next));
}

/** Spec 3 §8: a transaction that failed shows the words of the platform; another way may work. */
function onDeclined(before: Order, known: Deal | null, transaction: Transaction): PurchaseStep {
  const order = withoutOpen(before, transaction);
  const deal = known && { ...known, order };
  const effects: PurchaseEffect[] = [{ do: 'refresh' }, { do: 'report', result: 2 }];
  const { description: message } = transaction;
  if (!deal)
    return end(order, 'failed', [
      ...effects,
      { do: 'ask', dialog: statusDialog('error', null, { message }) },
    ]);
  const noFundsStep = noFunds(deal, message);
  return { ...noFundsStep, effects: [...effects, ...noFundsStep.effects] };
}
