import { type Locale, localeTags } from '@/lib/i18n/locales';

/** `{amount} ₸` with an amount as the language groups it; whole amounts without their zeros. */
export function moneyText({ amount, format }: { amount: string; format: string }, locale: Locale): string {
  const value = Number(amount);
  if (!Number.isFinite(value)) return format.replace('{amount}', amount);
  const digits = Number.isInteger(value) ? 0 : 2;
  const number = new Intl.NumberFormat(localeTags[locale], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.replace('{amount}', number.format(value));
}
