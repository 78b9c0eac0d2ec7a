import { isBeforePayment } from '@/lib/rules/commerce/before-payment';
import type {
  Order,
  Payment,
  PurchaseEffect,
  PurchaseEvent,
  PurchaseState,
  PurchaseStep,
} from '@/lib/rules/commerce/states';
import { isSameSubject, type PurchaseSubject } from '@/lib/rules/commerce/subject';
import { chainBroken } from './purchase-chain';
import { type Account, hasHad, keyOf, keysOf } from './purchase-shop';

/** Refusals that the machine acts upon: a viewer could do nothing about them. */
const LEADS_ON = [
  ...['already_subscribed', 'already_rented', 'packet_needs_base', 'other_buyer', 'price_changed'],
  ...['payment_nothing_due', 'promo_needs_payment', 'payment_settled', 'pin_required', 'login_required'],
];
/** Another way to pay may help. */
const LACKS_MONEY = ['insufficient_funds', 'payment_code_spent'];
/** No code is awaited for these payments any more. */
const ENDED = ['payment_code_spent', 'payment_settled'];

/** Sees what the viewer of a tab chooses, and notices when something else is bought or said. */
export class Witness {
  /** The first promise that was broken. */
  broken: string | null = null;
  // What one user chose is not chosen by another: all names begin with the user.
  #ways = new Map<string, string>();
  #bases = new Set<string>();
  #amounts = new Set<string>();

  #expect(isKept: boolean, promise: string): void {
    if (!isKept) this.broken ??= promise;
  }

  /** A step of the machine. `attempt`: the key that it was given. */
  sees(before: PurchaseState, event: PurchaseEvent, { state, effects }: PurchaseStep, attempt: string): void {
    this.broken ??= chainBroken(before, event, state);
    const isPressed = event.type === 'answered' && before.at !== 'unsure';
    if (isPressed && state.at === 'processing' && before.at !== 'processing')
      this.#expect(state.payment.attempt === attempt, 'a press pays with the key of another one');
    if (event.type === 'closed' && 'offer' in before && isBeforePayment(before) && before.order.open)
      this.#expect(state.at === 'paused', 'a payment that can still be paid is not shown any more');
    if (event.type === 'start') this.#seesStart(before, event.subject, state);
    if (event.type === 'answered') this.#seesChoice(before, event.answer as Record<string, string> | null);
    const isClosed = event.type === 'refused' && isChargeClosed(before);
    for (const effect of effects) {
      // A charge whose dialog was closed ends with any refusal.
      if (effect.do === 'showRefusal' && !isClosed) {
        const { code } = effect.refusal;
        this.#expect(!leadsOn(code) && !LACKS_MONEY.includes(code ?? ''), `${code} is told`);
      }
      if (isClosed) this.#expect(!asks(effect), 'a charge asks again after its dialog was closed');
      if (effect.do !== 'ask') continue;
      const { dialog } = effect;
      if (dialog.id === 'nofunds') {
        const { message } = dialog.data;
        this.#expect(!leadsOn(message) && message !== 'promo_used', `${message} is taken for missing money`);
      }
      if (dialog.id === 'pay_phone_sms')
        this.#expect(
          !ENDED.includes(dialog.data.error ?? ''),
          'a code is asked for a payment that has ended',
        );
    }
  }

  /** What is on its way is shown by a second press, and not begun again. */
  #seesStart(before: PurchaseState, subject: PurchaseSubject, after: PurchaseState): void {
    const isOpen = before.at === 'checking' || before.at === 'paused' || before.at === 'code';
    const isSame = isOpen && isSameSubject(before.order.subject, subject);
    if (isSame) this.#expect(idOf(after) === idOf(before), 'an open payment was begun again');
    // The login goes on with what was chosen before it.
    const isLogin = before.at === 'login' && isSameSubject(before.order.subject, subject);
    // A payment that was begun may go on instead.
    const isNew = after.at === 'preparing' || (after.at === 'login' && after.unsettled === null);
    if (!isNew || isSame || isLogin || before === after) return;
    this.#ways.clear();
    this.#bases.clear();
    this.#amounts.clear();
  }

  #seesChoice(before: PurchaseState, answer: Record<string, string> | null): void {
    if (!answer || !('product' in before)) return;
    const { buyerId, key } = before.product;
    if (before.at === 'period' && answer.wayId) this.#ways.set(`${buyerId} ${key}`, answer.wayId);
    if (before.at === 'base' && answer.key) this.#bases.add(`${buyerId} ${answer.key}`);
    if (before.at === 'amount' && answer.amount) this.#amounts.add(`${buyerId} ${answer.amount}`);
    if (before.at === 'nofunds' && answer.refill)
      this.#amounts.add(`${buyerId} ${before.offer.missing.amount}`);
  }

  /** The server begins a payment: it is for what the viewer named or chose. */
  seesPayment(
    { subject }: Order,
    { item, wayId, returnPath }: Payment,
    ways: readonly { id: string }[],
    user: Account,
  ): void {
    this.#expect(item.kind !== 'promo' || !returnPath.includes(item.code), 'a promo code is in an address');
    if (item.kind === 'refill') {
      const isNamed = subject.kind === 'refill' && subject.amount === item.amount;
      this.#expect(
        isNamed || this.#amounts.has(`${user.id} ${item.amount}`),
        `${item.amount} was not chosen`,
      );
      return;
    }
    const key = keyOf(item) ?? '';
    const named = keysOf(subject);
    const isNamed = named.includes(key);
    const hasBefore = named.slice(0, Math.max(0, named.indexOf(key))).every((one) => hasHad(user, one));
    this.#expect(hasBefore, `${key} is bought without what comes before it`);
    this.#expect(isNamed || this.#bases.has(`${user.id} ${key}`), `the packet ${key} was not chosen`);
    const onPage = subject.kind === 'packet' && subject.key === key ? subject.wayId : undefined;
    const chosen = onPage ?? this.#ways.get(`${user.id} ${key}`);
    if (item.kind === 'packet' && ways.length > 1)
      this.#expect(chosen === wayId, `the period ${wayId} of ${key} was not chosen`);
  }

  /** Another tab has bought the same, and this one had not begun to pay for it. */
  seesNews(before: PurchaseState, after: PurchaseState): void {
    this.#expect(after !== before, 'a tab asks on for what another tab has bought');
  }

  /** A bank led back: what it was about is what is said and continued. */
  seesReturn(meant: PurchaseSubject, { item, rest }: Order, after: PurchaseState, userId?: number): void {
    // A base packet was chosen where the purchase began.
    for (const one of [item, ...rest]) this.#bases.add(`${userId} ${keyOf(one)}`);
    const subject =
      after.at === 'done' ? after.outcome.subject : 'order' in after ? after.order.subject : null;
    // A promo code is money, and stands in no address.
    const isKnown = meant.kind === 'promo' || (subject !== null && isSameSubject(subject, meant));
    this.#expect(isKnown, 'a return forgot what was bought');
  }

  /** The viewer has left. */
  seesLogout(after: PurchaseState): void {
    this.#expect(['idle', 'done', 'login'].includes(after.at), 'a purchase goes on after the logout');
  }
}

/** Its dialog was closed, and no earlier request can have charged. */
const isChargeClosed = (state: PurchaseState): boolean =>
  (state.at === 'submittingCode' || (state.at === 'processing' && state.sent === 1)) &&
  state.isHidden === true;

/** What happened is said in these dialogs. */
const SAYS = ['pay_transaction', 'nofunds'];
const asks = (effect: PurchaseEffect): boolean =>
  effect.do === 'askPin' || (effect.do === 'ask' && !SAYS.includes(effect.dialog.id));

const leadsOn = (code: string | null): boolean => LEADS_ON.includes(code ?? '');

const idOf = (state: PurchaseState): number | null => ('transaction' in state ? state.transaction.id : null);
