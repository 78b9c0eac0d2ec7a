import { INNER_SIGNS, LETTERS } from './letters.ts';

/** Spellings of one sound, brought to one of them; in this order. */
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
  // Doubled letters: a title and whoever types it rarely agree on them. Years keep their digits.
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
 * The forms in which names and queries meet: lower case, Latin letters as they sound, single spaces; '' is never one of
 * them. Two where the text has an `x`, which is "ks" in English and "h" in Uzbek.
 */
export function fold(text: string): string[] {
  const plain = latin(text);
  const read = plain.includes('x') ? [plain.replaceAll('x', 'ks'), plain.replaceAll('x', 'h')] : [plain];
  const folded = read.map((form) => SOUNDS.reduce((all, [from, to]) => all.replace(from, to), form));
  return [...new Set(folded)].filter((form) => form !== '');
}
