import { callCommerce } from '@/lib/client/http/call-session';
import type { OrderItem } from '@/lib/rules/commerce/order-item';
import type { Offer, Product, Transaction } from '@/lib/rules/commerce/product';
import type { Payment } from '@/lib/rules/commerce/states';
import { isBankSilent, isNotFound, PlatformError } from '@/lib/shared/platform-error';
import { OfferAnswer, PaidAnswer, ProductAnswer, TransactionAnswer, TransactionsAnswer } from './answers';
import { byThisClock } from './by-this-clock';

/** Calls of the browser about money. They throw PlatformError, unless they say otherwise. */

/** `next`: the packet that is bought after this one, because it needs a base packet. */
export function prepareOrder(item: OrderItem, next: string | null): Promise<Product> {
  return callCommerce({ method: 'POST', path: '/prepare', schema: ProductAnswer, body: { item, next } });
}

export function makeOffer(item: OrderItem, wayId: string | null): Promise<Offer> {
  return callCommerce({ method: 'POST', path: '/offer', schema: OfferAnswer, body: { item, wayId } });
}

/** The same payment sent again is executed once. A null transaction: the balance has paid. */
export async function sendPayment(payment: Payment, earlier: number[]): Promise<Transaction | null> {
  const call = { method: 'POST', path: '/pay', schema: PaidAnswer, body: { ...payment, earlier } } as const;
  const { transaction } = await callCommerce(call);
  return transaction && byThisClock(transaction);
}

export async function sendCode(id: number, code: string, attempt: string): Promise<Transaction> {
  const path = `/transactions/${id}/code`;
  return byThisClock(
    await callCommerce({ method: 'POST', path, schema: TransactionAnswer, body: { code, attempt } }),
  );
}

/**
 * The payment; 'unknown' when it is not found, 'silent' when it is this viewer's and its bank has not answered, and null when
 * the check has failed otherwise: then it is checked again (spec 3 §8: 404 is ignored, 504 is silent).
 */
export async function checkTransaction(id: number): Promise<Transaction | 'unknown' | 'silent' | null> {
  try {
    return byThisClock(await callCommerce({ path: `/transactions/${id}`, schema: TransactionAnswer }));
  } catch (error) {
    if (isNotFound(error)) return 'unknown';
    if (isBankSilent(error)) return 'silent';
    if (error instanceof PlatformError) return null;
    throw error;
  }
}

/** Payments, the latest first; those of one offer. */
export async function listTransactions(query: { offer?: string } = {}): Promise<Transaction[]> {
  return (await callCommerce({ path: '/transactions', query, schema: TransactionsAnswer })).list;
}
