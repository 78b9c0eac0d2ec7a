import { EXPIRY_WARNING_MS } from './constants';

/** Whether a card can be charged: `soon` is its last month or nearly so. */
export type CardExpiry = 'valid' | 'soon' | 'expired';

/** A card is valid to the end of its month. @param expires as in `LinkedCard` */
export function cardExpiry(expires: string | null, now: number): CardExpiry {
  const end = endOf(expires);
  if (end === null) return 'valid';
  if (now >= end) return 'expired';
  return end - now <= EXPIRY_WARNING_MS ? 'soon' : 'valid';
}

/** As it is printed on a card: "04/29". */
export function expiryText(expires: string | null): string | null {
  const [, year, month] = /^\d\d(\d\d)-(\d\d)$/.exec(expires ?? '') ?? [];
  return year && month ? `${month}/${year}` : null;
}

function endOf(expires: string | null): number | null {
  const [, year, month] = /^(\d{4})-(\d\d)$/.exec(expires ?? '') ?? [];
  // The month after it; months of a date count from zero.
  return year && month ? Date.UTC(Number(year), Number(month), 1) : null;
}
