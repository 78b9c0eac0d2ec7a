import 'server-only';
import * as v from 'valibot';
import { send, type Target } from '@/lib/platform/http/transport';
import { bareList, idText, text, textOrNull } from '@/lib/platform/http/wire';
import { withAttempt } from '@/lib/platform/http/with-attempt';
import { post } from '@/lib/platform/sign-in/token';
import type { PaidLine } from '@/lib/rules/commerce/paid-line';
import type { PaysystemName, Transaction } from '@/lib/rules/commerce/product';
import { isNotFound, PlatformError } from '@/lib/shared/platform-error';
import { agreedSum } from './purchases';
import {
  type EndedTransaction,
  type ToMoney,
  TransactionsWire,
  TransactionWire,
  toTransaction,
} from './wire';

/** Payments and their state (spec 3 §7 Payments). All calls throw PlatformError. */

interface Begin {
  offerId: string;
  /** The terms that the viewer agreed to. */
  version: number;
  /** The sum that the viewer saw. */
  shown: string;
  paysystem: PaysystemName;
  returnUrl: string;
  isCardSaved: boolean;
  cardId: number | null;
  attempt: string;
}

/** Begins to pay for an offer; the amount is the platform's. */
export async function beginTransaction(asViewer: Target, begin: Begin, money: ToMoney): Promise<Transaction> {
  const body = {
    offer_id: begin.offerId,
    offer_version: begin.version,
    amount_agreed: agreedSum(begin),
    paysystem_shortname: begin.paysystem,
    return_url: begin.returnUrl,
    is_save_card: begin.isCardSaved,
    card_id: begin.cardId,
  };
  const call = post('/users/self/purchases_offer/transaction', body, TransactionWire);
  return toTransaction(await send(call, withAttempt(asViewer, begin.attempt)), money);
}

/** One check: it is not repeated, because the next one follows (spec 3 §4). */
export async function getTransaction(
  asViewer: Target,
  id: number,
  money: ToMoney,
): Promise<EndedTransaction> {
  const call = { path: `/users/self/transactions/${id}`, schema: TransactionWire };
  return toTransaction(await send(call, { ...asViewer, retries: 0 }), money);
}

/** The same; null where it cannot be read, for example while the bank is silent (spec 3 §8): the viewer can still pay. */
export async function findTransaction(
  ...call: Parameters<typeof getTransaction>
): Promise<EndedTransaction | null> {
  try {
    return await getTransaction(...call);
  } catch (error) {
    if (error instanceof PlatformError) return null;
    throw error;
  }
}

const PaidWire = v.object({
  id: idText,
  kind: v.picklist(['payment', 'charge', 'refund', 'returned']),
  title: textOrNull,
  amount: textOrNull,
  currency: textOrNull,
  created_at: text,
  transaction: v.nullish(TransactionWire),
});

/**
 * Everything that the viewer paid or got back, the latest first: an extension of the embedded platform. From another one come the
 * payments alone.
 */
export async function listPaid(
  asViewer: Target,
  page: { limit: number; offset: number },
  money: ToMoney,
): Promise<PaidLine[]> {
  try {
    const call = { path: '/users/self/payments', query: page, schema: bareList(PaidWire) };
    return (await send(call, asViewer)).map(
      ({ id, kind, title, amount, currency, created_at, transaction }) => ({
        id,
        kind,
        title,
        amount: money(amount, currency),
        createdAt: Date.parse(created_at) || 0,
        status: transaction?.status ?? null,
        note: transaction?.status_description ?? '',
      }),
    );
  } catch (error) {
    if (!isNotFound(error)) throw error;
    const payments = await listTransactions(asViewer, page, money);
    return payments.map(({ id, title = null, amount, createdAt, status, description: note }) => {
      return { id: String(id), kind: 'payment', title, amount, createdAt, status, note };
    });
  }
}

/** Payments of the viewer, the latest first. */
export async function listTransactions(
  asViewer: Target,
  page: { limit: number; offset: number },
  money: ToMoney,
): Promise<Transaction[]> {
  const call = { path: '/users/self/transactions', query: page, schema: TransactionsWire };
  return (await send(call, asViewer)).map((wire) => toTransaction(wire, money));
}
