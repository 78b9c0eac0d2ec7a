import * as v from 'valibot';
import type { Call } from '@/lib/platform/http/transport';
import { bareList, flag, idText, listOf, text, textOrNull } from '@/lib/platform/http/wire';
import type { Trial } from '@/lib/rules/commerce/trial';
import type { Period } from '@/lib/shared/period';
import { PeriodWire, toPeriod } from './packet-wire';

const OfferWire = v.object({
  total_price: textOrNull,
  packets: listOf(
    v.object({
      id: idText,
      name: text,
      short: textOrNull,
      period_human: PeriodWire,
      is_trial: flag,
      trial_amount: textOrNull,
      trial_period_human: PeriodWire,
    }),
  ),
  not_all_episodes_available: flag,
});

/** The answer of both `quick_sales_packets`, of a title and of a channel. */
export const OffersWire = bareList(OfferWire);

/** Packets that together unlock a title or a channel (wire 3 "Selling a channel"). */
export interface Offer {
  /** The id of its packets. */
  id: string;
  packets: Array<{ id: string; name: string; short: string | null }>;
  totalPrice: string | null;
  /** The period of that price. */
  period: Period | null;
  /** Of a packet that is enough alone, while this viewer can take it. */
  trial: Trial | null;
  /** It contains only some episodes of the series. */
  isPartly: boolean;
}

/** `GET /v2/contents/{id}/quick_sales_packets`: fewest packets first, then the cheapest; a trial before all (spec 3 §4). */
export function contentOffersCall(contentId: string): Call<typeof OffersWire> {
  return { path: `/contents/${contentId}/quick_sales_packets`, schema: OffersWire };
}

/** `GET /v2/channels/{id}/quick_sales_packets`: the same for a channel, or for a moment of its archive. */
export function channelOffersCall(channelId: number, ts: number | null) {
  const path = `/channels/${channelId}/quick_sales_packets`;
  return { path, query: { timestamp: ts }, schema: OffersWire };
}

export function toOffers(wire: v.InferOutput<typeof OffersWire>): Offer[] {
  const offers = wire.flatMap(({ total_price, packets, not_all_episodes_available }) =>
    packets.length === 0
      ? []
      : [
          {
            id: packets.map(({ id }) => id).join('+'),
            packets: packets.map(({ id, name, short }) => ({ id, name, short })),
            totalPrice: total_price,
            period: toPeriod(packets.at(-1)?.period_human),
            trial: trialOf(packets),
            isPartly: not_all_episodes_available,
          },
        ],
  );
  return offers.sort((a, b) => Number(b.trial !== null) - Number(a.trial !== null));
}

type PacketPart = v.InferOutput<typeof OfferWire>['packets'][number];

function trialOf([only, ...others]: readonly PacketPart[]): Trial | null {
  const period = only?.is_trial && others.length === 0 ? toPeriod(only.trial_period_human) : null;
  return period && { period, amount: only?.trial_amount ?? '0' };
}
