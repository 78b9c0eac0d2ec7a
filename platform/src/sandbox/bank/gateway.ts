import type { PaymentGateway } from '../../commerce/payments/bank.ts';
import { pageKey } from '../../commerce/payments/bank-key.ts';
import { pageAddresses } from '../../commerce/payments/page-addresses.ts';
import { chargeTestCard, chargeTestPhone } from './cards.ts';

/** The bank of the sandbox: its pages are on the platform itself, and no money moves. */
export function testBank({ secret, publicUrl }: { secret: string; publicUrl: string }): PaymentGateway {
  const keyOf = (transactionId: number) => pageKey(secret, transactionId);
  const pageOfId = (transactionId: number) =>
    `${publicUrl}/bank/${transactionId}?key=${keyOf(transactionId)}`;
  return {
    keyOf,
    pageOf: async ({ transactionId }) => pageOfId(transactionId),
    // It is a part of the platform: its books would be the transactions themselves.
    books: async () => null,
    addressesOf: (transactionId, locale) =>
      pageAddresses(`${publicUrl}/bank/${transactionId}`, keyOf(transactionId), locale),
    chargeCard: async ({ bankToken, amount }) => chargeTestCard(bankToken, amount),
    chargePhone: async ({ phone }) => chargeTestPhone(phone),
    // No money was charged, so there is nothing to refund.
    refund: async () => undefined,
  };
}
