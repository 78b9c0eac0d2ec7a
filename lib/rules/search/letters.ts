import type { Locale } from '@/lib/shared/i18n/locales';

const DIGITS = '1234567890';

/** In the order of each alphabet. Uzbek has no C and no W of its own, and names of films have them. */
const ALPHABETS: Record<Locale, string> = {
  ru: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  kk: 'аәбвгғдеёжзийкқлмнңоөпрстуұүфхһцчшщъыіьэюя',
  en: 'abcdefghijklmnopqrstuvwxyz',
  uz: 'abcdefghijklmnopqrstuvwxyzʻ',
};

/** The keys of the keyboard on the screen of a television. */
export const lettersOf = (locale: Locale): string[] => [...ALPHABETS[locale], ...DIGITS];

/** The text after the key that takes away its last letter. */
export const withoutLast = (text: string): string => [...text].slice(0, -1).join('');
