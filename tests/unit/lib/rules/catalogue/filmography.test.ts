import { byDecade, knownFor, oneList } from '@/lib/rules/catalogue/filmography';
import type { ContentCard } from '@/lib/rules/catalogue/view';

const work = (year: string | null, rating: string | null = null) => ({ year, rating }) as ContentCard;
const rated = (...ratings: Array<string | null>) => ratings.map((rating) => work('2020', rating));

describe('spec 2 §2 Person page: known for', () => {
  test.each<[string, ContentCard[], Array<string | null>]>([
    [
      'the six works with the highest ratings',
      rated('7.1', '9.0', null, '6.2', '10.0', '8.4', '5.0', '4.9'),
      ['10.0', '9.0', '8.4', '7.1', '6.2', '5.0'],
    ],
    ['nothing with fewer than six ratings', rated('7.1', '9.0', '6.2', '5.0', '5.1', null, null), []],
  ])('%s', (_, works, expected) => {
    expect(knownFor(works).map(({ rating }) => rating)).toEqual(expected);
  });
});

describe('spec 2 §2 Person page: one list', () => {
  const works = (count: number) => Array.from({ length: count }, (_, index) => work(`${1990 + index}`));

  test.each([
    [12, true],
    [13, false],
  ])('%d works are one list: %s', (count, isOne) => {
    expect(oneList(works(count)) !== null).toBe(isOne);
  });

  test('newest first, and works without a year last', () => {
    const list = oneList([work('2009'), work(null), work('2021')]);
    expect(list?.map(({ year }) => year)).toEqual(['2021', '2009', null]);
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
