import type { PayButton } from '@/lib/platform/resources/metadata';

interface Ways {
  /** Where packets and contacts are told of. */
  offersHref: string;
  hasPromo: boolean;
}

/** What the offers of a title are asked with. */
export interface TitleOffers extends Ways {
  contentId: string;
  /** The way that was chosen; null lets all be seen. */
  button: PayButton | null;
  /** Licences for this title alone. */
  rents: PayButton[];
}

/** One packet that somebody wants, in words. */
export interface PacketOffer extends Ways {
  packet: {
    name: string;
    price: string | null;
    /** "a month". */
    per: string | null;
    trial: string | null;
  };
}

/** Whether the modal was asked for with a title; an address alone brings nothing. */
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
