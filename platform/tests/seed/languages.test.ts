import { allTexts, type Found } from './words.ts';

const languages = ['ru', 'kk', 'en', 'uz'] as const;

/** Whole sentences cannot be the same in two languages; names and numbers can. */
const isSentence = ({ text }: Found): boolean => text.en.split(' ').length > 5;

const paths = (found: Found[]): string[] => found.map(({ path, text }) => `${path}: ${text.ru}`);

test('DESIGN section 6 Seed: every text exists in all four languages, without extra spaces', () => {
  const bad = allTexts.filter(({ text }) =>
    languages.some((one) => text[one] === '' || text[one] !== text[one].trim()),
  );
  expect(allTexts.length).toBeGreaterThan(1000);
  expect(paths(bad)).toEqual([]);
});

test('DESIGN section 6 Seed: sentences are translated, not copied', () => {
  const copied = allTexts
    .filter(isSentence)
    .filter(({ text }) => new Set(languages.map((one) => text[one])).size < 4);
  expect(paths(copied)).toEqual([]);
});

test('DESIGN section 4 Languages: Uzbek is written in Latin letters, with U+02BB and U+02BC only', () => {
  const bad = allTexts.filter(({ text }) => /[\u0400-\u04ff]|[oOgG]['’`‘]|[a-zA-Z]['’`][a-z]/.test(text.uz));
  expect(paths(bad)).toEqual([]);
});

test('English and Uzbek hold no Cyrillic letters, Russian no Kazakh ones', () => {
  const cyrillic = allTexts.filter(({ text }) => /[\u0400-\u04ff]/.test(text.en));
  expect(paths(cyrillic)).toEqual([]);
  // Names of Kazakh channels and groups stay as they are written on air.
  const kazakh = allTexts.filter(
    ({ path, text }) => /[әғқңөұүһі]/i.test(text.ru) && !/channels|parts|series|packets/.test(path),
  );
  expect(paths(kazakh)).toEqual([]);
});

test('Kazakh sentences have Kazakh letters', () => {
  const bad = allTexts
    .filter(isSentence)
    .filter(({ path }) => !path.includes('seoMasks'))
    .filter(({ text }) => !/[әғқңөұүһі]/i.test(text.kk));
  expect(paths(bad)).toEqual([]);
});

test('no text is a placeholder', () => {
  const bad = allTexts.filter(({ text }) =>
    languages.some((one) => /lorem|ipsum|\?\?|�|undefined/i.test(text[one])),
  );
  expect(paths(bad)).toEqual([]);
});

test('letters of two alphabets are never mixed in one word', () => {
  const mixed = /[a-z][\u0400-\u04ff]|[\u0400-\u04ff][a-z]/i;
  const bad = allTexts.filter(({ text }) => languages.some((one) => mixed.test(text[one])));
  expect(paths(bad)).toEqual([]);
});
