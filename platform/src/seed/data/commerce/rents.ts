import type { Period } from '../../../domain/billing/period.ts';

/** A title that can be rented instead of bought with a packet. */
export interface RentSeed {
  kind: 'film' | 'series';
  key: string;
  amount: string;
  period: Period;
}

const TWO_DAYS: Period = { years: 0, months: 0, days: 2 };
const MONTH: Period = { years: 0, months: 1, days: 0 };

export const rents: readonly RentSeed[] = [
  { kind: 'film', key: 'wormwood-on-mars', amount: '890.00', period: TWO_DAYS },
  { kind: 'film', key: 'pipeline', amount: '690.00', period: TWO_DAYS },
  { kind: 'film', key: 'snow-leopard-school', amount: '490.00', period: TWO_DAYS },
  { kind: 'film', key: 'night-shift-of-the-earth', amount: '590.00', period: TWO_DAYS },
  { kind: 'series', key: 'orbit', amount: '1190.00', period: MONTH },
];
