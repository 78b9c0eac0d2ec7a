import * as v from 'valibot';
import type { Call } from '@/lib/platform/http/transport';
import { bareList, flag, idText, listOf, numberOrNull, text, textOrNull } from '@/lib/platform/http/wire';

const OfferWire = v.object({
  total_price: textOrNull,
  packets: listOf(
    v.object({
      id: idText,
      name: text,
      short: textOrNull,
      period_human: v.nullish(v.object({ years: numberOrNull, months: numberOrNull, days: numberOrNull })),
    }),
  ),
  not_all_episodes_available: flag,
});

const OffersWire = bareList(OfferWire);

/** Packets that together unlock a title (wire 3 "Selling a channel"). */
export interface Offer {
  /** The id of its packets. */
  id: string;
  packets: Array<{ id: string; name: string; short: string | null }>;
  totalPrice: string | null;
  /** The period of that price. */
  period: { count: number; unit: 'year' | 'month' | 'day' } | null;
  /** It contains only some episodes of the series. */
  isPartly: boolean;
}

/** `GET /v2/contents/{id}/quick_sales_packets`: fewest packets first, then the cheapest. */
export function contentOffersCall(contentId: string): Call<typeof OffersWire> {
  return { path: `/contents/${contentId}/quick_sales_packets`, schema: OffersWire };
}

export function toOffers(wire: v.InferOutput<typeof OffersWire>): Offer[] {
  return wire.flatMap(({ total_price, packets, not_all_episodes_available }) =>
    packets.length === 0
      ? []
      : [
          {
            id: packets.map(({ id }) => id).join('+'),
            packets: packets.map(({ id, name, short }) => ({ id, name, short })),
            totalPrice: total_price,
            period: toPeriod(packets.at(-1)?.period_human),
            isPartly: not_all_episodes_available,
          },
        ],
  );
}

type PeriodWire = { years: number | null; months: number | null; days: number | null } | null | undefined;

function toPeriod(wire: PeriodWire): Offer['period'] {
  if (wire?.years) return { count: wire.years, unit: 'year' };
  if (wire?.months) return { count: wire.months, unit: 'month' };
  return wire?.days ? { count: wire.days, unit: 'day' } : null;
}
