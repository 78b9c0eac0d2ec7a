import type { PaymentGateway } from '../../commerce/payments/bank.ts';
import { pageKey } from '../../commerce/payments/bank-key.ts';
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
    addressesOf: (transactionId) => {
      const base = `${publicUrl}/bank/${transactionId}`;
      const query = `?key=${keyOf(transactionId)}`;
      const page = `${base}${query}`;
      return {
        page,
        frame: `${page}&frame=1`,
        qrPng: `${base}/qr.png${query}`,
        qrSvg: `${base}/qr.svg${query}`,
      };
    },
    chargeCard: async ({ bankToken, amount }) => chargeTestCard(bankToken, amount),
    chargePhone: async ({ phone }) => chargeTestPhone(phone),
    // No money was charged, so there is nothing to refund.
    refund: async () => undefined,
  };
}
