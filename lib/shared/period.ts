import { type Locale, localeTags } from '@/lib/shared/i18n/locales';
import { unitText } from '@/lib/shared/i18n/unit-text';

/** A length of time as prices have it (spec 3 §3 `period_human`). */
export interface Period {
  days: number;
  months: number;
  years: number;
}

/** The largest unit of a period; prices have whole ones. Null for an empty period. */
export function unitOf({ days, months, years }: Period) {
  if (years > 0) return { unit: 'year', count: years } as const;
  if (months > 0) return { unit: 'month', count: months } as const;
  return days > 0 ? ({ unit: 'day', count: days } as const) : null;
}

/** "7 days", "1 month"; null for an empty period. */
export function periodText(period: Period, locale: Locale): string | null {
  const length = unitOf(period);
  if (!length) return null;
  const { unit, count } = length;
  return unitText(count, localeTags[locale], { unit, unitDisplay: 'long' });
}

const MONTHS_A_YEAR = 12;
const DAYS_A_MONTH = 365.25 / MONTHS_A_YEAR;

/** To compare prices and trials of different lengths. */
export const monthsOf = ({ days, months, years }: Period): number =>
  years * MONTHS_A_YEAR + months + days / DAYS_A_MONTH;
