import { type Static, Type } from 'typebox';
import type { Offer, Terms } from '../../commerce/payments/offers.ts';
import { type Payer, paysystemsFor } from '../../commerce/payments/paysystems.ts';
import { fromMinor } from '../../domain/billing/money.ts';
import type { Locale } from '../../http/locale.ts';
import { Money, Nullable, Snowflake, Wire } from '../schema.ts';
import { PaysystemWire, presentPaysystem } from './paysystem.ts';
import { PeriodHuman } from './purchase-type.ts';

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
    }),
  ),
  paysystems: Type.Array(PaysystemWire),
});

export function presentOffer(
  offer: Offer,
  { product, amount, due, period, isTrial, isCovered, version }: Terms,
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
      },
    ],
    paysystems: paysystemsFor(payer).map((one) => presentPaysystem(one, accountId, payer, locale)),
  };
}
