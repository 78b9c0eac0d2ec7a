'use client';

import { ownMoneyFormat } from '@/lib/client/account/own-money';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { useUncachedQuery } from '@/lib/client/playback/use-uncached-query';
import { contentOffersCall, type Offer, toOffers } from '@/lib/platform/resources/offers';

/** Offers for a title, and the format of their prices. */
interface Offers {
  list: Offer[];
  moneyFormat: string | null;
}

/** The offers of a title for this viewer; null until they have loaded. */
export function useOffers(contentId: string) {
  const { value, error, retry } = useUncachedQuery<Offers>(`offers/${contentId}`, async () => {
    const [wire, moneyFormat] = await Promise.all([
      callAsViewer(contentOffersCall(contentId)),
      ownMoneyFormat(),
    ]);
    return { list: toOffers(wire), moneyFormat };
  });
  return { offers: value, hasFailed: error !== null, retry };
}
