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

describe('fonts of the first picture', () => {
  it.each(Object.entries(PRELOADED))('%s: they have every letter of our words', (locale, names) => {
    const ranges = names.flatMap(rangesOf);
    const isIn = (character: string) =>
      ranges.some(
        ([from, to]) => from <= (character.codePointAt(0) ?? 0) && (character.codePointAt(0) ?? 0) <= to,
      );
    expect([...charactersOf(locale)].filter((one) => one !== NOT_IN_TYPEFACE && !isIn(one))).toEqual([]);
  });

  it('each file has a range', () => {
    const files = readdirSync('styles/fonts').filter((name) => name.endsWith('.woff2'));
    for (const file of files) expect(rangesOf(file.slice('onest-'.length, -'.woff2'.length))).not.toEqual([]);
  });
});
