import 'server-only';
import { readPublic } from '@/lib/platform/clients/public-read';
import { life, tag } from '@/lib/platform/http/cache-life';
import type { AudienceContext } from '@/lib/shared/sites/audience';
import { channelOffersCall, type Offer, toOffers } from './offers';

/**
 * `GET /v2/channels/{id}/quick_sales_packets`: the offers for a channel for a viewer without packets, sold by
 * `provider`. Without a name the platform answers with the offers of its own brand, in its currency.
 * @throws PlatformError
 */
export async function listChannelOffers(
  channelId: number,
  { ts, provider }: { ts: number | null; provider: string | null },
  reader: AudienceContext,
): Promise<Offer[]> {
  const own = channelOffersCall(channelId, ts);
  const call = { ...own, query: { ...own.query, provider } };
  return toOffers(await readPublic(call, reader, { revalidate: life.catalogue, tags: [tag.channels] }));
}
