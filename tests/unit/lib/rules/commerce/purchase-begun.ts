import type { Transaction } from '@/lib/rules/commerce/product';
import type { Order, PurchaseState } from '@/lib/rules/commerce/states';
import { keyOf } from './purchase-shop';

type Item = Order['item'];
/** A payment as the server knows it: for a thing, or for the balance (null). */
type Paid = Pick<Transaction, 'id' | 'status'> & { key: string | null };

/** The payments that a tab has begun for what is bought now: none is begun again after one of them was paid. */
export class Begun {
  hasPaidAgain = false;
  readonly #ids = new Map<string, number[]>();

  forget(): void {
    this.#ids.clear();
  }

  /** What another user has begun is theirs. */
  sees(before: PurchaseState, after: PurchaseState): void {
    if (!('order' in before && 'order' in after)) return;
    const { buyerId } = before.order;
    if (buyerId !== undefined && after.order.buyerId !== buyerId) this.forget();
  }

  add({ item, rest }: Order, id: number): void {
    this.#of(item, rest).push(id);
  }

  /** Whether an earlier payment has done what this order is for: the same money, or the thing that waits for it. */
  isPaid({ item, rest }: Order, transactions: readonly Paid[]): boolean {
    const isDone = (ids: readonly number[], key: string | null) =>
      transactions.some((one) => ids.includes(one.id) && one.status === 'complete' && one.key === key);
    const [next, ...later] = rest;
    if (item.kind !== 'refill') {
      // Money that has come is used up, and a base packet begins what needs it anew.
      for (const known of this.#ids.keys()) if (known.includes('"refill"') || next) this.#ids.delete(known);
      return isDone(this.#of(item, rest), keyOf(item));
    }
    const isForNext = next !== undefined && keyOf(next) !== null;
    return isDone(this.#of(item, rest), null) || (isForNext && isDone(this.#of(next, later), keyOf(next)));
  }

  #of(item: Item, rest: readonly Item[]): number[] {
    const name = JSON.stringify([item, rest]);
    const ids = this.#ids.get(name) ?? [];
    this.#ids.set(name, ids);
    return ids;
  }
}
