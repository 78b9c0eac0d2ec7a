import type { OrderItem } from '@/lib/rules/commerce/order-item';
import { orderOf } from '@/lib/rules/commerce/orders';
import type { PurchaseSubject } from '@/lib/rules/commerce/subject';

/** What the small server of the model sells, and to whom. */

export const SUBJECT: PurchaseSubject = { kind: 'packet', key: '82' };

export interface Sold {
  isBase: boolean;
  hasAgreement: boolean;
  /** Prices by way; without ways the packet itself is ordered (the direct flow). */
  ways: Record<string, number>;
  price: number;
}

/** The packets that others need, and that remove advertising. */
export const BASES = ['81', '82'];

/**
 * Two base packets, one of them with an agreement and two periods; two that need a base; a packet without ways; a film to rent;
 * a promo code that costs money.
 */
export const shop = (): Record<string, Sold> => ({
  82: { isBase: true, hasAgreement: false, ways: { month: 100 }, price: 0 },
  81: { isBase: true, hasAgreement: true, ways: { light: 60, year: 500 }, price: 0 },
  91: { isBase: false, hasAgreement: false, ways: { extra: 30, extraYear: 250 }, price: 0 },
  92: { isBase: false, hasAgreement: false, ways: { more: 35 }, price: 0 },
  70: { isBase: true, hasAgreement: false, ways: {}, price: 45 },
  film: { isBase: true, hasAgreement: false, ways: { rent: 20 }, price: 0 },
  gift: { isBase: true, hasAgreement: false, ways: {}, price: 25 },
});

/** What an item buys, by its key in the shop; null for money, and where any of several packets will do. */
export function keyOf(item: OrderItem): string | null {
  switch (item.kind) {
    case 'packet':
      return item.key;
    case 'rent':
      return item.contentId;
    case 'promo':
      return item.code;
    default:
      return null;
  }
}

export interface Charge {
  /** The packet that was bought. */
  key: string;
  amount: number;
  /** The press that paid it. */
  attempt: string;
}

/** A user with an account. */
export class Account {
  readonly id: number;
  balance = 0;
  readonly owned = new Set<string>();
  /** What was owned and has run out. */
  readonly ended = new Set<string>();
  readonly charges: Charge[] = [];
  /** Money that came from banks. */
  readonly received: number[] = [];
  isPinAsked = false;
  /** The bank refuses the linked card: there is no money on it. */
  isCardEmpty = false;

  constructor(id: number) {
    this.id = id;
  }
}

export const hasBase = ({ owned }: Account): boolean => BASES.some((base) => owned.has(base));

const OWNED_CODES: Partial<Record<OrderItem['kind'], string>> = {
  rent: 'already_rented',
  promo: 'promo_used',
};
export const ownedCode = ({ kind }: OrderItem): string => OWNED_CODES[kind] ?? 'already_subscribed';

/** Whether it was delivered: it may have run out since. */
export const hasHad = ({ owned, ended }: Account, key: string): boolean => owned.has(key) || ended.has(key);

/** What a subject names, by its keys in the shop. */
export function keysOf(subject: PurchaseSubject): string[] {
  const order = orderOf(subject, null);
  if (!order) return [];
  return [order.item, ...order.rest].flatMap((item) => keyOf(item) ?? []);
}
