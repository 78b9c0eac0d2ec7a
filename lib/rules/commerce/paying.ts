import { logIn, makeOffer, onOwned, prepare } from './before-payment';
import { RESEND_MS } from './constants';
import { fromStart } from './orders';
import { branchOf, detailsDialog, isConfirmedFirst, paysystemOf, preferredFirst } from './paysystem-flow';
import type { PaysystemName, Transaction } from './product';
import { returnPathOf } from './return-address';
import type { Deal, Payment, PurchaseState, PurchaseStep, Refusal, StateAt, StepInput } from './states';
import { abandon, ask, dealOf, fail, openOf, statusDialog, stay } from './step-helpers';

/** From an offer to a payment that was sent (spec 3 §4 Direct flow, Offer flow). */

/**
 * The first dialog of a payment: a confirmation where the balance is enough, otherwise that of the preferred payment method.
 * The list of methods comes first after a changed price, for a change of packets, and before a method that pays at once.
 */
export function choose(state: Deal & { isChanged: boolean }, input: StepInput): PurchaseStep {
  const { isChanged } = state;
  const deal = { ...dealOf(state), offer: preferredFirst(state.offer, input.remembered) };
  const { offer, product } = deal;
  if (offer.isCovered)
    return ask(
      { at: 'confirm', ...deal, isChanged, by: 'balance' },
      { id: 'pay_confirm', data: { product, offer, isChanged } },
    );
  // Spec 3 §4: an offer without ways to pay is an error.
  const [first] = offer.paysystems;
  if (!first) return fail(state.order, { status: 0, code: 'no_paysystems', message: null });
  const { name } = first;
  const beginsAtOnce = branchOf(name, offer) === 'pay' && !isConfirmedFirst(name, offer);
  const choosesMethod = isChanged || offer.change !== null || beginsAtOnce;
  return choosesMethod ? chooseMethod(deal, null, isChanged) : details(deal, name, input);
}

export function chooseMethod(deal: Deal, note: string | null, isChanged = false): PurchaseStep {
  const { offer } = deal;
  const data = { offer, paysystems: offer.paysystems, isChanged, note };
  return ask({ at: 'method', ...deal, isChanged, note }, { id: 'paysystems', data });
}

/** Asks for what the payment method needs; a method that needs nothing starts at once. */
export function details(
  deal: Deal,
  by: PaysystemName,
  input: StepInput,
  error: string | null = null,
): PurchaseStep {
  const paysystem = paysystemOf(deal.offer, by);
  if (!paysystem) return chooseMethod(deal, null);
  if (isConfirmedFirst(by, deal.offer)) {
    const data = { product: deal.product, offer: deal.offer, isChanged: false, paysystem };
    return ask({ at: 'confirm', ...deal, isChanged: false, by }, { id: 'pay_confirm', data });
  }
  const dialog = detailsDialog(deal, paysystem, error);
  return dialog ? ask({ at: 'details', by, note: error, ...deal }, dialog) : pay(deal, { by }, input);
}

type Choice = Pick<Payment, 'by'> & Partial<Pick<Payment, 'cardId' | 'phone' | 'isCardSaved'>>;

export function pay(deal: Deal, choice: Choice, { attempt, path }: StepInput): PurchaseStep {
  const { offer, order } = deal;
  return send(deal, {
    cardId: null,
    phone: null,
    isCardSaved: false,
    ...choice,
    attempt,
    item: order.item,
    offerId: offer.id,
    wayId: offer.wayId,
    version: offer.version,
    buyerId: offer.buyerId,
    shown: offer.due.amount ?? '',
    returnPath: returnPathOf(path, order),
  });
}

/**
 * A payment from the balance is fast, so its final dialog opens immediately. For other methods the current dialog stays
 * open and busy until the next one replaces it.
 */
const send = (deal: Deal, payment: Payment): PurchaseStep =>
  payment.by === 'balance'
    ? sendNow({ deal, payment })
    : {
        state: { at: 'processing', payment, sent: 1, ...deal },
        effects: [{ do: 'pay', afterMs: 0 }],
      };

/** A payment that may have been made: sent with its key, it is made once. */
export const sendAgain = ({ deal, payment }: { deal: Deal; payment: Payment }): PurchaseStep =>
  sendAndSay(deal, payment, 2);

/** Sends a payment again that was refused before it was executed, after the reason for the refusal is gone. */
export const sendNow = ({ deal, payment }: { deal: Deal; payment: Payment }): PurchaseStep =>
  sendAndSay(deal, payment, 1);

const sendAndSay = (deal: Deal, payment: Payment, sent: number): PurchaseStep => ({
  state: { at: 'processing', payment, sent, ...deal },
  effects: [
    { do: 'ask', dialog: statusDialog('sending', deal) },
    { do: 'pay', afterMs: 0 },
  ],
});

export function askCode(
  deal: Deal,
  payment: Payment,
  transaction: Transaction,
  error: string | null,
): PurchaseStep {
  const { by, phone } = payment;
  const paysystem = by === 'balance' ? null : paysystemOf(deal.offer, by);
  if (!paysystem || phone === null) return chooseMethod(deal, null);
  return ask(
    { at: 'code', payment, transaction, note: error, ...deal },
    { id: 'pay_phone_sms', data: { offer: deal.offer, paysystem, sent: { transaction, phone }, error } },
  );
}

/** Each SMS code is a separate attempt with its own key. */
export const submitCode = (
  { note: _, ...state }: StateAt<'code'>,
  code: string,
  { attempt }: StepInput,
): PurchaseStep => ({
  state: { ...state, at: 'submittingCode', code, attempt, sent: 1 },
  effects: [{ do: 'submitCode', afterMs: 0 }],
});

/**
 * No answer came: the same request is sent again, and after several attempts the viewer decides. No second payment is
 * started.
 */
export function onAnswerLost(state: PurchaseState, message: string | null = null): PurchaseStep {
  switch (state.at) {
    case 'preparing':
    case 'offering':
      return fail(state.order, { status: 0, code: null, message });
    case 'processing':
      return resend(state, 'pay') ?? askToRetry(dealOf(state), state.payment);
    case 'submittingCode':
      // The transaction knows whether the code was accepted.
      return (
        resend(state, 'submitCode') ?? {
          state: { at: 'paused', ...openOf(state), isSlow: true, isShown: true },
          effects: [{ do: 'ask', dialog: statusDialog('slow', state) }],
        }
      );
    default:
      return stay(state);
  }
}

function resend(
  state: StateAt<'processing' | 'submittingCode'>,
  effect: 'pay' | 'submitCode',
): PurchaseStep | null {
  const afterMs = RESEND_MS[state.sent - 1];
  if (afterMs === undefined) return null;
  return { state: { ...state, sent: state.sent + 1 }, effects: [{ do: effect, afterMs }] };
}

const askToRetry = (deal: Deal, payment: Payment, message: string | null = null): PurchaseStep =>
  ask({ at: 'unsure', payment, isShown: true, ...deal }, statusDialog('unsure', deal, { message }));

/** The PIN was not entered. A payment that may have been executed stays visible. */
export const closePin = (state: StateAt<'payPin'>): PurchaseStep =>
  state.mayBeMade ? askToRetry(dealOf(state), state.payment) : abandon(state);

/** Spec 3 §8. Nothing was charged by this request. */
export function onRefused(state: PurchaseState, refusal: Refusal, input: StepInput): PurchaseStep {
  switch (state.at) {
    case 'preparing':
    case 'offering':
      if (needsLogin(refusal)) return logIn(state.order);
      return isOwned(refusal) ? onOwned(state) : fail(state.order, refusal);
    case 'processing':
      return onPaymentRefused(state, refusal, input);
    case 'submittingCode':
      return onCodeRefused(state, refusal, input);
    default:
      return stay(state);
  }
}

function onPaymentRefused(state: StateAt<'processing'>, refusal: Refusal, input: StepInput): PurchaseStep {
  const deal = dealOf(state);
  const { payment, order, product, sent } = state;
  const { status, code, message } = refusal;
  if (code === 'pin_required')
    return { state: { at: 'payPin', payment, mayBeMade: sent > 1, ...deal }, effects: [{ do: 'askPin' }] };
  // A limit decides about this request only: an earlier one may have been executed.
  if (status === 429 && sent > 1) return askToRetry(deal, payment, message);
  if (needsLogin(refusal)) return logIn(order, sent > 1 ? { deal, payment } : null);
  if (isOwned(refusal)) return onOwned(state, product.title);
  if (code === 'packet_needs_base') return prepare(order);
  // Another user is logged in now: the offers for this user are loaded.
  if (code === 'other_buyer') return prepare(fromStart(order));
  // The offer, its terms or the balance are not what was shown: ask again, nothing is charged.
  const isChanged = TERMS_CHANGED.includes(code ?? '');
  const isBroke = status === 402 || (status === 451 && /^qrcode/.test(payment.by));
  if (isChanged || status === 404 || (isBroke && payment.by === 'balance'))
    return makeOffer(order, product, payment.wayId, code === 'price_changed');
  if (isBroke) return noFunds(deal, message);
  if (payment.phone !== null && payment.by !== 'balance') return details(deal, payment.by, input, message);
  // Spec 3 §8: an offer transaction with 400 is the modal nofunds; with words of its own it is that sentence.
  const isAboutMoney = status === 400 && payment.by !== 'balance' && !NOT_ABOUT_MONEY.includes(code ?? '');
  return isAboutMoney ? noFunds(deal, message) : fail(order, refusal, deal);
}

const TERMS_CHANGED = ['price_changed', 'payment_nothing_due', 'promo_needs_payment'];

/** Refusals of what is bought: more money would not help (docs/MONEY.md "Error codes"). */
const NOT_ABOUT_MONEY = [
  ...['packet_not_sold', 'period_closed', 'unknown_paysystem', 'account_full'],
  ...['promo_inactive', 'promo_expired', 'promo_used', 'promo_used_up', 'promo_currency', 'promo_needs_card'],
];

/**
 * After a wrong code the viewer can correct it. Without money, or after too many codes, another method is offered. A
 * payment that has ended is checked, because only its transaction knows whether it was paid.
 */
function onCodeRefused(
  state: StateAt<'submittingCode'>,
  { status, code, message }: Refusal,
  { now }: StepInput,
): PurchaseStep {
  const deal = dealOf(state);
  const { order, transaction } = state;
  if (code === 'payment_settled')
    return {
      state: { at: 'checking', order, deal, transaction, since: now, isShown: true },
      effects: [
        { do: 'ask', dialog: statusDialog('checking', deal) },
        { do: 'check', afterMs: 0, id: transaction.id },
      ],
    };
  const isOver = status === 402 || code === 'payment_code_spent' || code === 'payment_expired';
  return isOver ? noFunds(deal, message) : askCode(deal, state.payment, state.transaction, message);
}

export function noFunds(deal: Deal, message: string | null): PurchaseStep {
  return ask({ at: 'nofunds', message, ...deal }, { id: 'nofunds', data: { offer: deal.offer, message } });
}

const needsLogin = ({ code }: Refusal): boolean =>
  ['session_required', 'login_required', 'login_to_buy', 'signed_out'].includes(code ?? '');

export const isOwned = ({ code }: Refusal): boolean =>
  ['already_subscribed', 'already_rented', 'packet_included'].includes(code ?? '');
