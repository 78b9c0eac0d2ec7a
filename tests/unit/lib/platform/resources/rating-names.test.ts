import { toRatings } from '@/lib/platform/resources/cards';

const source = (name: string | null, locale: 'ru' | 'kk' | 'en' | 'uz', type = 'kinopoisk') =>
  toRatings([{ type, name, rating: '7.14' }], locale)[0]?.source;

test.each([
  ['ru', 'КиноПоиск'],
  ['kk', 'КиноПоиск'],
  ['en', 'Kinopoisk'],
  ['uz', 'Kinopoisk'],
] as const)(
  'a rating without a name has that of its source, in the letters of the language: %s',
  (locale, name) => expect(source(null, locale)).toBe(name),
);

test('a name of the platform comes first, and an unknown source is its type', () => {
  expect(source('Кинопоиск HD', 'en')).toBe('Кинопоиск HD');
  expect(source(null, 'en', 'imdb')).toBe('IMDb');
  expect(source(null, 'en', 'critics')).toBe('critics');
});
