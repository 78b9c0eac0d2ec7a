import { toMinor } from '../../domain/billing/money.ts';
import type { Locale } from '../../http/locale.ts';

const tags: Record<Locale, string> = { ru: 'ru-RU', kk: 'kk-KZ', en: 'en-GB', uz: 'uz-Latn-UZ' };

/** An amount as text, in the receiver's currency: `1 990 ₸`. */
export function formatMoney(decimal: string, format: string, locale: Locale): string {
  const minor = toMinor(decimal);
  const minimumFractionDigits = minor % 100 === 0 ? 0 : 2;
  const number = new Intl.NumberFormat(tags[locale], { minimumFractionDigits }).format(minor / 100);
  // Non-breaking, so that the number and its currency stay on one line.
  return format.replace('{amount}', number).replaceAll(' ', '\u00A0');
}
