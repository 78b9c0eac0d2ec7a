import 'server-only';
import * as v from 'valibot';
import { readPublic } from '@/lib/platform/clients/public-read';
import { life, tag } from '@/lib/platform/http/cache-life';
import { bareList, idText, listOf, text, textOrNull } from '@/lib/platform/http/wire';
import type { AudienceContext } from '@/lib/shared/sites/audience';

const OfferWire = v.object({
  total_price: textOrNull,
  packets: listOf(v.object({ id: idText, name: text, price: textOrNull })),
});

/** Packets that together unlock a channel. */
export interface ChannelOffer {
  packets: Array<{ id: string; name: string }>;
  /** The price of all of them, as the wire writes money. */
  total: string | null;
}

/**
 * `GET /v2/channels/{id}/quick_sales_packets`: the offers for a channel for a viewer without packets, sold by
 * `provider`. Without a name the platform answers with the offers of its own brand, in its currency.
 * @throws PlatformError
 */
export async function listChannelOffers(
  channelId: number,
  { ts, provider }: { ts: number | null; provider: string | null },
  reader: AudienceContext,
): Promise<ChannelOffer[]> {
  const call = {
    path: `/channels/${channelId}/quick_sales_packets`,
    query: { timestamp: ts, provider },
    schema: bareList(OfferWire),
  };
  const offers = await readPublic(call, reader, { revalidate: life.catalogue, tags: [tag.channels] });
  return offers.map(({ packets, total_price: total }) => ({
    packets: packets.map(({ id, name }) => ({ id, name })),
    total,
  }));
}
