import type { Locale } from '@/lib/shared/i18n/locales';

const DIGITS = '1234567890';

/** The letters in alphabetical order. Uzbek has no C and no W, but names of films contain them. */
const ALPHABETS: Record<Locale, string> = {
  ru: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  kk: 'аәбвгғдеёжзийкқлмнңоөпрстуұүфхһцчшщъыіьэюя',
  en: 'abcdefghijklmnopqrstuvwxyz',
  uz: 'abcdefghijklmnopqrstuvwxyzʻ',
};

/** Signs for the rest of the last line of keys: the most frequent ones in names. */
const SIGNS = '-.,!';

/**
 * The next alphabet, because names of channels and films are in all of these languages. The Uzbek keys include all
 * English letters.
 */
const NEXT: Record<Locale, Locale> = { ru: 'kk', kk: 'uz', uz: 'ru', en: 'ru' };

/** The alphabet that the key for another alphabet switches to. */
export const alphabetAfter = (alphabet: Locale): Locale => NEXT[alphabet];

/** The widths of the function keys: other alphabet, erase, clear. */
const WORKING = { alphabet: 2, erase: 1, clear: 1 };

interface Keyboard {
  /** Letters, digits and signs. */
  keys: string[];
  /** How many columns the space bar has. */
  space: number;
  lines: number;
}

/**
 * The keyboard on the screen of a television: whole lines of letters and digits, and the keys that do something else in the rest of the last
 * line, where it has room for them. Otherwise signs fill it, and they have a line of their own.
 */
export function keyboardOf(alphabet: Locale, columns: number): Keyboard {
  const keys = [...ALPHABETS[alphabet], ...DIGITS];
  const rest = (columns - (keys.length % columns)) % columns;
  const others = WORKING.alphabet + WORKING.erase + WORKING.clear;
  const lines = Math.ceil(keys.length / columns);
  if (rest > others) return { keys, space: rest - others, lines };
  return { keys: [...keys, ...SIGNS.slice(0, rest)], space: columns - others, lines: lines + 1 };
}

/** The text after the key that takes away its last letter. */
export const withoutLast = (text: string): string => [...text].slice(0, -1).join('');
