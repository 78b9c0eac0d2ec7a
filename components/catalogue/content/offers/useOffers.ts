'use client';

import { callAsViewer } from '@/lib/platform/browser';
import { contentOffersCall, type Offer, toOffers } from '@/lib/platform/offers';
import { useFresh } from '@/lib/playback/use-fresh';

/** The packets that open a title for this viewer; null until they are known. */
export function useOffers(contentId: string | null) {
  const { value, error, retry } = useFresh<Offer[]>(contentId && `offers/${contentId}`, async () =>
    toOffers(await callAsViewer(contentOffersCall(contentId ?? ''))),
  );
  return { offers: value, hasFailed: error !== null, retry };
}
