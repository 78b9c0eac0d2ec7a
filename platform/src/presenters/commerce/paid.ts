import { type Static, Type } from 'typebox';
import type { PaymentGateway } from '../../commerce/payments/bank.ts';
import type { Paid } from '../../commerce/payments/history.ts';
import { fromMinor } from '../../domain/billing/money.ts';
import { isoSeconds } from '../../domain/iso.ts';
import type { Locale } from '../../http/locale.ts';
import { translate } from '../../http/messages/translate.ts';
import { Money, Nullable, Wire } from '../schema.ts';
import { presentTransaction, TransactionWire } from './transaction.ts';

/** Our own: a line of everything that is paid. */
export const PaidWire = Wire({
  id: Type.String({ description: 'of the transaction, or of the booking' }),
  kind: Type.Enum(['payment', 'charge', 'refund', 'returned'], {
    description: 'a transaction | paid from the balance | back to the balance | back to the card',
  }),
  title: Type.String({ description: 'what it is for' }),
  amount: Money,
  currency: Type.String({ description: 'ISO 4217' }),
  created_at: Type.String(),
  transaction: Nullable(TransactionWire),
});

export function presentPaid(
  paid: Paid,
  gateway: PaymentGateway | null,
  locale: Locale,
): Static<typeof PaidWire> {
  const { kind } = paid;
  if (kind === 'payment') {
    const transaction = presentTransaction(paid.transaction, gateway, locale);
    const { id, title, amount, currency, created_at } = transaction;
    return { id: String(id), kind, title, amount, currency, created_at, transaction };
  }
  const { id, title, currency, createdAt } = paid.entry;
  return {
    id,
    kind,
    title: title?.[locale] ?? translate(locale, { key: kind === 'returned' ? 'paid_card' : 'paid_purchase' }),
    amount: fromMinor(paid.amount),
    currency,
    created_at: isoSeconds(createdAt),
    transaction: null,
  };
}
