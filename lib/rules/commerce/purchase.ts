import {
  afterPayment,
  afterPin,
  afterPrepared,
  cancel,
  choosePeriod,
  type EventOf,
  isBeforePayment,
  isOfAnotherBuyer,
  leave,
  logIn,
  makeOffer,
  onBought,
  onOwned,
  prepare,
} from './before-payment';
import {
  checkAgain,
  checkNow,
  checkOn,
  closeWhileChecking,
  inHeader,
  onChecked,
  onOpened,
  pause,
  receive,
} from './checking';
import { baseFirst, fromStart, leaving, orderOf, refillFirst } from './orders';
import {
  choose,
  chooseMethod,
  closePin,
  details,
  isOwned,
  onAnswerLost,
  onRefused,
  pay,
  sendAgain,
  sendNow,
  submitCode,
} from './paying';
import { branchOf, stopsWhenClosed } from './paysystem-flow';
import type { Offer, Product, Transaction } from './product';
import { type Answer, readAnswer } from './read-answer';
import { asResumed, isResumed, stepResumed, unseen } from './resumed';
import type { Deal, PurchaseEvent, PurchaseState, PurchaseStep, Refusal, StateAt, StepInput } from './states';
import {
  abandon,
  ask,
  dealOf,
  end,
  fail,
  isOngoing,
  leftOpen,
  openOf,
  statusDialog,
  stay,
} from './step-helpers';
import { isSameChoice, isSameSubject } from './subject';

/**
 * A purchase (spec 3 §4) as a pure function: a state and an event give the next state and its effects. An event that does
 * not fit the state is late, and changes nothing. A charge has one key from the press of the viewer on, through every
 * repetition and reload, until the server has said what became of it: so it happens at most once.
 */

export function stepPurchase(state: PurchaseState, event: PurchaseEvent, input: StepInput): PurchaseStep {
  return isResumed(state) ? stepResumed(state, event, input, stepKnown) : stepKnown(state, event, input);
}

function stepKnown(state: PurchaseState, event: PurchaseEvent, input: StepInput): PurchaseStep {
  switch (event.type) {
    case 'start':
      return start(state, event, input);
    case 'resume':
      return isOngoing(state) ? stay(state) : resumeUnseen(event.state, input);
    case 'returned':
      return isOngoing(state) ? stay(state) : receive(event.order, null, event.transaction, input);
    case 'viewerLeft':
      return leave(state);
    case 'prepared':
      return state.at === 'preparing' ? onPrepared(state, event.product) : stay(state);
    case 'pinEntered':
      return enterPin(state);
    case 'offered':
      return state.at === 'offering' ? onOffered(state, event.offer, input) : stay(state);
    case 'answered':
      return answer(state, readAnswer(event.answer), input);
    case 'closed':
      return close(state);
    case 'paid':
      return state.at === 'processing' ? onBought(state, state) : stay(state);
    case 'opened':
      return onOpened(state, event.transaction, input);
    case 'checked':
      return onChecked(state, event.transaction, input);
    case 'silent':
    case 'unknown':
      return state.at === 'checking' ? checkAgain(state, input) : stay(state);
    case 'refused':
      return refuse(state, event.refusal, input);
    case 'lost':
      return onAnswerLost(state, event.message);
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
      return onBoughtElsewhere(state);
    // Only of a resumed purchase: others show at once what they wait for.
    case 'late':
      return stay(state);
  }
}

/**
 * The refusal of a charge whose dialog was closed opens no further question: a code can be typed again from the header,
 * and a payment that was not made ends with the words of the server.
 */
function refuse(state: PurchaseState, refusal: Refusal, input: StepInput): PurchaseStep {
  const step = onRefused(state, refusal, input);
  if (state.at === 'submittingCode') return state.isHidden ? inHeader(step) : step;
  // A payment that was sent more than once may have been executed. When the item is owned already, its chain continues.
  const isEnded = state.at === 'processing' && state.isHidden && state.sent === 1 && !isOwned(refusal);
  return isEnded && leadsToQuestion(step.state) ? fail(state.order, refusal, dealOf(state)) : step;
}

/** Whether this state asks the viewer again, or leads to a question. `nofunds` says what happened. */
const leadsToQuestion = (state: PurchaseState): boolean =>
  state.at === 'payPin' || (isBeforePayment(state) && state.at !== 'nofunds');

function start(state: PurchaseState, event: EventOf<'start'>, input: StepInput): PurchaseStep {
  const { subject, after, isUser } = event;
  const order = orderOf(subject, after);
  if (!order) return stay(state);
  const begin = () => (isUser ? prepare(order) : logIn(order));
  if (!isOngoing(state)) return begin();
  const isSame = isSameSubject(state.order.subject, subject);
  // Before a payment is sent, the viewer may still choose another period.
  const isStill = isSameChoice(state.order.subject, subject);
  if (state.at === 'login') {
    // A payment that may have been executed is checked before another purchase starts.
    if (!isStill && !state.unsettled) return begin();
    return isUser ? afterLogin(state) : logIn(state.order, state.unsettled);
  }
  // A second press, or an open payment: the running purchase is shown again instead of starting a second one.
  if (isBeforePayment(state)) return isStill ? stay(state) : begin();
  const isOpen = state.at === 'checking' || state.at === 'paused';
  return isOpen && !isSame ? begin() : show(state, input);
}

function afterLogin({ order, unsettled }: StateAt<'login'>): PurchaseStep {
  return unsettled ? sendAgain(unsettled) : prepare({ ...order, isAfterLogin: true });
}

function onPrepared({ order, isAfterPayment }: StateAt<'preparing'>, product: Product): PurchaseStep {
  const step = afterPrepared(order, product);
  return isAfterPayment ? afterPayment(step) : step;
}

const onOffered = (state: StateAt<'offering'>, offer: Offer, input: StepInput): PurchaseStep =>
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
      return given.code ? submitCode(state, given.code, input) : close(state);
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

/** A new code comes with a new payment. The earlier payment is checked first. */
function resendCode(state: StateAt<'code'>, input: StepInput): PurchaseStep {
  const { by, phone } = state.payment;
  const deal = leaveOpen(dealOf(state), state.transaction);
  return by === 'balance' || phone === null ? chooseMethod(deal, null) : pay(deal, { by, phone }, input);
}

/** The viewer wants another payment method. An open payment is checked before the next one is started. */
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
      // A payment that may have been executed is not dropped when the viewer closes the login.
      return state.unsettled ? stay(state) : abandon(state);
    case 'checking':
      return closeWhileChecking(state);
    case 'paused':
    case 'unsure':
      return stay({ ...state, isShown: false });
    case 'processing':
    case 'submittingCode':
      return stay({ ...state, isHidden: true });
    case 'code':
      return pause(openOf(state));
    case 'payPin':
      return closePin(state);
    case 'preparing':
    case 'offering':
      // The dialog that was closed belonged to the payment before: the purchase continues without it.
      return state.isAfterPayment ? stay(state) : cancelWork(state);
    default:
      return isOngoing(state) && isBeforePayment(state) ? cancel(state) : stay(state);
  }
}

/** The work that runs ends with the purchase, or is replaced by a look at the payment that is left. */
function cancelWork(before: StateAt<'preparing' | 'offering'>): PurchaseStep {
  const { state, effects } = cancel(before);
  const isLeft = state.at === 'paused';
  return { state, effects: isLeft ? [...effects, checkNow(state.order, state.transaction)] : effects };
}

function show(state: PurchaseState, input: StepInput): PurchaseStep {
  switch (state.at) {
    case 'paused':
    case 'checking':
      return checkOn(state, input);
    case 'unsure':
      return ask({ ...state, isShown: true }, statusDialog('unsure', state));
    case 'processing':
    case 'submittingCode':
      return ask({ ...state, isHidden: false }, statusDialog('sending', state));
    case 'login':
      return logIn(state.order, state.unsettled);
    default:
      return stay(state);
  }
}

/**
 * The login has its own way to find out who the buyer is. An order that was never prepared names no buyer, with whom the user of
 * now could be compared: it ends.
 */
function resumeUnseen(stored: PurchaseState, input: StepInput): PurchaseStep {
  if (stored.at === 'login') return resume(stored, input);
  if (isOngoing(stored) && isBeforePayment(stored) && stored.order.buyerId === undefined)
    return abandon(stored);
  const state = asResumed(stored);
  return unseen(state, resume(state, input));
}

function resume(state: PurchaseState, input: StepInput): PurchaseStep {
  switch (state.at) {
    // The payment may have been sent before the reload, so it is sent again with the same key.
    case 'processing':
    case 'unsure':
      return sendAgain({ deal: dealOf(state), payment: state.payment });
    // The server names the buyer before it asks for the PIN.
    case 'payPin':
      return state.mayBeMade
        ? sendAgain({ deal: dealOf(state), payment: state.payment })
        : prepare(state.order);
    // Only the transaction knows whether the code was accepted.
    case 'submittingCode':
    case 'code':
      return checkOn(leftOpen(openOf(state)), input);
    case 'checking':
      return checkOn(state, input);
    case 'paused':
      return { state: { ...state, isShown: false }, effects: [checkNow(state.order, state.transaction)] };
    // The login resumes the purchase itself.
    case 'login':
    case 'idle':
    case 'done':
      return stay(state);
    default:
      return prepare(state.order);
  }
}

/**
 * Another tab has bought the same item: the dialogs of this tab close, and a payment page or code that is still open
 * must not be paid a second time. A refill is different: the balance can be topped up any number of times.
 */
function onBoughtElsewhere(state: PurchaseState): PurchaseStep {
  if (!isOngoing(state) || state.order.subject.kind === 'refill') return stay(state);
  if (isBeforePayment(state) || state.at === 'code') return onOwned(state, titleOf(state));
  if (state.at !== 'checking' && state.at !== 'paused') return stay(state);
  const isLeft = state.at === 'paused' && !state.isSlow;
  if (!isLeft && !stopsWhenClosed(state.transaction)) return stay(state);
  return state.isShown ? onOwned(state, titleOf(state)) : end(state.order, 'owned', [{ do: 'refresh' }]);
}

function titleOf(state: PurchaseState): string {
  if ('product' in state) return state.product.title;
  return 'deal' in state ? (state.deal?.offer.title ?? '') : '';
}
