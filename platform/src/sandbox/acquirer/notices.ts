import type { Clock } from '../../clock.ts';
import { SIGNATURE_HEADER, signatureOf } from '../../commerce/payments/acquirer/signature.ts';
import type { Notice } from '../../commerce/payments/acquirer/wire.ts';
import type { BankCard } from '../../commerce/payments/bank.ts';
import { bankCardOf, testCardNames } from '../bank/cards.ts';
import type { Row } from './books.ts';

/** Sends a notice about a payment to the merchant; resolves with the status of the answer, 0 without one. */
export type Notify = (row: Row, type: Notice['type']) => Promise<number>;

/** How long a merchant may take for the answer to a notice; the payer's page waits for it. */
const ANSWER_LIMIT_MS = 10_000;

const sentCard = ({ lastDigits, bankToken, expires }: BankCard): Notice['card'] => ({
  last_digits: lastDigits,
  token: bankToken,
  ...(expires ? { expires } : {}),
});

/** Notices signed with the secret of the merchant, by this clock. */
export function notifier(secret: string, clock: Clock, limitMs: number = ANSWER_LIMIT_MS): Notify {
  return async ({ order, amount, currency, notifyUrl, card }, type) => {
    const known = testCardNames.find((name) => name === card);
    const bankCard = known ? bankCardOf(known, clock.now()) : null;
    const notice: Notice = {
      type,
      order,
      amount,
      currency,
      ...(type === 'failed' ? { reason: 'declined' } : {}),
      ...(type === 'paid' && bankCard ? { card: sentCard(bankCard) } : {}),
    };
    const body = JSON.stringify(notice);
    const headers = {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signatureOf(secret, body, clock.now()),
    };
    const signal = AbortSignal.timeout(limitMs);
    const answer = await fetch(notifyUrl, { method: 'POST', headers, body, signal }).catch(() => null);
    return answer?.status ?? 0;
  };
}
