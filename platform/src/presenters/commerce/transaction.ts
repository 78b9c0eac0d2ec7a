import { type Static, Type } from 'typebox';
import type { PaymentGateway } from '../../commerce/payments/bank.ts';
import type { Transaction } from '../../commerce/payments/transactions.ts';
import { isoSeconds } from '../../domain/iso.ts';
import type { Locale } from '../../http/locale.ts';
import { type MessageKey, translate } from '../../http/messages/translate.ts';
import { Money, Nullable, Snowflake, Wire } from '../schema.ts';

/** wire 7.1 and 7.4: the same for every call that creates, pays or reads one. */
export const TransactionWire = Wire({
  id: Type.Integer(),
  transaction_id: Type.Integer({ description: 'the same as id' }),
  offer_id: Nullable(Snowflake),
  status: Type.Enum(['pending', 'complete', 'error']),
  status_description: Type.String({ description: 'words for a person' }),
  amount: Money,
  currency: Type.String({ description: 'ISO 4217' }),
  purpose: Type.Enum(['refill', 'purchase', 'card', 'promo']),
  title: Type.String({ description: 'what is paid for' }),
  paysystem_shortname: Type.String(),
  full_url: Type.String({ description: 'the page where a person pays; empty when nothing can be paid' }),
  frame_url: Type.String({ description: 'the same page for a frame; empty where the bank allows none' }),
  qr_code_url: Type.String({ description: 'PNG of the address of that page' }),
  qr_svg_url: Type.String(),
  created_at: Type.String(),
  expires_at: Type.String(),
  settled_at: Nullable(Type.String({ description: 'when it ended; null while it is pending' })),
});

function descriptionOf({ status, failure }: Transaction): MessageKey {
  // Written by settle.ts, which stores only keys of the dictionaries.
  if (failure) return failure as MessageKey;
  return status === 'complete' ? 'payment_complete' : 'payment_pending';
}

/** What has no name of its own; a purchase has one, unless it was made before names were stored. */
const titles = {
  refill: 'paid_refill',
  purchase: 'paid_purchase',
  card: 'paid_card',
  promo: 'paid_promo',
} as const satisfies Record<Transaction['purpose']['kind'], MessageKey>;

export function presentTransaction(
  transaction: Transaction,
  gateway: PaymentGateway | null,
  locale: Locale,
): Static<typeof TransactionWire> {
  const { id, offerId, status, amount, currency, purpose, title, paysystem } = transaction;
  const { createdAt, expiresAt, settledAt } = transaction;
  const addresses = gateway?.addressesOf(id, locale);
  return {
    id,
    transaction_id: id,
    offer_id: offerId,
    status,
    status_description: translate(locale, { key: descriptionOf(transaction) }),
    amount,
    currency,
    purpose: purpose.kind,
    title: title?.[locale] ?? translate(locale, { key: titles[purpose.kind] }),
    paysystem_shortname: paysystem,
    full_url: addresses?.page ?? '',
    frame_url: addresses?.frame ?? '',
    qr_code_url: addresses?.qrPng ?? '',
    qr_svg_url: addresses?.qrSvg ?? '',
    created_at: isoSeconds(createdAt),
    expires_at: isoSeconds(expiresAt),
    settled_at: settledAt && isoSeconds(settledAt),
  };
}
