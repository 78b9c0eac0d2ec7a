import { orderOf } from '@/lib/rules/commerce/orders';
import type { Offer, Product, Transaction } from '@/lib/rules/commerce/product';
import { stepPurchase } from '@/lib/rules/commerce/purchase';
import type { Payment, PurchaseEffect, PurchaseEvent, PurchaseState } from '@/lib/rules/commerce/states';
import type { PurchaseSubject } from '@/lib/rules/commerce/subject';

/**
 * A browser with the machine, and a server with a ledger, as small as they can be. The server executes a key once, prices by
 * itself, and settles a bank's payment once; answers may be lost on either way.
 */

export const SUBJECT: PurchaseSubject = { kind: 'packet', key: '82' };
const money = (amount: number) => ({ amount: amount.toFixed(2), format: '{amount} ₸' });
const period = { years: 0, months: 1, days: 0 };

export class Server {
  balance = 0;
  price = 100;
  isOwned = false;
  isPinAsked = false;
  isSignedOut = false;
  /** Prices at which the packet was bought. */
  readonly charges: number[] = [];
  /** Money that came from banks. */
  readonly received: number[] = [];
  readonly #answers = new Map<string, () => PurchaseEvent>();
  readonly transactions: Transaction[] = [];
  executed = 0;
  /** Presses that mean a payment. */
  intents = 0;
  /** Owning it does not stop the next one, as with a refill: then only the key does. */
  isRepeatable = false;

  product = (): Product => ({
    ...{
      kind: 'packet',
      key: '82',
      title: 'Packet',
      isOwned: this.isOwned && !this.isRepeatable,
      isPinNeeded: this.isPinAsked,
    },
    ...{ bases: [], agreementUrl: null },
    ways: [{ id: 'month', period, price: money(this.price), trial: null, isCurrent: false, isNext: false }],
  });

  offer(): Offer {
    const missing = Math.max(0, this.price - this.balance);
    const plain = { description: '', button: '', howToUse: '', hasFrame: false, data: {} };
    return {
      ...{
        id: '1',
        buyerId: 1,
        version: this.price,
        wayId: 'month',
        title: 'Packet',
        info: '',
        price: money(this.price),
      },
      ...{
        period,
        isTrial: false,
        canRefill: missing > 0,
        next: null,
        change: null,
        due: money(this.price),
        balance: money(this.balance),
      },
      ...{
        missing: money(missing),
        isCovered: missing === 0,
        isConfirmedFirst: false,
        cards: [{ id: 7, number: '**** 4242', isPrimary: true, expires: null }],
      },
      paysystems: (['short_url', 'linkedcard', 'qrcode', 'phone_sms', 'info'] as const).map((name, id) => ({
        ...{ id, name, title: name },
        ...plain,
      })),
    };
  }

  /** Idempotency-Key: what was executed is answered again, whatever has happened since. */
  pay(payment: Payment, earlier: readonly number[]): PurchaseEvent {
    const paid = this.transactions.find(({ id, status }) => earlier.includes(id) && status === 'complete');
    if (paid) return { type: 'opened', transaction: paid };
    if (this.isSignedOut) return refusal(403, 'login_required');
    if (this.isPinAsked) return refusal(403, 'pin_required');
    const known = this.#answers.get(payment.attempt);
    if (known) return known();
    if (this.isOwned && !this.isRepeatable) return refusal(400, 'already_subscribed');
    if (payment.version !== this.price) return refusal(409, 'price_changed');
    return payment.by === 'balance' ? this.#charge(payment) : this.#begin(payment);
  }

  #charge({ attempt, version }: Payment): PurchaseEvent {
    if (this.balance < this.price) return refusal(402, 'insufficient_funds');
    this.executed += 1;
    this.balance -= this.price;
    this.isOwned = true;
    this.charges.push(version);
    this.#answers.set(attempt, () => ({ type: 'paid' }));
    return { type: 'paid' };
  }

  #begin({ attempt, by }: Payment): PurchaseEvent {
    this.executed += 1;
    const id = this.transactions.length + 1;
    const amount = money(this.price);
    const opened: Transaction = {
      ...{
        id,
        offerId: '1',
        status: 'pending',
        description: '',
        amount,
        paysystem: by,
        url: 'https://bank.example/',
      },
      ...{ frameUrl: null, qr: null, createdAt: 0, expiresAt: 3_600_000 },
    };
    this.transactions.push(opened);
    const answer = (): PurchaseEvent => ({ type: 'opened', transaction: this.transaction(id) });
    this.#answers.set(attempt, answer);
    return answer();
  }

  transaction = (id: number): Transaction => {
    const found = this.transactions.find((one) => one.id === id);
    if (!found) throw new Error('the machine asked for a payment that does not exist');
    return { ...found };
  };

  /** The bank pays once; when the packet is owned already the money stays on the balance. */
  settle(status: 'complete' | 'error'): void {
    const open = this.transactions.find((one) => one.status === 'pending');
    if (!open) return;
    open.status = status;
    if (status === 'error') return;
    const amount = Number(open.amount.amount);
    this.received.push(amount);
    this.balance += amount;
    if ((this.isOwned && !this.isRepeatable) || this.balance < amount) return;
    this.balance -= amount;
    this.isOwned = true;
    this.charges.push(amount);
  }
}

const refusal = (status: number, code: string): PurchaseEvent => ({
  type: 'refused',
  refusal: { status, code, message: code },
});

/** One tab: what the runner does with the effects, without its clock. */
export class Tab {
  state: PurchaseState = { at: 'idle' };
  dialog: Extract<PurchaseEffect, { do: 'ask' }>['dialog'] | null = null;
  isPinOpen = false;
  isLoginOpen = false;
  /** The piece of work that is awaited. */
  work: Extract<PurchaseEffect, { do: 'prepare' | 'offer' | 'pay' | 'prove' | 'check' }> | null = null;
  now = 0;
  #keys = 0;
  readonly #name: string;
  readonly server: Server;
  /** The key of a payment that the server has executed, and whose answer was lost. */
  unheard: string | null = null;
  /** Ends that were announced. */
  readonly outcomes: string[] = [];

  constructor(server: Server, name = 'tab') {
    this.server = server;
    this.#name = name;
  }

  send(event: PurchaseEvent): void {
    this.#keys += 1;
    const attempt = `${this.#name}-${this.#keys}`;
    const input = { now: this.now, attempt, path: '/packets/82', canFrame: false, remembered: null };
    const { state, effects } = stepPurchase(this.state, event, input);
    const isPress = ['confirm', 'method', 'details'].includes(this.state.at) && event.type === 'answered';
    if (isPress && state.at === 'processing') this.server.intents += 1;
    this.state = state;
    for (const effect of effects) this.#perform(effect);
  }

  #perform(effect: PurchaseEffect): void {
    switch (effect.do) {
      case 'ask':
        this.dialog = effect.dialog;
        break;
      case 'closeDialog':
        this.dialog = null;
        break;
      case 'askPin':
        this.dialog = null;
        this.work = null;
        this.isPinOpen = true;
        break;
      case 'login':
        this.dialog = null;
        this.work = null;
        this.isLoginOpen = true;
        break;
      case 'finish':
        this.work = null;
        this.outcomes.push(effect.outcome.result);
        break;
      case 'prepare':
      case 'offer':
      case 'pay':
      case 'prove':
      case 'check':
        this.work = effect;
        break;
    }
  }

  /** What the server answers to the awaited work. */
  ask(): PurchaseEvent {
    const { work, state, server } = this;
    if (work?.do === 'prepare')
      return server.isSignedOut
        ? refusal(403, 'login_required')
        : { type: 'prepared', product: server.product() };
    if (work?.do === 'offer') return { type: 'offered', offer: server.offer() };
    if (work?.do === 'check') return { type: 'checked', transaction: server.transaction(work.id) };
    if (work?.do === 'pay' && state.at === 'processing')
      return server.pay(state.payment, state.order.earlier);
    if (work?.do === 'prove' && state.at === 'proving') {
      server.settle('complete');
      return { type: 'opened', transaction: server.transaction(state.transaction.id) };
    }
    throw new Error(`the work ${work?.do} does not fit ${state.at}`);
  }

  /** An answer arrives. `isLost`: the server has done it, and nobody hears of it. */
  answerWork(isLost: boolean): void {
    const event = this.ask();
    const wasRead = this.work?.do === 'check';
    const { state } = this;
    const isExecuted = event.type === 'paid' || event.type === 'opened';
    if (this.work?.do === 'pay' && state.at === 'processing' && isExecuted)
      this.unheard = isLost ? state.payment.attempt : null;
    this.work = null;
    this.send(isLost ? { type: wasRead ? 'silent' : 'lost' } : event);
  }

  /** `purchased=true`: the bank led back to a page that knows nothing of the purchase, in this browser or another. */
  returnFromBank(): void {
    const transaction = this.server.transactions.at(-1);
    const order = orderOf(SUBJECT, null);
    if (transaction && order) this.send({ type: 'returned', order, transaction: { ...transaction } });
  }

  /** A reload: the stored purchase, without dialogs and work. */
  reload(): void {
    const stored = JSON.parse(JSON.stringify(this.state)) as PurchaseState;
    this.state = { at: 'idle' };
    this.dialog = null;
    this.work = null;
    this.isPinOpen = false;
    this.isLoginOpen = false;
    if (stored.at !== 'done' && stored.at !== 'idle') this.send({ type: 'resume', state: stored });
  }
}
