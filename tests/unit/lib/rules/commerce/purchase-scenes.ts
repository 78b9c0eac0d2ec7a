import { PAYMENT_LIFE_MS } from '@/lib/rules/commerce/constants';
import type { Offer, PaysystemName, Product, Transaction } from '@/lib/rules/commerce/product';
import { stepPurchase } from '@/lib/rules/commerce/purchase';
import {
  NO_PURCHASE,
  type PurchaseEvent,
  type PurchaseState,
  type Refusal,
} from '@/lib/rules/commerce/states';
import type { AfterPurchase, PurchaseSubject } from '@/lib/rules/commerce/subject';
import { SUBJECT } from './purchase-shop';
import { Server } from './purchase-world';

/** Scenes of a purchase that several tests begin with. */
const server = new Server();
export const product = (changes: Partial<Product> = {}): Product => ({ ...server.product(), ...changes });
export const offer = (changes: Partial<Offer> = {}): Offer => ({ ...server.offer(), ...changes });

/** The state after these events, and the effects of the last one. */
export function follow(
  events: PurchaseEvent[],
  from: PurchaseState = NO_PURCHASE,
  now = 0,
  canFrame = false,
  remembered: PaysystemName | null = null,
) {
  let step = { state: from, effects: [] as unknown[] };
  events.forEach((event, at) => {
    const input = { now, attempt: `key-${at}`, path: '/packets/82', canFrame, remembered };
    step = stepPurchase(step.state, event, input);
  });
  return step;
}

export const start = (
  subject: PurchaseSubject = SUBJECT,
  then: AfterPurchase | null = null,
): PurchaseEvent => ({
  type: 'start',
  subject,
  after: then,
  isUser: true,
});
export const prepared = (changes: Partial<Product> = {}): PurchaseEvent => ({
  type: 'prepared',
  product: product(changes),
});
export const offered = (changes: Partial<Offer> = {}): PurchaseEvent => ({
  type: 'offered',
  offer: offer(changes),
});
export const answered = (answer: unknown): PurchaseEvent => ({ type: 'answered', answer });
export const refused = (refusal: Partial<Refusal>): PurchaseEvent => ({
  type: 'refused',
  refusal: { status: 400, code: null, message: null, ...refusal },
});
/** The ids of the dialogs that the effects open. */
export const openedDialogs = (effects: unknown[]) =>
  effects.flatMap((effect) => {
    const { do: what, dialog } = effect as { do: string; dialog?: { id: string } };
    return what === 'ask' && dialog ? [dialog.id] : [];
  });

export const toOffer = [start(), prepared()];
/** Instead of the preferred way, the list of all. */
export const listed = (changes: Partial<Offer> = {}): PurchaseEvent[] => [
  offered(changes),
  answered({ other: true }),
];
export const covered = offered({ isCovered: true });
export const way = (name: PaysystemName) => offer().paysystems.filter((one) => one.name === name);
export const transaction = (changes: Partial<Transaction> = {}): Transaction => ({
  id: 5,
  offerId: '1',
  status: 'pending',
  description: 'words',
  amount: offer().due,
  paysystem: 'short_url',
  url: 'https://bank.example/',
  frameUrl: null,
  qr: null,
  createdAt: 0,
  expiresAt: PAYMENT_LIFE_MS,
  ...changes,
});
export const opened = (changes: Partial<Transaction> = {}): PurchaseEvent => ({
  type: 'opened',
  transaction: transaction(changes),
});
export const checked = (changes: Partial<Transaction> = {}): PurchaseEvent => ({
  type: 'checked',
  transaction: transaction(changes),
});

export const processing = follow([...toOffer, covered, answered(true)]).state;
export const onPage = follow([
  ...toOffer,
  ...listed(),
  answered({ name: 'short_url' }),
  answered({ isCardSaved: true }),
]).state;
export const byPhone = follow([
  ...toOffer,
  ...listed(),
  answered({ name: 'phone_sms' }),
  answered({ phone: '77010000000' }),
]).state;
