import { byDecade, knownFor } from '@/lib/rules/catalogue/filmography';
import type { ContentCard } from '@/lib/rules/catalogue/view';

const work = (year: string | null, rating: string | null = null) => ({ year, rating }) as ContentCard;
const rated = (...ratings: Array<string | null>) => ratings.map((rating) => work('2020', rating));

describe('spec 2 §2 Person page: known for', () => {
  test.each<[string, ContentCard[], Array<string | null>]>([
    [
      'the four works with the highest ratings',
      rated('7.1', '9.0', null, '6.2', '10.0', '8.4'),
      ['10.0', '9.0', '8.4', '7.1'],
    ],
    ['nothing with fewer than six works', rated('7.1', '9.0', '6.2', '8.4', '5.0'), []],
    ['nothing with fewer than four ratings', rated('7.1', '9.0', '6.2', null, null, null), []],
  ])('%s', (_, works, expected) => {
    expect(knownFor(works).map(({ rating }) => rating)).toEqual(expected);
  });
});

describe('spec 2 §2 Person page: lists by decade', () => {
  const years = (...all: Array<string | null>) =>
    byDecade(all.map((year) => work(year))).map(({ decade, works }) => [
      decade,
      works.map(({ year }) => year),
    ]);

  test('newest first, with the end of a decade in it, and works without a year last', () => {
    expect(years('2009', '2021', '2010', null, '2019', '2020')).toEqual([
      [2020, ['2021', '2020']],
      [2010, ['2019', '2010']],
      [2000, ['2009']],
      [null, [null]],
    ]);
  });

  test('a short list, and one of a single decade, is not divided', () => {
    expect(years('1999', '2021', '2010')).toEqual([[null, ['2021', '2010', '1999']]]);
    expect(years('2021', '2022', '2020', '2025', '2024', '2023')).toEqual([
      [null, ['2025', '2024', '2023', '2022', '2021', '2020']],
    ]);
  });
});
