import { type Static, Type } from 'typebox';
import type { Offer, Terms } from '../../commerce/payments/offers.ts';
import { type Payer, paysystemsFor } from '../../commerce/payments/paysystems.ts';
import { fromMinor } from '../../domain/billing/money.ts';
import { isoSeconds } from '../../domain/iso.ts';
import type { Locale } from '../../http/locale.ts';
import { Money, Nullable, Snowflake, Wire } from '../schema.ts';
import { PaysystemWire, presentPaysystem } from './paysystem.ts';
import { PeriodHuman } from './purchase-type.ts';

/** Our own: what a purchase does to packets that the viewer has; null where it only adds something. */
const OfferChange = Wire({
  acts: Type.Enum(['now', 'later'], {
    description:
      'now: they end, and what is unused of them is counted in; later: they run to the end of what is paid',
  }),
  packets: Type.Array(Wire({ id: Type.Integer(), name: Type.String() })),
  start_at: Type.String({ format: 'date-time', description: 'when the bought period begins' }),
  amount_refund: Type.String({ description: 'the unused part of what they cost' }),
});

/** Our own: what renews after the first period; null where nothing does. */
const OfferNext = Wire({
  name: Type.String({ description: 'another packet than the bought one where that continues as it' }),
  amount: Money,
  period_human: PeriodHuman,
});

/** Spec 3 §3 Offer, wire 7.4. */
export const OfferWire = Wire({
  id: Snowflake,
  offer_id: Type.String({ description: 'the same as id' }),
  library_id: Nullable(Type.Integer()),
  entity_license_id: Nullable(Type.Integer()),
  offer_version: Type.Integer({ description: 'of these terms: send it back when the viewer agrees' }),
  distribution_type: Type.Enum(['packet', 'rent']),
  product_title: Type.String(),
  distribution_info: Type.String(),
  purchases: Type.Array(
    Wire({
      id: Snowflake,
      purchase_type_id: Snowflake,
      is_have_trial: Type.Boolean(),
      is_have_money_on_balance: Type.Boolean(),
      amount: Money,
      amount_due: Type.String({ description: 'what is to be paid for it at once' }),
      period_human: PeriodHuman,
      change: Nullable(OfferChange),
      next: Nullable(OfferNext),
    }),
  ),
  paysystems: Type.Array(PaysystemWire),
});

export function presentOffer(
  offer: Offer,
  { product, amount, due, period, isTrial, isCovered, version, change, next }: Terms,
  { payer, accountId, locale }: { payer: Payer; accountId: number; locale: Locale },
): Static<typeof OfferWire> {
  const { purchaseType, title } = product;
  return {
    id: offer.id,
    offer_id: offer.id,
    library_id: purchaseType.libraryId,
    // Created by the purchase: before it there is no rent.
    entity_license_id: null,
    offer_version: version,
    distribution_type: purchaseType.packetId === null ? 'rent' : 'packet',
    product_title: title[locale],
    distribution_info: purchaseType.description[locale],
    purchases: [
      {
        id: purchaseType.id,
        purchase_type_id: purchaseType.id,
        is_have_trial: isTrial,
        is_have_money_on_balance: isCovered,
        amount: fromMinor(amount),
        amount_due: fromMinor(due),
        period_human: period,
        change: change && {
          acts: change.acts,
          packets: change.packets.map(({ id, name }) => ({ id, name: name[locale] })),
          start_at: isoSeconds(new Date(change.startMs)),
          amount_refund: fromMinor(change.refund),
        },
        next: next && {
          name: next.title[locale],
          amount: next.purchaseType.amount,
          period_human: next.purchaseType.period,
        },
      },
    ],
    paysystems: paysystemsFor(payer).map((one) => presentPaysystem(one, accountId, payer, locale)),
  };
}
