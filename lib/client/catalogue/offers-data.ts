import type { PayButton } from '@/lib/platform/resources/metadata';

interface Ways {
  /** The page with packets and contacts. */
  offersHref: string;
  hasPromo: boolean;
}

/** The input of the offers dialog of a title. */
export interface TitleOffers extends Ways {
  contentId: string;
  /** The chosen way to pay; null shows all of them. */
  button: PayButton | null;
  /** Licences for this title alone. */
  rents: PayButton[];
}

/** One packet that the viewer wants, as text. */
export interface PacketOffer extends Ways {
  packet: {
    name: string;
    price: string | null;
    /** "a month". */
    per: string | null;
    trial: string | null;
  };
}

/** Whether the modal was opened with a title; an address alone has none. */
export function isTitleOffers(data: unknown): data is TitleOffers {
  return isRecord(data) && 'contentId' in data && 'offersHref' in data;
}

export function isPacketOffer(data: unknown): data is PacketOffer {
  return isRecord(data) && 'packet' in data && 'offersHref' in data;
}

/** Whether a way to pay is a licence for the title alone. */
export function isRent(button: PayButton): boolean {
  return 'purchase_type_id' in button.data;
}

const isRecord = (data: unknown): data is object => typeof data === 'object' && data !== null;
