import { INNER_SIGNS, LETTERS } from './letters.ts';

/** Spellings of one sound, replaced by one of them, in this order. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/shch|sch/g, 'sh'],
  [/tch/g, 'ch'],
  [/ph/g, 'f'],
  [/kh/g, 'h'],
  [/gh/g, 'g'],
  [/ck|q/g, 'k'],
  [/w/g, 'v'],
  [/dzh|dj|j/g, 'zh'],
  [/tz/g, 'ts'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/y/g, 'i'],
  [/\bie/g, 'e'],
  // Doubled letters: titles and typed queries rarely agree on them. Years keep their digits.
  [/([a-z])\1+/g, '$1'],
];

function latin(text: string): string {
  let letters = '';
  for (const letter of text.normalize('NFC').toLowerCase().replace(INNER_SIGNS, '')) {
    letters += LETTERS[letter] ?? letter;
  }
  return letters
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/**
 * The folded forms in which names and queries are compared: lower case, Latin letters by sound, single spaces; never ''.
 * A text with an `x` has two, because it is "ks" in English and "h" in Uzbek.
 */
export function fold(text: string): string[] {
  const plain = latin(text);
  const read = plain.includes('x') ? [plain.replaceAll('x', 'ks'), plain.replaceAll('x', 'h')] : [plain];
  const folded = read.map((form) => SOUNDS.reduce((all, [from, to]) => all.replace(from, to), form));
  return [...new Set(folded)].filter((form) => form !== '');
}
