import { type Static, Type } from 'typebox';
import { pick } from '../../catalogue/groups.ts';
import type { Snapshot } from '../../catalogue/model.ts';
import type { PromoUse } from '../../commerce/promo/promo.ts';
import type { PromoKey } from '../../commerce/promo/promo-key.ts';
import { isoSeconds } from '../../domain/iso.ts';
import { translate } from '../../http/messages/translate.ts';
import { Money, Wire } from '../schema.ts';
import { localized, type View } from '../view.ts';

/** wire 7.5 promokeys/check. */
export const PromoCheck = Wire({
  key: Type.String(),
  is_need_confirm: Type.Boolean(),
  confirmation_title: Type.String(),
  confirmation_text: Type.String(),
  confirmation_desc: Type.String(),
  description: Type.String(),
  is_paid: Type.Boolean(),
  needed_refund: Type.Boolean(),
  amount: Money,
});

/** wire 7.5 promokeys/{key}/info; we serve everything over the internet, so both kinds of ids and days are equal. */
export const PromoInfo = Wire({
  key: Type.String(),
  title: Type.String(),
  description: Type.String(),
  amount: Money,
  needed_refund: Type.Boolean(),
  is_paid: Type.Boolean(),
  packet_ids: Type.Array(Type.Integer()),
  ott_packet_ids: Type.Array(Type.Integer()),
  days: Type.Integer(),
  ott_days: Type.Integer(),
});

/** wire 7.5 users/self/promokeys. */
export const UsedPromoKey = Wire({
  promo_key: Wire({ id: Type.Integer(), key: Type.String(), is_active: Type.Boolean() }),
  title: Type.String(),
  description: Type.String(),
  activated_at: Type.String({ format: 'date-time' }),
  result: Type.Record(Type.String(), Type.Unknown()),
});

/** The gifts of a key in one line: "Light, Cinema: 7 days · 500 ₸ on your balance". */
function giftText(key: PromoKey, snapshot: Snapshot, moneyFormat: string, { locale }: View): string {
  const { days, isPaid, amount } = key;
  const packets = pick(snapshot.packets, key.packetIds).map(({ name }) => name[locale]);
  const params = { packets: packets.join(', '), days, sum: { amount, format: moneyFormat } };
  return [
    packets.length > 0 && days > 0 ? translate(locale, { key: 'promo_gives_packets', params }) : '',
    !isPaid && Number(amount) > 0 ? translate(locale, { key: 'promo_gives_money', params }) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

export function presentPromoCheck(
  key: PromoKey,
  { snapshot, moneyFormat }: { snapshot: Snapshot; moneyFormat: string },
  view: View,
): Static<typeof PromoCheck> {
  const description = localized(key.description, view);
  return {
    key: key.key,
    is_need_confirm: key.needsConfirm,
    confirmation_title: localized(key.title, view),
    confirmation_text: description,
    confirmation_desc: giftText(key, snapshot, moneyFormat, view),
    description,
    is_paid: key.isPaid,
    needed_refund: key.neededRefund,
    amount: key.amount,
  };
}

export function presentPromoInfo(key: PromoKey, view: View): Static<typeof PromoInfo> {
  const { packetIds, days, amount, neededRefund, isPaid } = key;
  return {
    key: key.key,
    title: localized(key.title, view),
    description: localized(key.description, view),
    amount,
    needed_refund: neededRefund,
    is_paid: isPaid,
    packet_ids: packetIds,
    ott_packet_ids: packetIds,
    days,
    ott_days: days,
  };
}

export function presentPromoUse(
  use: PromoUse,
  key: PromoKey | null,
  view: View,
): Static<typeof UsedPromoKey> {
  return {
    // A deleted key has no number.
    promo_key: { id: key?.number ?? 0, key: use.key, is_active: key?.isActive ?? false },
    title: localized(key?.title, view),
    description: localized(key?.description, view),
    activated_at: isoSeconds(use.activatedAt),
    result: use.result,
  };
}
