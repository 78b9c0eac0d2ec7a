import type { Locale } from '@/lib/shared/i18n/locales';
import { ENGLISH, RUSSIAN } from './layout-words';
import { matchesName } from './transliterate';

/** Spec 2 §5 "Layout hint". */
const MIN_LATIN = 3;
const MAX_LONG = 15;

const ROWS = [
  ['qwertyuiop[]', 'йцукенгшщзхъ'],
  ["asdfghjkl;'", 'фывапролджэ'],
  ['zxcvbnm,.`', 'ячсмитьбюё'],
  ['{}:"<>~', 'хъжэбюё'],
] as const;
const LETTER_OF_KEY = new Map(
  ROWS.flatMap(([keys, letters]) => [...keys].map((key, at) => [key, letters.charAt(at)] as const)),
);

const CYRILLIC = /\p{Script=Cyrillic}/u;
const ONLY_CYRILLIC = /^[\p{Script=Cyrillic}\s-]+$/u;

/** The same keys on a Russian keyboard. */
function retype(text: string): string {
  return [...text].map((key) => LETTER_OF_KEY.get(key) ?? key).join('');
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/**
 * The intended text of a viewer who forgot to switch the keyboard: "ghbdtn" is «привет». Null without a hint;
 * spec 2 §5 has the rules: Russian only, no Cyrillic, at least 3 Latin letters, no long text of several
 * words, no common English word, and the result is a known word or contains Cyrillic only.
 */
export function layoutHint(text: string, locale: Locale): string | null {
  if (locale !== 'ru') return null;
  const typed = text.toLowerCase().trim();
  if (CYRILLIC.test(typed)) return null;
  if ((typed.match(/[a-z]/g)?.length ?? 0) < MIN_LATIN) return null;
  const words = wordsOf(typed);
  if (typed.length > MAX_LONG && words.length > 1) return null;
  if (words.some((word) => ENGLISH.has(word))) return null;
  const meant = retype(typed);
  const isKnown = wordsOf(meant).some((word) => RUSSIAN.has(word));
  return isKnown || ONLY_CYRILLIC.test(meant) ? meant : null;
}

/**
 * The hint after the results are known. Search reads a text in both layouts, so the results tell which one was meant:
 * without any, the other layout would lead to nothing either ("qqqwwwzz"), and "tihiy" finds «Тихий спутник» as typed.
 */
export function hintBeside(found: readonly string[], text: string, locale: Locale): string | null {
  const meant = layoutHint(text, locale);
  if (meant === null) return null;
  return found.some((name) => matchesName(name, meant)) ? meant : null;
}
