import { type Static, Type } from 'typebox';
import type { PurchaseType } from '../../catalogue/model.ts';
import type { PacketOffer } from '../../catalogue/offers.ts';
import { fromMinor } from '../../domain/billing/money.ts';
import { addPeriod } from '../../domain/billing/period.ts';
import { timeLeft } from '../../domain/licence.ts';
import { formatMoney } from '../../http/messages/format-money.ts';
import { translate } from '../../http/messages/translate.ts';
import { Wire } from '../schema.ts';
import type { View } from '../view.ts';

/** Spec 2 §2 Watch button, wire 4. `button_data` names the product. */
export const PayButton = Wire({
  button_type: Type.String({ description: 'pay' }),
  caption: Type.String(),
  sub_caption: Type.String(),
  icon: Type.String({ description: 'packet | rent' }),
  play_after: Type.Boolean(),
  show_options: Type.Boolean({ description: 'there is more than one way: ask quick_sales_packets' }),
  button_data: Type.Record(Type.String(), Type.String()),
});

type Button = Static<typeof PayButton>;

export type Selling = {
  /** Cheapest offers first. */
  offers: readonly PacketOffer[];
  rents: readonly PurchaseType[];
  contentId: string;
  /** Whether the viewer can use a trial of this packet. */
  isTrialOpen: (packetId: number) => boolean;
  /** The seller's format of money: `{amount} ₸`. */
  moneyFormat: string;
};

/** One button for all packets: with the price of the cheapest offer and the packet of the simplest one. */
function packetButton({ offers, isTrialOpen, moneyFormat, contentId }: Selling, view: View): Button[] {
  const [first] = offers;
  const packet = first?.packets.at(-1);
  if (!first || !packet) return [];
  const hasTrial = packet.purchaseTypes.some(({ trialPeriod }) => trialPeriod !== null);
  const isTrial = first.packets.length === 1 && hasTrial && isTrialOpen(packet.id);
  const least = fromMinor(Math.min(...offers.map(({ total }) => total)));
  const price = formatMoney(least, moneyFormat, view.locale);
  const hasChoice = offers.length > 1 || first.packets.length > 1;
  return [
    {
      button_type: 'pay',
      caption: translate(view.locale, { key: isTrial ? 'button_trial' : 'button_packet' }),
      sub_caption: hasChoice ? translate(view.locale, { key: 'price_from', params: { price } }) : price,
      icon: 'packet',
      play_after: true,
      show_options: hasChoice,
      button_data: {
        content_id: contentId,
        packet_id: String(packet.id),
        packet_ids: first.packets.map(({ id }) => id).join(','),
        total_price: fromMinor(first.total),
      },
    },
  ];
}

/** A rent is named in hours up to two days ("48 h"), then in days. */
function rentText({ amount, period }: PurchaseType, moneyFormat: string, { locale }: View): string {
  const { unit, count } = timeLeft(addPeriod(0, period), 0);
  const key = unit === 'days' ? 'rent_lasts_days' : 'rent_lasts_hours';
  return translate(locale, { key, params: { price: formatMoney(amount, moneyFormat, locale), count } });
}

function rentButton(rent: PurchaseType, { contentId, moneyFormat }: Selling, view: View): Button {
  return {
    button_type: 'pay',
    caption: translate(view.locale, { key: 'button_rent' }),
    sub_caption: rentText(rent, moneyFormat, view),
    icon: 'rent',
    play_after: true,
    show_options: false,
    button_data: {
      content_id: contentId,
      purchase_type_id: rent.id,
      library_id: String(rent.libraryId ?? ''),
      amount: rent.amount,
    },
  };
}

/** The watch buttons of an unpurchased title: packets, then rents. */
export function payButtons(selling: Selling, view: View): Button[] {
  return [...packetButton(selling, view), ...selling.rents.map((rent) => rentButton(rent, selling, view))];
}
