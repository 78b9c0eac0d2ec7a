import { isBeforePayment } from '@/lib/rules/commerce/before-payment';
import type { PaysystemName } from '@/lib/rules/commerce/product';
import { stepPurchase } from '@/lib/rules/commerce/purchase';
import { readReturn } from '@/lib/rules/commerce/return-address';
import type {
  Payment,
  PurchaseEffect,
  PurchaseEvent,
  PurchaseState,
  StateAt,
} from '@/lib/rules/commerce/states';
import { isSameSubject, type PurchaseSubject } from '@/lib/rules/commerce/subject';
import { Begun } from './purchase-begun';
import type { Account } from './purchase-shop';
import { Witness } from './purchase-witness';
import { refusal, type Server } from './purchase-world';

/** A browser: its tabs share who has logged in. */
export class Browser {
  readonly server: Server;
  readonly tabs: Tab[] = [];
  /** Null: nobody. */
  user: Account | null;
  /** The pages know of nobody's logout yet: the session has ended on the server. */
  isExpired = false;
  /** The way of the last payment. */
  remembered: PaysystemName | null = null;

  constructor(server: Server, user: Account, names: readonly string[]) {
    this.server = server;
    this.user = user;
    for (const name of names) this.tabs.push(new Tab(this, name));
  }

  /** Who asks the server: nobody, after the session has ended. */
  get caller(): Account | null {
    return this.isExpired ? null : this.user;
  }

  /** Tabs hear of things in the order in which they happen: of what was bought before of who comes next. */
  #deliverNews(): void {
    const waiting = () => this.tabs.find(({ news }) => news.length > 0);
    for (let tab = waiting(); tab; tab = waiting()) tab.hear();
  }

  /** The login of a tab closes when another one has logged in. */
  logIn(user: Account): void {
    if (this.user && !this.isExpired) return;
    if (user !== this.user) this.#leave();
    this.user = user;
    this.isExpired = false;
  }

  /** Every tab hears of a logout. */
  logOut(): void {
    this.#leave();
    this.user = null;
  }

  #leave(): void {
    this.#deliverNews();
    for (const tab of this.tabs) {
      // Another viewer must not see it: the payments of the first one are known to the platform.
      if (tab.state.at !== 'login') tab.unheard = null;
      tab.send({ type: 'viewerLeft' });
      tab.witness.seesLogout(tab.state);
    }
  }
}

type Dialog = Extract<PurchaseEffect, { do: 'ask' }>['dialog'];
type Work = Extract<PurchaseEffect, { do: 'prepare' | 'offer' | 'pay' | 'submitCode' | 'check' }>;

/** One tab: what the runner does with the effects, without its clock. */
export class Tab {
  state: PurchaseState = { at: 'idle' };
  dialog: Dialog | null = null;
  isPinOpen = false;
  isLoginOpen = false;
  /** The piece of work that is awaited. */
  work: Work | null = null;
  #keys = 0;
  readonly #name: string;
  readonly browser: Browser;
  /** The key of a payment that the server has executed, and whose answer was lost. */
  unheard: string | null = null;
  readonly #begun = new Begun();
  readonly witness = new Witness();
  /** What other tabs have bought, and this one has not heard yet. */
  readonly news: PurchaseSubject[] = [];
  /** What ended, and for whom. */
  last: { result: string; subject: PurchaseSubject; user: Account | null } | null = null;

  constructor(browser: Browser, name: string) {
    this.browser = browser;
    this.#name = name;
  }

  get server(): Server {
    return this.browser.server;
  }

  get hasPaidAgain(): boolean {
    return this.#begun.hasPaidAgain;
  }

  start(subject: PurchaseSubject): void {
    this.send({ type: 'start', subject, after: { playAfterId: '7' }, isUser: this.browser.user !== null });
  }

  send(event: PurchaseEvent): void {
    this.#keys += 1;
    const attempt = `${this.#name}-${this.#keys}`;
    const input = {
      now: this.server.now,
      attempt,
      path: '/packets/82',
      canFrame: false,
      remembered: this.browser.remembered,
    };
    const before = this.state;
    if (before.at === 'agreement' && event.type === 'answered' && event.answer === true)
      this.server.agreed.add(`${this.browser.user?.id}:${before.product.key}`);
    const step = stepPurchase(before, event, input);
    const { state, effects } = step;
    this.witness.sees(before, event, step, attempt);
    // A key is born with a press that saw a sum.
    if (event.type === 'answered' && state.at === 'processing' && 'offer' in before)
      if (state.payment.attempt === attempt) this.server.shown.set(attempt, Number(before.offer.due.amount));
    if (event.type === 'start' && state !== before) this.#begun.forget();
    this.#begun.sees(before, state);
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
      case 'login':
        this.dialog = null;
        this.work = null;
        if (effect.do === 'login') this.isLoginOpen = true;
        else this.isPinOpen = true;
        break;
      case 'finish':
        this.#begun.forget();
        this.work = null;
        this.isPinOpen = false;
        this.isLoginOpen = false;
        this.#end(effect.outcome);
        break;
      case 'prepare':
      case 'offer':
      case 'pay':
      case 'submitCode':
      case 'check':
        this.work = effect;
        break;
    }
  }

  #end({ result, subject }: { result: string; subject: PurchaseSubject }): void {
    this.last = { result, subject, user: this.browser.user };
    if (result !== 'bought' && result !== 'owned') return;
    for (const tab of this.browser.tabs) if (tab !== this) tab.news.push(subject);
  }

  /** What another tab has bought is heard of. */
  hear(): void {
    const subject = this.news.shift();
    const before = this.state;
    if (!subject || !('order' in before) || !isSameSubject(before.order.subject, subject)) return;
    this.send({ type: 'boughtElsewhere' });
    if (isBeforePayment(before) && subject.kind !== 'refill') this.witness.seesNews(before, this.state);
  }

  /** What the server answers to the awaited work. */
  ask(): PurchaseEvent {
    const { work, state, server } = this;
    const user = this.browser.caller;
    if (!work) throw new Error('nothing is awaited');
    if (!user) return work.do === 'check' ? { type: 'silent' } : refusal(403, 'login_required');
    if (work.do === 'prepare' && state.at === 'preparing')
      return { type: 'prepared', product: server.product(state.order.item, user) };
    if (work.do === 'offer' && state.at === 'offering')
      return server.terms(state.order.item, state.wayId, user);
    if (work.do === 'check') {
      // The payment of another user is not found.
      const own = (wanted?: number) =>
        server.transactions.some(({ id, userId }) => id === wanted && userId === user.id);
      const { id, also } = work;
      if (also !== undefined && own(also) && server.transaction(also).status !== 'pending')
        return { type: 'checked', transaction: server.transaction(also) };
      return own(id) ? { type: 'checked', transaction: server.transaction(id) } : { type: 'silent' };
    }
    if (work.do === 'pay' && state.at === 'processing') return this.#pay(state, user);
    if (work.do === 'submitCode' && state.at === 'submittingCode')
      return server.submitCode(state.transaction.id, state.code, user);
    throw new Error(`the work ${work.do} does not fit ${state.at}`);
  }

  #pay({ payment, order, product }: StateAt<'processing'>, user: Account): PurchaseEvent {
    const { executed, transactions } = this.server;
    const isPaid = this.#begun.isPaid(order, transactions);
    const wasExecuted = executed.has(payment.attempt);
    if (payment.by !== 'balance') this.browser.remembered = payment.by;
    const event = this.server.pay(payment, order.earlier, user);
    const isNew = !wasExecuted && executed.has(payment.attempt);
    if (isNew && isPaid) this.#begun.hasPaidAgain = true;
    if (isNew && event.type === 'opened') this.#begun.add(order, event.transaction.id);
    if (isNew) this.witness.seesPayment(order, payment, product.ways, user);
    if (isNew && event.type === 'opened') this.server.meant.set(event.transaction.id, order.subject);
    return event;
  }

  /** An answer arrives. `isLost`: the server has done it, and nobody hears of it. */
  answerWork(isLost: boolean): void {
    const event = this.ask();
    const wasRead = this.work?.do === 'check';
    const { state } = this;
    const isExecuted = event.type === 'paid' || event.type === 'opened';
    if (this.work?.do === 'pay' && state.at === 'processing')
      this.#hearOf(state.payment, event, isExecuted, isLost);
    this.work = null;
    this.send(isLost ? { type: wasRead ? 'silent' : 'lost' } : event);
  }

  #hearOf({ attempt }: Payment, event: PurchaseEvent, isExecuted: boolean, isLost: boolean): void {
    if (isExecuted) this.unheard = isLost ? attempt : null;
    // It belongs to somebody else, who finds it in their account.
    const isOfAnotherBuyer = event.type === 'refused' && event.refusal.code === 'other_buyer';
    if (isOfAnotherBuyer && !isLost) this.unheard = null;
  }

  /** The request does not arrive. */
  loseRequest(): void {
    if (!this.work) return;
    const wasRead = this.work.do === 'check';
    this.work = null;
    this.send({ type: wasRead ? 'silent' : 'lost' });
  }

  /** A limit refuses the request: the server has done nothing. */
  refuseByLimit(): void {
    if (!this.work) return;
    const wasRead = this.work.do === 'check';
    this.work = null;
    this.send(wasRead ? { type: 'silent' } : refusal(429, 'throttled'));
  }

  /** `purchased=true`: a bank led back to a page that knows nothing of the purchase, in this browser or another. */
  returnFromBank(id: number): void {
    const { returnPath } = this.server.transactions.find((one) => one.id === id) ?? { returnPath: '' };
    const { order } = readReturn(returnPath.replace(/^[^?]*/, ''));
    const before = this.state;
    this.send({ type: 'returned', order, transaction: this.server.transaction(id) });
    const meant = this.server.meant.get(id);
    if (meant && this.state !== before)
      this.witness.seesReturn(meant, order, this.state, this.browser.caller?.id);
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
