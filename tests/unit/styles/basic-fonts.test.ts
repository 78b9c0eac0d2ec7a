import { readdirSync, readFileSync } from 'node:fs';

/** A character that Onest does not have: the fallback font draws it, whatever is loaded. */
const NOT_IN_TYPEFACE = '\u2011';

const sheet = readFileSync('styles/_font.scss', 'utf8');

function rangesOf(name: string): Array<[number, number]> {
  const listed = new RegExp(`"${name}":\\s*"([^"]+)"`).exec(sheet)?.[1] ?? '';
  return [...listed.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from = '', to = from]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to, 16),
  ]);
}

const charactersOf = (locale: string): Set<string> =>
  new Set(JSON.stringify(JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'))));

const PRELOADED = {
  ru: ['basic-cyrillic', 'basic-kazakh', 'basic-latin'],
  kk: ['basic-cyrillic', 'basic-kazakh', 'basic-latin'],
  en: ['basic-latin'],
  uz: ['basic-latin'],
};

/** Channels and titles have names in every language of their countries, and in Cyrillic letters of Uzbek, whatever the language of the page. */
const ALPHABETS = {
  russian: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  kazakh: 'аәбвгғдеёжзийкқлмнңоөпрстуұүфхһцчшщъыіьэюя',
  'uzbek in Cyrillic': 'абвгдеёжзийклмнопрстуфхцчшъьэюяўқғҳ',
  'uzbek in Latin': 'abdefghijklmnopqrstuvxyzoʻgʻʼ',
  english: 'abcdefghijklmnopqrstuvwxyz',
};

const missing = (characters: Iterable<string>, names: string[]): string[] => {
  const ranges = names.flatMap(rangesOf);
  const isIn = (code: number) => ranges.some(([from, to]) => from <= code && code <= to);
  return [...characters].filter((one) => one !== NOT_IN_TYPEFACE && !isIn(one.codePointAt(0) ?? 0));
};

describe('fonts of the first picture', () => {
  it.each(Object.entries(PRELOADED))('%s: they have every letter of our words', (locale, names) => {
    expect(missing(charactersOf(locale), names)).toEqual([]);
  });

  it.each(Object.entries(ALPHABETS))('they have every letter of the %s alphabet', (_, letters) => {
    expect(missing(letters + letters.toUpperCase(), PRELOADED.ru)).toEqual([]);
  });

  it('each file has a range', () => {
    const files = readdirSync('styles/fonts').filter((name) => name.endsWith('.woff2'));
    for (const file of files) expect(rangesOf(file.slice('onest-'.length, -'.woff2'.length))).not.toEqual([]);
  });
});
