import { inOrder, type ListOrder } from '../../src/catalogue/list-order.ts';
import type { Content } from '../../src/catalogue/model.ts';

const film = (id: string, name: string, score: number, year: number | null, day: number) =>
  ({
    id,
    title: { ru: name, kk: name, en: name, uz: name },
    score,
    year,
    publishedAt: new Date(Date.UTC(2026, 0, day)),
  }) as Content;

const films = [
  film('a', 'Район 10', 7.1, 2020, 3),
  film('b', 'Район 9', 8.4, null, 9),
  film('c', 'Әже', 7.1, 2024, 1),
  film('d', 'Ёлка', 5, 2021, 5),
];

test.each<[ListOrder, string]>([
  ['new', 'bdac'],
  // Equal ratings keep the order of the row.
  ['rating', 'bacd'],
  // Titles without a year are last.
  ['year', 'cdab'],
])('%s: %s', (order, expected) => {
  expect(
    inOrder(films, order, 'ru')
      .map(({ id }) => id)
      .join(''),
  ).toBe(expected);
});

test('names follow the alphabet of the language, numbers their value', () => {
  const names = (locale: 'ru' | 'kk') => inOrder(films, 'name', locale).map(({ title }) => title.ru);
  expect(names('kk')).toEqual(['Әже', 'Ёлка', 'Район 9', 'Район 10']);
  expect(names('ru').slice(-2)).not.toContain('Ёлка');
});
