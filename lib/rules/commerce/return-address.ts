import * as v from 'valibot';
import { LONGEST_RETURN } from './constants';
import { OrderItem } from './order-item';
import type { Order } from './states';
import { AfterPurchase, PurchaseSubject } from './subject';

/** A purchase as the address names it to which a bank returns: another browser has nothing else. It names no price. */
const Returned = v.object({
  subject: PurchaseSubject,
  after: v.nullable(AfterPurchase),
  item: OrderItem,
  rest: v.pipe(v.array(OrderItem), v.maxLength(10)),
});

const MARK = 'order';

/** The marks of a return, which a page removes from its address. */
export const RETURN_MARKS = ['purchased', 'offer', MARK];

/** The page to which the bank returns. A promo code is worth money, so no address contains it. */
export function returnPathOf(path: string, { subject, after, item, rest }: Order): string {
  if (subject.kind === 'promo') return path;
  const named = `${path}?${new URLSearchParams({ [MARK]: JSON.stringify({ subject, after, item, rest }) })}`;
  return named.length <= LONGEST_RETURN ? named : path;
}

/** Anybody can write such an address, so the server checks and prices its contents again before anything is paid. */
export function readReturn(search: string): { offer: string | null; order: Order } {
  const marks = new URLSearchParams(search);
  return { offer: marks.get('offer'), order: { ...orderIn(marks.get(MARK)), earlier: [] } };
}

/** If the address names no order, the payment counts as a top-up of the balance. */
function orderIn(text: string | null): v.InferOutput<typeof Returned> {
  try {
    return v.parse(Returned, JSON.parse(text ?? ''));
  } catch {
    const item = { kind: 'refill', amount: null } as const;
    return { subject: { kind: 'refill' }, after: null, item, rest: [] };
  }
}
