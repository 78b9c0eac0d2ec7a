import { fill } from '@/lib/shared/i18n/fill';
import { type Locale, localeTags } from '@/lib/shared/i18n/locales';
import { numberText } from '@/lib/shared/i18n/number-text';

/** A decimal amount, and the money format of the provider: `{amount} ₸`. */
export interface Money {
  amount: string | null;
  format: string | null;
}

/**
 * The only way to write money: digit groups of the language, whole amounts without zeros. Null when the
 * amount or its currency is unknown, because a number alone is not a price (docs/MONEY.md).
 */
export function moneyText({ amount, format }: Money, locale: Locale): string | null {
  if (amount === null || amount === '' || format === null) return null;
  const value = Number(amount);
  if (!Number.isFinite(value)) return fill(format, { amount });
  const digits = Number.isInteger(value) ? 0 : 2;
  const number = numberText(value, localeTags[locale], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return fill(format, { amount: number });
}
