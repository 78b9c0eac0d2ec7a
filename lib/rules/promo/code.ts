import { PROMO_CODE_LENGTH } from './constants';

/** Example codes for the placeholder of the field; neither of them exists. */
export const EXAMPLE_CODE = 'KINO2026';
export const EXAMPLE_GIFT = 'GIFT2026';

/** Cyrillic letters that look like Latin ones, as capitals. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  Һ: 'H',
  І: 'I',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Ү: 'Y',
  Х: 'X',
};

/** A typed code without its spaces, which come along when it is pasted or read aloud in groups. */
export const compactCode = (typed: string): string => typed.replace(/\s/g, '').slice(0, PROMO_CODE_LENGTH);

/**
 * The intended code. Printed codes use Latin letters but are often typed on a Cyrillic keyboard: if every letter has a
 * Latin look-alike, the code is converted to Latin.
 */
export function readCode(typed: string): string {
  const code = compactCode(typed);
  const latin = Array.from(code, (letter) => LOOK_ALIKES[letter.toUpperCase()] ?? letter).join('');
  return /^[\w-]+$/.test(latin) ? latin : code;
}
