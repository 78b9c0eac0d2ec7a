import { RUSSIAN_AND_KAZAKH } from '../text.ts';

/** Letters to plain Latin the way people type them: Russian, Kazakh and Uzbek Cyrillic, then Latin letters with signs. */
export const LETTERS: Readonly<Record<string, string>> = {
  ...RUSSIAN_AND_KAZAKH,
  ў: 'o',
  ҳ: 'h',
  // The Kazakh Latin alphabets, and their Turkish relatives.
  ş: 'sh',
  ç: 'ch',
  ğ: 'g',
  ı: 'i',
  ŋ: 'n',
  ø: 'o',
  æ: 'ae',
  ß: 'ss',
};

/** Signs inside a word that people type differently: oʻ, gʻ, tutuq belgisi and their many substitutes. */
export const INNER_SIGNS = /[ʻʼ'’‘`´]/g;

/** The keys of the Russian layout on an English keyboard. */
const RUSSIAN_KEYS: readonly (readonly [string, string])[] = [
  ['qwertyuiop[]', 'йцукенгшщзхъ'],
  ["asdfghjkl;'", 'фывапролджэ'],
  ['zxcvbnm,.`', 'ячсмитьбюё'],
  // Capitals of the letters that are on sign keys.
  ['{}:"<>~', 'хъжэбюё'],
];
/** The Kazakh letters are on the digit keys. */
const KAZAKH_KEYS = ['234589-=0', 'әіңғүұөһқ'] as const;

function pairs(rows: readonly (readonly [string, string])[]): Map<string, string> {
  return new Map(
    rows.flatMap(([keys, letters]) => [...keys].map((key, at) => [key, [...letters][at] ?? ''])),
  );
}

export const RUSSIAN_BY_KEY: ReadonlyMap<string, string> = pairs(RUSSIAN_KEYS);
export const KAZAKH_BY_KEY: ReadonlyMap<string, string> = pairs([...RUSSIAN_KEYS, KAZAKH_KEYS]);
export const KEY_BY_LETTER: ReadonlyMap<string, string> = new Map(
  [...KAZAKH_BY_KEY].map(([key, letter]) => [letter, key]),
);
