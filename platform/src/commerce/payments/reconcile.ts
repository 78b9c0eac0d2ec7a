import { eq } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { accountEntries, transactions } from '../../db/schema/money.ts';
import { fromMinor, type Minor, toMinor } from '../../domain/billing/money.ts';
import type { Booked } from './acquirer/wire.ts';

/** One order about which the bank and the ledger disagree. */
export interface Difference {
  order: string;
  bank: string;
  ledger: string;
}

const REFERENCE = /^(?:refund:)?transaction:(\d+)$/;

/** What the bank holds of a payment, and in which currency. */
const held = ({ amount, status, refunded }: Booked): Minor =>
  status === 'paid' && !refunded ? toMinor(amount) : 0;

const shown = (amount: Minor, currency: string) =>
  amount === 0 ? 'nothing' : `${fromMinor(amount)} ${currency}`;

/** What the ledger says came from the bank and stayed, by transaction. */
async function bookedAmounts(db: Database): Promise<Map<string, Minor>> {
  const entries = await db
    .select({ amount: accountEntries.amount, reference: accountEntries.reference })
    .from(accountEntries)
    .where(eq(accountEntries.counter, 'bank'));
  const sums = new Map<string, Minor>();
  for (const { amount, reference } of entries) {
    const [, order] = REFERENCE.exec(reference) ?? [];
    if (order) sums.set(order, (sums.get(order) ?? 0) + toMinor(amount));
  }
  return sums;
}

/** Compares the books of the bank with the ledger, order by order. */
export async function reconcile(db: Database, books: readonly Booked[]): Promise<Difference[]> {
  const booked = await bookedAmounts(db);
  const rows = await db.select({ id: transactions.id, currency: transactions.currency }).from(transactions);
  const currencies = new Map(rows.map(({ id, currency }) => [String(id), currency]));
  const lines = new Map(books.map((line) => [line.order, line]));
  const orders = [...new Set([...lines.keys(), ...booked.keys()])];
  return orders
    .sort((a, b) => Number(a) - Number(b))
    .flatMap((order) => {
      const line = lines.get(order);
      const currency = currencies.get(order) ?? '';
      const atBank = line ? held(line) : 0;
      const inLedger = booked.get(order) ?? 0;
      const isSame = atBank === inLedger && (atBank === 0 || line?.currency === currency);
      if (isSame) return [];
      return [{ order, bank: shown(atBank, line?.currency ?? ''), ledger: shown(inLedger, currency) }];
    });
}
