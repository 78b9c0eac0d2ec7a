import type { PayButton } from '@/lib/platform/metadata';

/** What the offers of a title are asked with. */
export interface OffersData {
  contentId: string;
  /** The way that was chosen; null lets all be seen. */
  button: PayButton | null;
  /** Licences for this title alone. */
  rents: PayButton[];
  offersHref: string;
  hasPromo: boolean;
}

/** Whether the modal was asked for with its data; an address alone brings none. */
export function isOffersData(data: unknown): data is OffersData {
  return typeof data === 'object' && data !== null && 'contentId' in data && 'offersHref' in data;
}

/** Whether a way to pay is a licence for the title alone. */
export function isRent(button: PayButton): boolean {
  return 'purchase_type_id' in button.data;
}
