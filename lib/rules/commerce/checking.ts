import { bought, makeOffer, prepare, trackClosing } from './before-payment';
import { CHECK_MS, CHECKING_MS, PAYMENT_LIFE_MS } from './constants';
import { withEarlier } from './orders';
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
    effects: [{ do: 'ask', dialog: openDialog(transaction, deal, input) }, checkLater(transaction)],
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

const checkLater = ({ id }: Transaction): PurchaseEffect => ({ do: 'check', afterMs: CHECK_MS, id });
export const checkNow = ({ id }: Transaction): PurchaseEffect => ({ do: 'check', afterMs: 0, id });

export function checked(state: PurchaseState, transaction: Transaction, input: StepInput): PurchaseStep {
  if (state.at !== 'checking' && state.at !== 'paused') return stay(state);
  if (state.transaction.id !== transaction.id) return stay(state);
  const { order, deal } = state;
  if (transaction.status === 'complete') return paid(order, deal, transaction);
  if (transaction.status === 'error') return declined(order, deal, transaction);
  return state.at === 'checking'
    ? checkAgain({ ...state, transaction }, input)
    : stay({ ...state, transaction });
}

/** Not longer than 600 s at a time, nor 3600 s after the payment was created. */
export function checkAgain(state: StateAt<'checking'>, { now }: StepInput): PurchaseStep {
  const { order, deal, transaction, since } = state;
  if (now - transaction.createdAt > PAYMENT_LIFE_MS) {
    // The bank has not said that it failed: it is looked at before anything else is charged.
    const left = withEarlier(order, transaction.id);
    return declined(left, deal && { ...deal, order: left }, transaction);
  }
  if (now - since <= CHECKING_MS) return { state, effects: [checkLater(transaction)] };
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
    effects: [{ do: 'ask', dialog: openDialog(transaction, deal, input) }, checkNow(transaction)],
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
function paid(order: Order, deal: Deal | null, { id, offerId, title }: Transaction): PurchaseStep {
  const { kind } = order.item;
  // No payment of a promo code has an offer: whether it only brought money is known from where it was begun.
  const isForCode = kind === 'promo' && !order.topUps?.includes(id);
  const isTopUp = offerId === null && kind !== 'refill' && !isForCode;
  if (!isTopUp) return bought({ order }, deal, title ?? '');
  const next = { ...order, earlier: [] };
  return deal ? makeOffer(next, deal.product, deal.offer.wayId) : prepare(next);
}

/** Spec 3 §8: a transaction that failed shows the words of the platform; another way may work. */
function declined(order: Order, deal: Deal | null, transaction: Transaction): PurchaseStep {
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
