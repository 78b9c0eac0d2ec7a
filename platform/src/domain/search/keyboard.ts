import { KAZAKH_BY_KEY, KEY_BY_LETTER, RUSSIAN_BY_KEY } from './letters.ts';

/** Spec 2 §5 Layout hint: at least three letters. */
const MIN_LETTERS = 3;
/** The keys of a Kazakh word may be digits in part: `09ls0` is «құдық». Fewer letters are a number: "4K 2091". */
const MIN_AMONG_DIGITS = 2;

function retype(text: string, keys: ReadonlyMap<string, string>): string {
  return [...text.toLowerCase()].map((sign) => keys.get(sign) ?? sign).join('');
}

/** The characters of search texts: letters, digits, and what joins them. */
const WORDS = /^[\p{L}\p{N}\s'.-]+$/u;

/**
 * The text that the same keys write on the other keyboard layouts: `ghbdtn` is «привет», `ьфекшч` is "matrix". A result
 * with signs is dropped, because nobody meant it: the keys of «орб» write `jh,`.
 */
export function otherLayouts(text: string): string[] {
  const latin = text.match(/[a-z]/gi)?.length ?? 0;
  const cyrillic = text.match(/\p{Script=Cyrillic}/giu)?.length ?? 0;
  if (latin > 0 && cyrillic > 0) return [];
  const digits = text.match(/[0-9]/g)?.length ?? 0;
  const layouts = [
    ...(cyrillic >= MIN_LETTERS ? [KEY_BY_LETTER] : []),
    ...(latin >= MIN_LETTERS ? [RUSSIAN_BY_KEY] : []),
    ...(latin >= MIN_AMONG_DIGITS && latin + digits >= MIN_LETTERS ? [KAZAKH_BY_KEY] : []),
  ];
  const retyped = layouts.map((keys) => retype(text, keys));
  return [...new Set(retyped)].filter((one) => WORDS.test(one));
}
