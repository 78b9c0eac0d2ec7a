import { createHash } from 'node:crypto';
import type { Price } from './price.ts';

/** What a viewer agrees to: the price, the period, and whether it begins now or after what is paid. */
export type AgreedTerms = Price & { purchaseTypeId: string; isPaidNow: boolean };

/**
 * The number of an offer's terms (`offer_version`): the same terms have the same number, other terms practically never. The
 * refund for a replaced packet is left out, because it shrinks every second and is no part of the price.
 */
export function offerVersion({ purchaseTypeId, amount, period, isTrial, isPaidNow }: AgreedTerms): number {
  const { years, months, days } = period;
  const terms = JSON.stringify([purchaseTypeId, amount, years, months, days, isTrial, isPaidNow]);
  // 31 bits: it fits an integer column, and every client.
  return createHash('sha256').update(terms).digest().readUInt32BE(0) >>> 1;
}
