import { toMinor } from '../../domain/billing/money.ts';
import type { Locale } from '../locale.ts';

const tags: Record<Locale, string> = { ru: 'ru-RU', kk: 'kk-KZ', en: 'en-GB', uz: 'uz-Latn-UZ' };

/** Making one costs more than the rest of an answer. */
const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: Locale, minimumFractionDigits: number): Intl.NumberFormat {
  const key = `${locale} ${minimumFractionDigits}`;
  let known = formats.get(key);
  if (!known) {
    known = new Intl.NumberFormat(tags[locale], { minimumFractionDigits });
    formats.set(key, known);
  }
  return known;
}

/** An amount as text, in the receiver's currency: `1 990 ₸`. */
export function formatMoney(decimal: string, format: string, locale: Locale): string {
  const minor = toMinor(decimal);
  const minimumFractionDigits = minor % 100 === 0 ? 0 : 2;
  const number = numberFormat(locale, minimumFractionDigits).format(minor / 100);
  // Non-breaking, so that the number and its currency stay on one line.
  return format.replace('{amount}', number).replaceAll(' ', '\u00A0');
}
