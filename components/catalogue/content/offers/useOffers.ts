'use client';

import { ownMoneyFormat } from '@/lib/account/own-money';
import { callAsViewer } from '@/lib/platform/browser';
import { contentOffersCall, type Offer, toOffers } from '@/lib/platform/offers';
import { useFresh } from '@/lib/playback/use-fresh';

/** What opens a title, and how its prices are written. */
interface Offers {
  list: Offer[];
  moneyFormat: string | null;
}

/** The packets that open a title for this viewer; null until they are known. */
export function useOffers(contentId: string) {
  const { value, error, retry } = useFresh<Offers>(`offers/${contentId}`, async () => {
    const [wire, moneyFormat] = await Promise.all([
      callAsViewer(contentOffersCall(contentId)),
      ownMoneyFormat(),
    ]);
    return { list: toOffers(wire), moneyFormat };
  });
  return { offers: value, hasFailed: error !== null, retry };
}
