import * as v from 'valibot';
import { callCommerce } from '@/lib/client/http/call-session';
import { answerOf } from '@/lib/platform/http/answer-of';
import type { PaidLine } from '@/lib/rules/commerce/paid-line';
import type { LinkedCard, Transaction } from '@/lib/rules/commerce/product';
import type { Money } from '@/lib/shared/money';
import { nullIfNotFound } from '@/lib/shared/platform-error';
import { CardAnswer, MoneyAnswer, TransactionAnswer } from './answers';
import { byThisClock } from './by-this-clock';

const AccountAnswer = v.object({
  balance: MoneyAnswer,
  isPaymentAllowed: v.boolean(),
  canLinkCard: v.boolean(),
  cards: v.array(CardAnswer),
  paysystems: v.array(v.unknown()),
});

/** What the viewer pays with. */
export interface PaymentAccount {
  balance: Money;
  /** Spec 3 §6: whether payments are made here; some providers take them elsewhere. */
  canPay: boolean;
  canLinkCard: boolean;
  cards: LinkedCard[];
}

/** Calls of the account page about money. All throw PlatformError. */

export async function loadPaymentAccount(): Promise<PaymentAccount> {
  const answer = await callCommerce({ path: '/account', schema: AccountAnswer });
  const { balance, cards, canLinkCard, isPaymentAllowed, paysystems } = answer;
  return { balance, cards, canLinkCard, canPay: isPaymentAllowed && paysystems.length > 0 };
}

const PaidAnswer = v.object({
  list: v.array(
    answerOf<PaidLine>()(
      v.object({
        id: v.string(),
        kind: v.picklist(['payment', 'charge', 'refund', 'returned']),
        title: v.nullable(v.string()),
        amount: MoneyAnswer,
        createdAt: v.number(),
        status: v.nullable(v.picklist(['pending', 'complete', 'error'])),
        note: v.string(),
      }),
    ),
  ),
});

/** Everything that was paid or came back, the latest first. */
export async function listPaid(offset: number): Promise<PaidLine[]> {
  return (await callCommerce({ path: '/payments', query: { offset }, schema: PaidAnswer })).list;
}

/** Begins to link a card on the page of the bank; repeated with one attempt it begins once. */
export async function linkCard(attempt: string): Promise<Transaction> {
  return byThisClock(
    await callCommerce({ method: 'POST', path: '/cards', schema: TransactionAnswer, body: { attempt } }),
  );
}

export async function makePrimary(id: number): Promise<void> {
  await callCommerce({ method: 'PATCH', path: `/cards/${id}`, schema: v.unknown() });
}

/** One that is not there any more is removed: the answer to an earlier attempt may have been lost. */
export async function removeCard(id: number): Promise<void> {
  await callCommerce({ method: 'DELETE', path: `/cards/${id}`, schema: v.unknown() }).catch(nullIfNotFound);
}
