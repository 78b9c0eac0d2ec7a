import { type Locale, localeTags } from '@/lib/shared/i18n/locales';

/** Decimal text, and how whoever it is paid to writes money: `{amount} ₸`. */
export interface Money {
  amount: string | null;
  format: string | null;
}

/**
 * The one way of writing money: the amount as the language groups it, whole amounts without their zeros. Null where the amount
 * or its currency is not known: a bare number is no price (docs/MONEY.md).
 */
export function moneyText({ amount, format }: Money, locale: Locale): string | null {
  if (amount === null || amount === '' || format === null) return null;
  const value = Number(amount);
  if (!Number.isFinite(value)) return format.replace('{amount}', amount);
  const digits = Number.isInteger(value) ? 0 : 2;
  const number = new Intl.NumberFormat(localeTags[locale], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.replace('{amount}', number.format(value));
}
