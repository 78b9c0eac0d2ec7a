import {
  afterPin,
  afterPrepared,
  bought,
  cancel,
  choosePeriod,
  type EventOf,
  isBeforePayment,
  isOfAnotherBuyer,
  leave,
  logIn,
  makeOffer,
  owned,
  prepare,
} from './before-payment';
import {
  checkAgain,
  checked,
  checkNow,
  checkOn,
  closeWhileChecking,
  opened,
  pause,
  receive,
} from './checking';
import { baseFirst, fromStart, leaving, orderOf, refillFirst } from './orders';
import {
  choose,
  chooseMethod,
  closePin,
  details,
  lost,
  pay,
  prove,
  refused,
  sendAgain,
  sendNow,
} from './paying';
import { branchOf, stopsWhenClosed } from './paysystem-flow';
import type { Offer, Transaction } from './product';
import { type Answer, readAnswer } from './read-answer';
import type { Deal, PurchaseEvent, PurchaseState, PurchaseStep, StateAt, StepInput } from './states';
import { abandon, ask, dealOf, end, isOngoing, statusDialog, stay } from './step-helpers';
import { isSameChoice, isSameSubject } from './subject';

/**
 * A purchase (spec 3 §4) as a pure function: a state and an event give the next state and its effects. An event that does
 * not fit the state is late, and changes nothing. A charge has one key from the press of the viewer on, through every
 * repetition and reload, until the server has said what became of it: so it happens at most once.
 */

export function stepPurchase(state: PurchaseState, event: PurchaseEvent, input: StepInput): PurchaseStep {
  switch (event.type) {
    case 'start':
      return start(state, event, input);
    case 'resume':
      return isOngoing(state) ? stay(state) : resume(event.state, input);
    case 'returned':
      return isOngoing(state) ? stay(state) : receive(event.order, null, event.transaction, input);
    case 'viewerLeft':
      return leave(state);
    case 'prepared':
      return state.at === 'preparing' ? afterPrepared(state.order, event.product) : stay(state);
    case 'pinEntered':
      return enterPin(state);
    case 'offered':
      return state.at === 'offering' ? offered(state, event.offer, input) : stay(state);
    case 'answered':
      return answer(state, readAnswer(event.answer), input);
    case 'closed':
      return close(state);
    case 'paid':
      return state.at === 'processing' ? bought(state, state) : stay(state);
    case 'opened':
      return opened(state, event.transaction, input);
    case 'checked':
      return checked(state, event.transaction, input);
    case 'silent':
      return state.at === 'checking' ? checkAgain(state, input) : stay(state);
    case 'refused':
      return refused(state, event.refusal, input);
    case 'lost':
      return lost(state);
    case 'show':
      return show(state, input);
    case 'look':
      return state.at === 'paused'
        ? { state, effects: [checkNow(state.order, state.transaction)] }
        : stay(state);
    case 'online':
      return state.at === 'unsure' && state.isShown
        ? sendAgain({ deal: dealOf(state), payment: state.payment })
        : stay(state);
    case 'boughtElsewhere':
      return boughtElsewhere(state);
  }
}

function start(state: PurchaseState, event: EventOf<'start'>, input: StepInput): PurchaseStep {
  const { subject, after, isPerson } = event;
  const order = orderOf(subject, after);
  if (!order) return stay(state);
  const begin = () => (isPerson ? prepare(order) : logIn(order));
  if (!isOngoing(state)) return begin();
  const isSame = isSameSubject(state.order.subject, subject);
  // Until a payment is made, another period may still be chosen.
  const isStill = isSameChoice(state.order.subject, subject);
  if (state.at === 'login') {
    // A payment that may have been made is asked about before anything else is bought.
    if (!isStill && !state.unsettled) return begin();
    return isPerson ? afterLogin(state) : logIn(state.order, state.unsettled);
  }
  // A second press, or a payment on its way: it is shown instead of being made twice.
  if (isBeforePayment(state)) return isStill ? stay(state) : begin();
  const isOpen = state.at === 'checking' || state.at === 'paused';
  return isOpen && !isSame ? begin() : show(state, input);
}

function afterLogin({ order, unsettled }: StateAt<'login'>): PurchaseStep {
  return unsettled ? sendAgain(unsettled) : prepare(order);
}

const offered = (state: StateAt<'offering'>, offer: Offer, input: StepInput): PurchaseStep =>
  isOfAnotherBuyer(state.order, offer) ? prepare(fromStart(state.order)) : choose({ ...state, offer }, input);

function enterPin(state: PurchaseState): PurchaseStep {
  if (state.at === 'pin') return afterPin(state.order, state.product);
  if (state.at !== 'payPin') return stay(state);
  const unsettled = { deal: dealOf(state), payment: state.payment };
  return state.mayBeMade ? sendAgain(unsettled) : sendNow(unsettled);
}

function answer(state: PurchaseState, given: Answer, input: StepInput): PurchaseStep {
  if (given.isOther) return chooseOther(state);
  switch (state.at) {
    case 'base': {
      const base = state.product.bases.find(({ key }) => key === given.key);
      return base ? prepare(baseFirst(state.order, base.key)) : cancel(state);
    }
    case 'agreement':
      return given.isAgreed ? choosePeriod(state.order, state.product) : cancel(state);
    case 'amount': {
      const order = { ...state.order, item: { kind: 'refill' as const, amount: given.amount } };
      return given.amount ? makeOffer(order, state.product, null) : cancel(state);
    }
    case 'period': {
      const way = state.product.ways.find(({ id }) => id === given.wayId);
      return way ? makeOffer(state.order, state.product, way.id) : cancel(state);
    }
    case 'confirm':
      return given.isAgreed ? pay(dealOf(state), { by: state.by }, input) : cancel(state);
    case 'method': {
      const chosen = state.offer.paysystems.find(({ name }) => name === given.name);
      return chosen ? details(dealOf(state), chosen.name, input) : cancel(state);
    }
    case 'details':
      return withDetails(state, given, input);
    case 'nofunds': {
      const { canRefill, missing } = state.offer;
      if (!given.isRefill || !canRefill || missing.amount === null) return cancel(state);
      return prepare(refillFirst(state.order, missing.amount));
    }
    case 'code':
      if (given.isResend) return resendCode(state, input);
      return given.code ? prove(state, given.code, input) : close(state);
    case 'unsure':
      return given.isAgain ? sendAgain({ deal: dealOf(state), payment: state.payment }) : close(state);
    case 'checking':
    case 'paused':
      return given.isAgain ? checkOn(state, input) : stay(state);
    case 'done':
      return given.isWatch
        ? { state, effects: [{ do: 'continue', subject: state.outcome.subject, after: state.after }] }
        : stay(state);
    default:
      return stay(state);
  }
}

function withDetails(state: StateAt<'details'>, given: Answer, input: StepInput): PurchaseStep {
  const deal = dealOf(state);
  const { by } = state;
  switch (branchOf(by, deal.offer)) {
    case 'card':
      if (!deal.offer.cards.some(({ id }) => id === given.cardId)) break;
      return pay(deal, { by, cardId: given.cardId }, input);
    case 'newCard':
      if (given.isCardSaved === null) break;
      return pay(deal, { by: 'short_url', isCardSaved: given.isCardSaved }, input);
    case 'phone':
      if (given.phone === null) break;
      return pay(deal, { by, phone: given.phone }, input);
  }
  return cancel(state);
}

/** Another code comes with another payment; the earlier one is looked at before it. */
function resendCode(state: StateAt<'code'>, input: StepInput): PurchaseStep {
  const { by, phone } = state.payment;
  const deal = leaveOpen(dealOf(state), state.transaction);
  return by === 'balance' || phone === null ? chooseMethod(deal, null) : pay(deal, { by, phone }, input);
}

/** Another way to pay. A payment that was begun may still be paid, and is looked at before the next one is made. */
function chooseOther(state: PurchaseState): PurchaseStep {
  switch (state.at) {
    case 'confirm':
      return state.by === 'balance' ? stay(state) : chooseMethod(dealOf(state), null);
    case 'details':
    case 'nofunds':
      return chooseMethod(dealOf(state), null);
    case 'code':
      return chooseMethod(leaveOpen(dealOf(state), state.transaction), null);
    case 'checking':
    case 'paused':
      return state.deal ? chooseMethod(leaveOpen(state.deal, state.transaction), null) : stay(state);
    default:
      return stay(state);
  }
}

const leaveOpen = (deal: Deal, transaction: Transaction): Deal => ({
  ...deal,
  order: leaving(deal.order, transaction),
});

function close(state: PurchaseState): PurchaseStep {
  switch (state.at) {
    case 'login':
      // A payment that may have been made is not forgotten with the login.
      return state.unsettled ? stay(state) : abandon(state);
    case 'checking':
      return closeWhileChecking(state);
    case 'paused':
    case 'unsure':
      return stay({ ...state, isShown: false });
    case 'processing':
    case 'proving':
      return stay({ ...state, isHidden: true });
    case 'code':
      return pause({ order: state.order, deal: dealOf(state), transaction: state.transaction });
    case 'payPin':
      return closePin(state);
    default:
      return isOngoing(state) && isBeforePayment(state) && state.at !== 'preparing' && state.at !== 'offering'
        ? cancel(state)
        : stay(state);
  }
}

function show(state: PurchaseState, input: StepInput): PurchaseStep {
  switch (state.at) {
    case 'paused':
    case 'checking':
      return checkOn(state, input);
    case 'unsure':
      return ask({ ...state, isShown: true }, statusDialog('unsure', state));
    case 'processing':
    case 'proving':
      return ask({ ...state, isHidden: false }, statusDialog('sending', state));
    case 'login':
      return logIn(state.order, state.unsettled);
    default:
      return stay(state);
  }
}

function resume(state: PurchaseState, input: StepInput): PurchaseStep {
  switch (state.at) {
    // It may have been sent: it is sent again with its key.
    case 'processing':
    case 'unsure':
      return sendAgain({ deal: dealOf(state), payment: state.payment });
    case 'payPin':
      return { state, effects: [{ do: 'askPin' }] };
    // Whether a code was accepted is known to the transaction.
    case 'proving':
    case 'code':
      return checkOn(
        {
          at: 'paused',
          order: state.order,
          deal: dealOf(state),
          transaction: state.transaction,
          isSlow: false,
          isShown: false,
        },
        input,
      );
    case 'checking':
      return checkOn(state, input);
    case 'paused':
      return { state: { ...state, isShown: false }, effects: [checkNow(state.order, state.transaction)] };
    // The login continues it.
    case 'login':
    case 'idle':
    case 'done':
      return stay(state);
    default:
      return prepare(state.order);
  }
}

/**
 * Another tab has bought the same: nothing is asked here any more, and what still waits for the viewer to pay it does not
 * invite to pay twice. Money can be put on the balance any number of times.
 */
function boughtElsewhere(state: PurchaseState): PurchaseStep {
  if (!isOngoing(state) || state.order.subject.kind === 'refill') return stay(state);
  if (isBeforePayment(state) || state.at === 'code') return owned(state, titleOf(state));
  if (state.at !== 'checking' && state.at !== 'paused') return stay(state);
  const isLeft = state.at === 'paused' && !state.isSlow;
  if (!isLeft && !stopsWhenClosed(state.transaction)) return stay(state);
  return state.isShown ? owned(state, titleOf(state)) : end(state.order, 'owned', [{ do: 'refresh' }]);
}

function titleOf(state: PurchaseState): string {
  if ('product' in state) return state.product.title;
  return 'deal' in state ? (state.deal?.offer.title ?? '') : '';
}
