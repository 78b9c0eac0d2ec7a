import type { Locale } from '@/lib/shared/i18n/locales';

const DIGITS = '1234567890';

/** In the order of each alphabet. Uzbek has no C and no W of its own, and names of films have them. */
const ALPHABETS: Record<Locale, string> = {
  ru: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  kk: 'аәбвгғдеёжзийкқлмнңоөпрстуұүфхһцчшщъыіьэюя',
  en: 'abcdefghijklmnopqrstuvwxyz',
  uz: 'abcdefghijklmnopqrstuvwxyzʻ',
};

/** What fills the last line of keys. */
const SIGNS = '-.,!?:';

/** Names of channels and films are in each of these, whatever language the page has. Uzbek has all letters of English. */
const NEXT: Record<Locale, Locale> = { ru: 'kk', kk: 'uz', uz: 'ru', en: 'ru' };

/** The alphabet that follows when the one on the keys has not the letter. */
export const alphabetAfter = (alphabet: Locale): Locale => NEXT[alphabet];

/** The first letters of an alphabet, by which one knows it. */
export const beginningOf = (alphabet: Locale): string => ALPHABETS[alphabet].slice(0, 3);

/** The keys of the keyboard on the screen of a television, in whole lines: letters, digits, signs. */
export function keysOf(alphabet: Locale, columns: number): string[] {
  const keys = [...ALPHABETS[alphabet], ...DIGITS];
  const rest = (columns - (keys.length % columns)) % columns;
  return [...keys, ...SIGNS.slice(0, rest)];
}

/** The text after the key that takes away its last letter. */
export const withoutLast = (text: string): string => [...text].slice(0, -1).join('');
