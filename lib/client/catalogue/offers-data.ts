import type { PayButton } from '@/lib/platform/resources/metadata';

/** The input of the offers dialog of a title. */
export interface TitleOffers {
  contentId: string;
  /** The page with all packets. */
  offersHref: string;
  hasPromo: boolean;
  /** Licences for this title alone. */
  rents: PayButton[];
}

/** What the viewer chose there; `elsewhere` left for another page or the promo code. */
export type OfferChoice = { packetKeys: string[] } | { wayId: string } | 'elsewhere';

/** Whether the modal was opened with a title; an address alone has none. */
export function isTitleOffers(data: unknown): data is TitleOffers {
  return typeof data === 'object' && data !== null && 'contentId' in data && 'offersHref' in data;
}

/** The licence behind a way to pay; null for packets. */
export function licenceOf(button: PayButton): string | null {
  return button.data.purchase_type_id ?? null;
}
