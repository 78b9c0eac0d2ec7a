import { PAYMENT_LIFE_MS } from '@/lib/rules/commerce/constants';
import type { OrderItem } from '@/lib/rules/commerce/order-item';
import type { Offer, Product, PurchaseWay, Transaction } from '@/lib/rules/commerce/product';
import type { Payment, PurchaseEvent } from '@/lib/rules/commerce/states';
import type { PurchaseSubject } from '@/lib/rules/commerce/subject';
import { Account, BASES, type Charge, hasBase, keyOf, ownedCode, type Sold, shop } from './purchase-shop';

/**
 * A server with a ledger, as small as it can be. It executes a key once, prices by itself, and settles a bank's payment once.
 * It sells to several users; who asks is who has logged in.
 */

const money = (amount: number) => ({ amount: amount.toFixed(2), format: '{amount} ₸' });
const MONTH = { years: 0, months: 1, days: 0 };
const YEAR = { years: 1, months: 0, days: 0 };

/** The wrong codes that a payment by phone takes. */
const MOST_CODES = 2;

/** A transaction with what only the server knows of it. */
interface Opened extends Transaction {
  userId: number;
  attempt: string;
  /** Null: the money is for the balance. */
  key: string | null;
  price: number;
  returnPath: string;
  wrongCodes: number;
}

export class Server {
  readonly users: [Account, Account, ...Account[]] = [new Account(1), new Account(2)];
  readonly packets = shop();
  /** The clock of everybody. */
  now = 0;
  /** Owning it does not stop the next one: then only the key of a press does. */
  isRepeatable = false;
  readonly #answers = new Map<string, () => PurchaseEvent>();
  readonly transactions: Opened[] = [];
  /** The sums that the viewer saw at the presses that pay, by their keys. */
  readonly shown = new Map<string, number>();
  /** Agreements that were accepted: user and packet. */
  readonly agreed = new Set<string>();
  /** What the payments were begun for. */
  readonly meant = new Map<number, PurchaseSubject>();
  /** Presses that were executed, and how often. */
  readonly executed = new Map<string, number>();

  get balance(): number {
    return this.users[0].balance;
  }
  set balance(amount: number) {
    this.users[0].balance = amount;
  }

  newUser(): Account {
    const user = new Account(this.users.length + 1);
    this.users.push(user);
    return user;
  }

  /** Whether this user has accepted what stands before this packet. */
  hasAgreed = ({ id }: Account, key: string): boolean =>
    !this.#sold(key).hasAgreement || this.agreed.has(`${id}:${key}`);

  #sold(key: string): Sold {
    const sold = this.packets[key];
    if (!sold) throw new Error(`packet ${key} is not sold`);
    return sold;
  }

  /** Null: it is not sold in this way. */
  #priceOf(key: string, wayId: string | null): number | null {
    const { ways, price } = this.#sold(key);
    if (wayId === null) return price || null;
    return ways[wayId] ?? null;
  }

  #has = (user: Account, key: string): boolean => user.owned.has(key) && !this.isRepeatable;

  #needsBase = (user: Account, key: string): boolean => !this.#sold(key).isBase && !hasBase(user);

  product(item: OrderItem = { kind: 'packet', key: '82', wayId: null }, user = this.users[0]): Product {
    const { isPinAsked: isPinNeeded } = user;
    const plain = { buyerId: user.id, isPinNeeded, isOwned: false, bases: [], agreementUrl: null, ways: [] };
    const key = keyOf(item);
    const bases = BASES.map((base) => ({
      key: base,
      title: base,
      description: '',
      period: MONTH,
      trial: null,
      price: money(Math.min(...Object.values(this.#sold(base).ways))),
    }));
    if (item.kind === 'adFree') {
      const isOwned = hasBase(user);
      return { ...plain, kind: 'adFree', key: '', title: '', isOwned, bases: isOwned ? [] : bases };
    }
    if (key === null) return { ...plain, kind: 'refill', key: '', title: '' };
    // The server learns that it is rented, or used, when it is priced or paid.
    if (item.kind === 'rent' || item.kind === 'promo') return { ...plain, kind: item.kind, key, title: '' };
    const { ways, hasAgreement } = this.#sold(key);
    const isOwned = this.#has(user, key);
    return {
      ...plain,
      kind: 'packet',
      key,
      title: 'Packet',
      isOwned,
      bases: !isOwned && this.#needsBase(user, key) ? bases : [],
      agreementUrl: hasAgreement && !isOwned ? 'https://platform.example/agreement' : null,
      ways: Object.entries(ways).map(
        ([id, price]): PurchaseWay => ({
          id,
          period: /year/i.test(id) ? YEAR : MONTH,
          price: money(price),
          trial: null,
          isCurrent: false,
          isNext: false,
        }),
      ),
    };
  }

  offer(
    item: OrderItem = { kind: 'packet', key: '82', wayId: null },
    wayId: string | null = 'month',
    user = this.users[0],
  ): Offer {
    const key = keyOf(item);
    const isRefill = key === null;
    const price = isRefill
      ? Number('amount' in item ? item.amount : 0)
      : (this.#priceOf(key, wayId) ?? Number.NaN);
    const lacks = isRefill ? price : Math.max(0, price - user.balance);
    // A promo code is paid as a whole.
    const missing = item.kind === 'promo' && lacks > 0 ? price : lacks;
    const plain = { description: '', button: '', howToUse: '', hasFrame: false, data: {} };
    return {
      id: wayId === null ? null : '1',
      buyerId: user.id,
      version: wayId === null ? 0 : price,
      wayId,
      title: 'Packet',
      info: '',
      price: money(price),
      due: money(price),
      period: MONTH,
      isTrial: false,
      next: null,
      change: null,
      balance: money(user.balance),
      missing: money(missing),
      isCovered: missing === 0,
      isConfirmedFirst: false,
      canRefill: !isRefill && missing > 0,
      cards: [{ id: 7, number: '**** 4242', isPrimary: true, expires: null }],
      paysystems: (['short_url', 'linkedcard', 'qrcode', 'phone_sms', 'info'] as const).map((name, id) => ({
        id,
        name,
        title: name,
        ...plain,
      })),
    };
  }

  /** The terms of an item; what is rented is not offered again. */
  terms(item: OrderItem, wayId: string | null, user: Account): PurchaseEvent {
    const key = keyOf(item);
    if (item.kind === 'rent' && key !== null && this.#has(user, key)) return refusal(400, ownedCode(item));
    if (key !== null && this.#priceOf(key, wayId) === null) return refusal(404, 'not_found');
    return { type: 'offered', offer: this.offer(item, wayId, user) };
  }

  /** Idempotency-Key: what was executed is answered again, whatever has happened since. */
  pay(payment: Payment, earlier: readonly number[], user: Account = this.users[0]): PurchaseEvent {
    if (payment.buyerId !== user.id) return refusal(409, 'other_buyer');
    const own = this.transactions.filter(({ userId }) => userId === user.id);
    const paid = own.find(({ id, status }) => earlier.includes(id) && status === 'complete');
    if (paid) return { type: 'opened', transaction: this.transaction(paid.id) };
    if (user.isPinAsked) return refusal(403, 'pin_required');
    const known = this.#answers.get(payment.attempt);
    if (known) return known();
    const { item, wayId, by } = payment;
    if (by === 'linkedcard' && user.isCardEmpty) return refusal(402, 'insufficient_funds');
    if (item.kind === 'refill') return this.#begin(payment, user, null, Number(item.amount));
    const key = keyOf(item);
    if (key === null) throw new Error('this shop sells packets, rents and promo codes');
    if (this.#has(user, key)) return refusal(400, ownedCode(item));
    if (this.#needsBase(user, key)) return refusal(400, 'packet_needs_base');
    const price = this.#priceOf(key, wayId);
    if (price === null) return refusal(404, 'not_found');
    const isShown = wayId === null ? Number(payment.shown) === price : payment.version === price;
    if (!isShown) return refusal(409, 'price_changed');
    if (by === 'balance') return this.#charge(payment, user, key, price);
    if (wayId !== null || item.kind === 'promo') return this.#begin(payment, user, key, price);
    const missing = price - user.balance;
    return missing > 0 ? this.#begin(payment, user, null, missing) : refusal(400, 'payment_nothing_due');
  }

  #execute(attempt: string): void {
    this.executed.set(attempt, (this.executed.get(attempt) ?? 0) + 1);
  }

  #charge({ attempt }: Payment, user: Account, key: string, price: number): PurchaseEvent {
    if (user.balance < price)
      return key === 'gift' ? refusal(400, 'promo_needs_payment') : refusal(402, 'insufficient_funds');
    this.#execute(attempt);
    this.#own(user, { key, amount: price, attempt });
    this.#answers.set(attempt, () => ({ type: 'paid' }));
    return { type: 'paid' };
  }

  #own(user: Account, charge: Charge): void {
    user.balance -= charge.amount;
    user.owned.add(charge.key);
    user.charges.push(charge);
  }

  #begin(
    { attempt, by, wayId, returnPath }: Payment,
    user: Account,
    key: string | null,
    price: number,
  ): PurchaseEvent {
    this.#execute(attempt);
    const id = this.transactions.length + 1;
    this.transactions.push({
      id,
      offerId: wayId === null ? null : '1',
      status: 'pending',
      description: '',
      amount: money(price),
      paysystem: by,
      url: 'https://bank.example/',
      frameUrl: null,
      qr: null,
      createdAt: this.now,
      expiresAt: this.now + PAYMENT_LIFE_MS,
      userId: user.id,
      attempt,
      key,
      price,
      returnPath,
      wrongCodes: 0,
    });
    const answer = (): PurchaseEvent => ({ type: 'opened', transaction: this.transaction(id) });
    this.#answers.set(attempt, answer);
    return answer();
  }

  transaction = (id: number): Transaction => {
    const found = this.transactions.find((one) => one.id === id);
    if (!found) throw new Error('the machine asked for a payment that does not exist');
    const { userId: _u, attempt: _a, key: _k, price: _p, ...shared } = found;
    const { returnPath: _r, wrongCodes: _w, ...transaction } = shared;
    return transaction;
  };

  /** The right code pays; a wrong one may be corrected, a few times. */
  submitCode(id: number, code: string, user: Account): PurchaseEvent {
    const found = this.transactions.find((one) => one.id === id && one.userId === user.id);
    if (!found) return refusal(404, 'not_found');
    if (found.status !== 'pending') return refusal(400, 'payment_settled');
    if (code !== '1234') {
      found.wrongCodes += 1;
      if (found.wrongCodes < MOST_CODES) return refusal(400, 'wrong_code');
      this.settle(id, 'error');
      return refusal(400, 'payment_code_spent');
    }
    this.settle(id, 'complete');
    return { type: 'opened', transaction: this.transaction(id) };
  }

  /** The bank decides once. What cannot be bought any more leaves its money on the balance, and the state says so. */
  settle(id: number, status: 'complete' | 'error'): void {
    const open = this.transactions.find((one) => one.id === id && one.status === 'pending');
    const user = this.users.find((one) => one.id === open?.userId);
    if (!open || !user) return;
    open.status = status;
    if (status === 'error') return;
    user.received.push(open.price);
    user.balance += open.price;
    if (open.key === null) return;
    const { ways, price } = this.#sold(open.key);
    const isSold = [price, ...Object.values(ways)].includes(open.price);
    if (this.#has(user, open.key) || !isSold || this.#needsBase(user, open.key)) open.status = 'error';
    else this.#own(user, { key: open.key, amount: open.price, attempt: open.attempt });
  }
}

export const refusal = (status: number, code: string): PurchaseEvent => ({
  type: 'refused',
  refusal: { status, code, message: code },
});
