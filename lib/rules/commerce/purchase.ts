import { branchOf, detailsDialog, openDialog, paysystemOf, stopsWhenClosed } from './branches';
import { CHECK_MS, CHECKING_MS, PAYMENT_LIFE_MS, RESEND_MS } from './constants';
import type { PaymentDialog } from './dialogs';
import { baseFirst, nextOrder, orderOf } from './orders';
import type { Offer, PaysystemName, Product, Transaction } from './product';
import { readAnswer } from './read-answer';
import type {
  Deal,
  Order,
  Payment,
  PurchaseEffect,
  PurchaseEvent,
  PurchaseState,
  PurchaseStep,
  Refusal,
  StateAt,
  StepInput,
} from './states';
import { isSameSubject, type PurchaseOutcome } from './subject';

/**
 * A purchase (spec 3 §4) as a pure function: a state and an event give the next state and its effects. An event that does
 * not fit the state is late, and changes nothing. A charge has one key from the press of the viewer on, through every
 * repetition and reload, until the server has said what became of it: so it happens at most once.
 */

export const NO_PURCHASE: PurchaseState = { at: 'idle' };

type EventOf<Type extends PurchaseEvent['type']> = Extract<PurchaseEvent, { type: Type }>;

const stay = (state: PurchaseState): PurchaseStep => ({ state, effects: [] });

export function stepPurchase(state: PurchaseState, event: PurchaseEvent, input: StepInput): PurchaseStep {
  switch (event.type) {
    case 'start':
      return start(state, event, input);
    case 'resume':
      return isGoing(state) ? stay(state) : resume(event.state, input);
    case 'returned':
      return isGoing(state) ? stay(state) : receive(null, event.order, event.transaction, input);
    case 'loggedIn':
      return state.at === 'login' ? prepare(state.order) : stay(state);
    case 'viewerLeft':
      return isGoing(state) && state.at !== 'login' ? finish(state, 'abandoned') : stay(state);
    case 'prepared':
      return state.at === 'preparing' ? afterPrepared(state.order, event.product) : stay(state);
    case 'pinEntered':
      return pinEntered(state);
    case 'offered':
      return state.at === 'offering' ? choose({ ...state, offer: event.offer }, input) : stay(state);
    case 'answered':
      return answered(state, event.answer, input);
    case 'closed':
      return closed(state);
    case 'paid':
      return isCharging(state) ? bought(state) : stay(state);
    case 'opened':
      return state.at === 'processing'
        ? opened(state, event.transaction, input)
        : proven(state, event, input);
    case 'checked':
      return checked(state, event.transaction, input);
    case 'silent':
      return state.at === 'checking' ? checkAgain(state, input) : stay(state);
    case 'refused':
      return refused(state, event.refusal);
    case 'lost':
      return lost(state);
    case 'show':
      return show(state, input);
    case 'look':
      return state.at === 'paused' ? { state, effects: [checkNow(state.transaction)] } : stay(state);
    case 'boughtElsewhere':
      return isBeforePayment(state) ? owned(state) : stay(state);
  }
}

/** Something is going on that a new purchase would interrupt. */
type Ongoing = Exclude<PurchaseState, StateAt<'idle' | 'done'>>;

const isGoing = (state: PurchaseState): state is Ongoing => state.at !== 'idle' && state.at !== 'done';

const isCharging = (state: PurchaseState): state is StateAt<'processing'> => state.at === 'processing';

const BEFORE_PAYMENT = [
  'preparing',
  'pin',
  'base',
  'agreement',
  'period',
  'offering',
  'confirm',
  'method',
  'details',
  'nofunds',
];

function isBeforePayment(state: PurchaseState): state is Ongoing {
  return BEFORE_PAYMENT.includes(state.at);
}

// --- The way to an offer ---

function start(state: PurchaseState, event: EventOf<'start'>, input: StepInput): PurchaseStep {
  const { subject, after, isPerson } = event;
  if (!isGoing(state)) return begin(event);
  const isSame = isSameSubject(state.order.subject, subject);
  // A login that was interrupted goes on.
  if (state.at === 'login' && isPerson && isSame) return prepare({ ...state.order, after });
  const mayReplace = state.at === 'login' || isBeforePayment(state) || (isOpen(state) && !isSame);
  // A payment on its way is shown instead of being made twice.
  return mayReplace ? begin(event) : show(state, input);
}

/** A transaction that the platform follows by itself: a new purchase may replace it on the screen. */
const isOpen = (state: PurchaseState): boolean => state.at === 'checking' || state.at === 'paused';

function begin({ subject, after, isPerson }: EventOf<'start'>): PurchaseStep {
  const order = orderOf(subject, after);
  if (!order) return stay(NO_PURCHASE);
  return isPerson ? prepare(order) : { state: { at: 'login', order }, effects: [{ do: 'login' }] };
}

const prepare = (order: Order): PurchaseStep => ({
  state: { at: 'preparing', order },
  effects: [{ do: 'prepare' }],
});

/** Spec 3 §4, steps 2 to 4, in this order: the parental check, the base packet, the agreement. */
function afterPrepared(order: Order, product: Product): PurchaseStep {
  const state = { order, product };
  if (product.isOwned) return owned({ at: 'preparing', order }, product);
  if (product.isPinNeeded) return { state: { at: 'pin', ...state }, effects: [{ do: 'askPin' }] };
  return afterPin(order, product);
}

function afterPin(order: Order, product: Product): PurchaseStep {
  const { bases, agreementUrl: url } = product;
  const state = { order, product };
  if (bases.length > 0)
    return ask({ at: 'base', ...state }, { id: 'quick_packets', data: { product, bases } });
  if (url) return ask({ at: 'agreement', ...state }, { id: 'pay_agreement', data: { product, url } });
  return choosePeriod(order, product);
}

function choosePeriod(order: Order, product: Product): PurchaseStep {
  const { item } = order;
  const { ways } = product;
  const named = 'wayId' in item && item.wayId ? item.wayId : null;
  const [only, ...others] = ways;
  if (named || others.length === 0) return makeOffer(order, product, named ?? only?.id ?? null);
  return ask({ at: 'period', order, product }, { id: 'confirm_period', data: { product, ways } });
}

function makeOffer(
  order: Order,
  product: Product,
  wayId: string | null,
  { isChanged = false, earlier = [] as number[] } = {},
): PurchaseStep {
  return {
    state: { at: 'offering', order, product, wayId, isChanged, earlier },
    effects: [{ do: 'offer' }],
  };
}

/** Spec 3 §4 Offer flow: enough money is confirmed; otherwise a way to pay is chosen. */
function choose(state: Deal & { isChanged: boolean }, input: StepInput): PurchaseStep {
  const { isChanged } = state;
  const deal = dealOf(state);
  const { offer, product } = deal;
  if (offer.isCovered)
    return ask(
      { at: 'confirm', ...deal, isChanged },
      { id: 'pay_confirm', data: { product, offer, isChanged } },
    );
  // Spec 3 §4: an offer without ways to pay is an error.
  const [first, ...others] = offer.paysystems;
  if (!first) return fail(state.order, { status: 0, code: 'no_paysystems', message: null });
  if (others.length === 0 && !isChanged && branchOf(first.name, offer) !== 'pay')
    return details(deal, first.name, input);
  return chooseMethod(deal, null, isChanged);
}

function chooseMethod(deal: Deal, note: string | null, isChanged = false): PurchaseStep {
  const { offer } = deal;
  const data = { offer, paysystems: offer.paysystems, isChanged, note };
  return ask({ at: 'method', ...deal, isChanged, note }, { id: 'paysystems', data });
}

/** What the way needs to know is asked; a way that needs nothing is begun. */
function details(deal: Deal, by: PaysystemName, input: StepInput, error: string | null = null): PurchaseStep {
  const paysystem = paysystemOf(deal.offer, by);
  if (!paysystem) return chooseMethod(deal, null);
  const dialog = detailsDialog(deal, paysystem, error);
  return dialog ? ask({ at: 'details', by, note: error, ...deal }, dialog) : pay(deal, { by }, input);
}

// --- Answers of the viewer ---

function pinEntered(state: PurchaseState): PurchaseStep {
  if (state.at === 'pin') return afterPin(state.order, state.product);
  if (state.at === 'payPin') return sendAgain(dealOf(state), state.payment);
  return stay(state);
}

function answered(state: PurchaseState, given: unknown, input: StepInput): PurchaseStep {
  const answer = readAnswer(given);
  if (answer.isOther) return chooseOther(state);
  switch (state.at) {
    case 'base': {
      const base = state.product.bases.find(({ key }) => key === answer.key);
      return base ? prepare(baseFirst(state.order, base.key)) : closed(state);
    }
    case 'agreement':
      return answer.isAgreed ? choosePeriod(state.order, state.product) : closed(state);
    case 'period': {
      const way = state.product.ways.find(({ id }) => id === answer.wayId);
      return way ? makeOffer(state.order, state.product, way.id) : closed(state);
    }
    case 'confirm':
      return answer.isAgreed ? pay(dealOf(state), { by: 'balance' }, input) : closed(state);
    case 'method': {
      const paysystem = state.offer.paysystems.find(({ name }) => name === answer.name);
      return paysystem ? details(dealOf(state), paysystem.name, input) : closed(state);
    }
    case 'details':
      return withDetails(state, answer, input);
    case 'code':
      return answer.code ? prove(state, answer.code) : closed(state);
    case 'unsure':
      return answer.isAgain ? sendAgain(dealOf(state), state.payment) : closed(state);
    case 'checking':
    case 'paused':
      return answer.isAgain ? checkOn(state, input) : stay(state);
    default:
      return stay(state);
  }
}

function withDetails(
  state: StateAt<'details'>,
  answer: ReturnType<typeof readAnswer>,
  input: StepInput,
): PurchaseStep {
  const deal = dealOf(state);
  const { by } = state;
  const branch = branchOf(by, deal.offer);
  if (branch === 'card' && deal.offer.cards.some(({ id }) => id === answer.cardId))
    return pay(deal, { by, cardId: answer.cardId }, input);
  if (branch === 'newCard' && answer.isCardSaved !== null)
    return pay(deal, { by: 'short_url', isCardSaved: answer.isCardSaved }, input);
  if (branch === 'phone' && answer.phone) return pay(deal, { by, phone: answer.phone }, input);
  return closed(state);
}

/** Another way to pay. A payment that was begun may still be paid, and is looked at before the next one is made. */
function chooseOther(state: PurchaseState): PurchaseStep {
  switch (state.at) {
    case 'details':
    case 'nofunds':
      return chooseMethod(dealOf(state), null);
    case 'code':
      return chooseMethod(withEarlier(dealOf(state), state.transaction), null);
    case 'checking':
    case 'paused':
      return state.deal ? chooseMethod(withEarlier(state.deal, state.transaction), null) : stay(state);
    default:
      return stay(state);
  }
}

const withEarlier = (deal: Deal, { id }: Transaction): Deal => ({
  ...deal,
  earlier: [...deal.earlier.filter((one) => one !== id), id],
});

function closed(state: PurchaseState): PurchaseStep {
  switch (state.at) {
    case 'checking':
      return closedWhileChecking(state);
    case 'paused':
    case 'unsure':
      return stay({ ...state, isShown: false });
    case 'code':
      return pause({ ...state, deal: dealOf(state), isSlow: false });
    case 'pin':
    case 'base':
    case 'agreement':
    case 'period':
      return cancel(state, 'payment_cancel');
    case 'confirm':
    case 'method':
    case 'details':
    case 'nofunds':
    case 'payPin':
      // Spec 3 §2 Modal shell: which event it is.
      return cancel(state, state.offer.wayId === null ? 'payment_cancel' : 'offer_cancel');
    case 'login':
      return finish(state, 'abandoned');
    default:
      return stay(state);
  }
}

function cancel(state: Ongoing, event: 'offer_cancel' | 'payment_cancel'): PurchaseStep {
  const ended = finish(state, 'abandoned');
  return { ...ended, effects: [{ do: 'track', event }, ...ended.effects] };
}

// --- Paying ---

type Choice = Pick<Payment, 'by'> & Partial<Pick<Payment, 'cardId' | 'phone' | 'isCardSaved'>>;

function pay(deal: Deal, choice: Choice, { attempt, path }: StepInput): PurchaseStep {
  const { offer } = deal;
  return send(deal, {
    ...{ cardId: null, phone: null, isCardSaved: false },
    ...choice,
    ...{ attempt, offerId: offer.id, wayId: offer.wayId, version: offer.version },
    ...{ shown: offer.due.amount ?? '', returnPath: path },
  });
}

/** The dialog that asked stays open and busy meanwhile. */
const send = (deal: Deal, payment: Payment): PurchaseStep => ({
  state: { at: 'processing', payment, sent: 1, ...deal },
  effects: [{ do: 'pay', afterMs: 0 }],
});

/** The same where no dialog is open, or one that asks something else. */
function sendAgain(deal: Deal, payment: Payment): PurchaseStep {
  const { state, effects } = send(deal, payment);
  return { state, effects: [{ do: 'ask', dialog: standing('sending', deal) }, ...effects] };
}

function opened(state: StateAt<'processing'>, transaction: Transaction, input: StepInput): PurchaseStep {
  const deal = dealOf(state);
  const needsCode = state.payment.phone !== null && transaction.status === 'pending';
  return needsCode
    ? askCode(deal, state.payment, transaction, null)
    : receive(deal, deal.order, transaction, input);
}

function askCode(deal: Deal, payment: Payment, transaction: Transaction, error: string | null): PurchaseStep {
  const paysystem = payment.by === 'balance' ? null : paysystemOf(deal.offer, payment.by);
  if (!paysystem) return chooseMethod(deal, null);
  return ask(
    { at: 'code', payment, transaction, note: error, ...deal },
    { id: 'pay_phone_sms', data: { offer: deal.offer, paysystem, transaction, error } },
  );
}

const prove = ({ note: _, ...state }: StateAt<'code'>, code: string): PurchaseStep => ({
  state: { ...state, at: 'proving', code, sent: 1 },
  effects: [{ do: 'prove', afterMs: 0 }],
});

function proven(state: PurchaseState, { transaction }: EventOf<'opened'>, input: StepInput): PurchaseStep {
  return state.at === 'proving' ? receive(dealOf(state), state.order, transaction, input) : stay(state);
}

/** No answer: the same payment is sent again, then the viewer decides when. Nothing new is begun. */
function lost(state: PurchaseState): PurchaseStep {
  if (state.at !== 'processing' && state.at !== 'proving')
    return isWaitingForServer(state)
      ? fail(state.order, { status: 0, code: 'lost', message: null })
      : stay(state);
  const afterMs = RESEND_MS[state.sent - 1];
  const effect = state.at === 'processing' ? 'pay' : 'prove';
  if (afterMs !== undefined)
    return { state: { ...state, sent: state.sent + 1 }, effects: [{ do: effect, afterMs }] };
  const deal = dealOf(state);
  // The transaction knows whether the code was accepted.
  if (state.at === 'proving') return pause({ ...state, deal, isSlow: false });
  return ask({ at: 'unsure', payment: state.payment, isShown: true, ...deal }, standing('unsure', deal));
}

const isWaitingForServer = (state: PurchaseState): state is StateAt<'preparing' | 'offering'> =>
  state.at === 'preparing' || state.at === 'offering';

/** Spec 3 §8. Nothing was charged. */
function refused(state: PurchaseState, refusal: Refusal): PurchaseStep {
  if (isWaitingForServer(state)) return refusedBefore(state, refusal);
  if (state.at === 'proving') return wrongCode(state, refusal);
  if (state.at !== 'processing') return stay(state);
  const deal = dealOf(state);
  const { payment, order, product } = state;
  const { status, code, message } = refusal;
  if (code === 'pin_required')
    return { state: { at: 'payPin', payment, ...deal }, effects: [{ do: 'askPin' }] };
  if (needsLogin(refusal)) return loginAgain(order);
  if (isOwnedRefusal(refusal)) return owned(state, product);
  if (code === 'packet_needs_base') return prepare(order);
  // The offer, its price or the balance are not what was shown: ask again, nothing is charged.
  const isStale = code === 'price_changed' || code === 'payment_nothing_due' || status === 404;
  const isBroke = status === 402 || status === 451;
  if (isStale || (isBroke && payment.by === 'balance'))
    return makeOffer(order, product, payment.wayId, {
      isChanged: code === 'price_changed',
      earlier: deal.earlier,
    });
  if (payment.by === 'phone' || payment.by === 'phone_sms') return retryPhone(deal, payment.by, refusal);
  if (isBroke || status === 400)
    return ask({ at: 'nofunds', message, ...deal }, { id: 'nofunds', data: { offer: deal.offer, message } });
  return fail(order, refusal);
}

function retryPhone(deal: Deal, by: PaysystemName, { status, message }: Refusal): PurchaseStep {
  if (status === 402)
    return ask({ at: 'nofunds', message, ...deal }, { id: 'nofunds', data: { offer: deal.offer, message } });
  return details(deal, by, { now: 0, attempt: '', path: '' }, message);
}

function refusedBefore({ order }: StateAt<'preparing' | 'offering'>, refusal: Refusal): PurchaseStep {
  if (needsLogin(refusal)) return loginAgain(order);
  if (isOwnedRefusal(refusal)) return owned({ at: 'preparing', order });
  return fail(order, refusal);
}

/** A wrong code may be corrected; after too many, or without money, another way is chosen. */
function wrongCode(state: StateAt<'proving'>, { status, message }: Refusal): PurchaseStep {
  const deal = dealOf(state);
  if (status === 402)
    return ask({ at: 'nofunds', message, ...deal }, { id: 'nofunds', data: { offer: deal.offer, message } });
  return askCode(deal, state.payment, state.transaction, message);
}

const needsLogin = ({ code }: Refusal): boolean =>
  ['session_required', 'login_required', 'login_to_buy', 'signed_out'].includes(code ?? '');

const isOwnedRefusal = ({ code }: Refusal): boolean =>
  ['already_subscribed', 'already_rented', 'packet_included'].includes(code ?? '');

const loginAgain = (order: Order): PurchaseStep => ({
  state: { at: 'login', order },
  effects: [{ do: 'login' }],
});

// --- Checking a payment ---

function receive(
  deal: Deal | null,
  order: Order,
  transaction: Transaction,
  { now }: StepInput,
): PurchaseStep {
  if (transaction.status === 'complete') return bought({ order, deal });
  if (transaction.status === 'error') return declined(order, deal, transaction);
  return {
    state: { at: 'checking', order, deal, transaction, since: now, isShown: true },
    effects: [{ do: 'ask', dialog: openDialog(transaction, deal) }, checkLater(transaction)],
  };
}

const checkLater = ({ id }: Transaction): PurchaseEffect => ({ do: 'check', afterMs: CHECK_MS, id });
const checkNow = ({ id }: Transaction): PurchaseEffect => ({ do: 'check', afterMs: 0, id });

function checked(state: PurchaseState, transaction: Transaction, input: StepInput): PurchaseStep {
  if (state.at !== 'checking' && state.at !== 'paused') return stay(state);
  if (state.transaction.id !== transaction.id) return stay(state);
  if (transaction.status === 'complete') return bought(state);
  if (transaction.status === 'error') return declined(state.order, state.deal, transaction);
  return state.at === 'checking'
    ? checkAgain({ ...state, transaction }, input)
    : stay({ ...state, transaction });
}

/** Spec 3 §4 Transaction check: not longer than 600 s at a time, nor 3600 s after the payment was created. */
function checkAgain(state: StateAt<'checking'>, { now }: StepInput): PurchaseStep {
  const { transaction, since } = state;
  if (now - transaction.createdAt > PAYMENT_LIFE_MS) return declined(state.order, state.deal, transaction);
  if (now - since > CHECKING_MS) return pause({ ...state, isSlow: true });
  return { state, effects: [checkLater(transaction)] };
}

function checkOn(state: StateAt<'checking' | 'paused'>, { now }: StepInput): PurchaseStep {
  const { order, deal, transaction } = state;
  return {
    state: { at: 'checking', order, deal, transaction, since: now, isShown: true },
    effects: [{ do: 'ask', dialog: openDialog(transaction, deal) }, checkNow(transaction)],
  };
}

function closedWhileChecking(state: StateAt<'checking'>): PurchaseStep {
  const dialog = openDialog(state.transaction, state.deal);
  if (stopsWhenClosed(dialog)) return pause({ ...state, isSlow: false });
  return stay({ ...state, isShown: false });
}

/** The payment stays open and visible in the header; nobody asks about it until somebody looks. */
function pause(state: {
  order: Order;
  deal: Deal | null;
  transaction: Transaction;
  isSlow: boolean;
}): PurchaseStep {
  const { order, deal, transaction, isSlow } = state;
  const effects: PurchaseEffect[] = isSlow
    ? [{ do: 'ask', dialog: standing('slow', deal, transaction.description) }]
    : [];
  return { state: { at: 'paused', order, deal, transaction, isSlow, isShown: isSlow }, effects };
}

/** From the header, or when the same is bought again. */
function show(state: PurchaseState, input: StepInput): PurchaseStep {
  switch (state.at) {
    case 'paused':
    case 'checking':
      return checkOn(state, input);
    case 'unsure':
      return ask({ ...state, isShown: true }, standing('unsure', dealOf(state)));
    case 'processing':
      return ask(state, standing('sending', dealOf(state)));
    default:
      return stay(state);
  }
}

function resume(state: PurchaseState, input: StepInput): PurchaseStep {
  switch (state.at) {
    // The payment may have been sent: it is sent again with its key.
    case 'processing':
    case 'payPin':
    case 'unsure':
      return sendAgain(dealOf(state), state.payment);
    case 'proving':
    case 'code':
      return askCode(dealOf(state), state.payment, state.transaction, null);
    case 'checking':
      return checkOn(state, input);
    case 'paused':
      return { state: { ...state, isShown: false }, effects: [checkNow(state.transaction)] };
    case 'login':
    case 'idle':
    case 'done':
      return stay(state);
    default:
      return prepare(state.order);
  }
}

// --- Ends ---

function bought({ order, deal }: { order: Order; deal?: Deal | null }): PurchaseStep {
  const next = nextOrder(order);
  if (next) {
    const { effects, state } = prepare(next);
    return { state, effects: [{ do: 'refresh' }, ...effects] };
  }
  const outcome: PurchaseOutcome = { result: 'bought', subject: order.subject };
  const dialog = standing('complete', deal ?? null, null, canWatch(order));
  return end(outcome, [
    { do: 'refresh' },
    { do: 'report', result: 1 },
    order.after?.startAfterBuy ? { do: 'closeDialog' } : { do: 'ask', dialog },
    { do: 'continue', after: order.after },
  ]);
}

/** Already bought (spec 3 §4): a modal with a watch button. In a chain of orders it is passed over. */
function owned(state: Ongoing, product?: Product): PurchaseStep {
  const next = nextOrder(state.order);
  if (next) return prepare(next);
  const data = {
    state: 'owned' as const,
    title: product?.title ?? ('product' in state ? state.product.title : ''),
    message: null,
    canWatch: canWatch(state.order),
    canChooseOther: false,
  };
  return end({ result: 'owned', subject: state.order.subject }, [
    { do: 'refresh' },
    { do: 'ask', dialog: { id: 'pay_transaction', data } },
  ]);
}

/** Spec 3 §8: a transaction that failed shows the words of the platform; another way may work. */
function declined(order: Order, deal: Deal | null, transaction: Transaction): PurchaseStep {
  const report: PurchaseEffect = { do: 'report', result: 2 };
  if (deal) {
    const dialog = { offer: deal.offer, message: transaction.description };
    const asked = ask(
      { at: 'nofunds', message: transaction.description, ...deal },
      { id: 'nofunds', data: dialog },
    );
    return { ...asked, effects: [{ do: 'refresh' }, report, ...asked.effects] };
  }
  const dialog = standing('error', null, transaction.description);
  return end({ result: 'failed', subject: order.subject }, [
    { do: 'refresh' },
    report,
    { do: 'ask', dialog },
  ]);
}

/** The generic handler shows the refusal; what is shown is read again (spec 3 §4 Offer flow). */
function fail(order: Order, refusal: Refusal): PurchaseStep {
  return end({ result: 'failed', subject: order.subject }, [
    { do: 'refresh' },
    { do: 'report', result: 2 },
    { do: 'closeDialog' },
    { do: 'tell', refusal },
  ]);
}

function finish({ order }: Ongoing, result: PurchaseOutcome['result']): PurchaseStep {
  return end({ result, subject: order.subject }, [{ do: 'closeDialog' }]);
}

function end(outcome: PurchaseOutcome, effects: PurchaseEffect[]): PurchaseStep {
  return { state: { at: 'done', outcome }, effects: [...effects, { do: 'finish', outcome }] };
}

// --- Parts ---

const ask = (state: PurchaseState, dialog: PaymentDialog): PurchaseStep => ({
  state,
  effects: [{ do: 'ask', dialog }],
});

const dealOf = ({ order, product, offer, earlier }: Deal): Deal => ({ order, product, offer, earlier });

const canWatch = ({ subject, after }: Order): boolean =>
  subject.kind === 'title' || Boolean(after?.playAfterId);

function standing(
  state: Extract<PaymentDialog, { id: 'pay_transaction' }>['data']['state'],
  deal: { offer: Offer } | null,
  message: string | null = null,
  canBeWatched = false,
): PaymentDialog {
  const title = deal?.offer.title ?? '';
  return {
    id: 'pay_transaction',
    data: { state, title, message, canWatch: canBeWatched, canChooseOther: false },
  };
}
