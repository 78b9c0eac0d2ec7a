import { COUNTRIES_OFFERED } from '@/lib/rules/filters/constants';
import { filterOptions } from '@/lib/rules/filters/options';
import { yearOptions } from '@/lib/rules/filters/years';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import type { Locale } from '@/lib/shared/i18n/locales';

const words = dictionaries.en.filters;
const english = { thisYear: 2026, locale: 'en', words } as const;

const genre = (id: string, parentId: string | null = null) => ({
  id,
  slug: `g${id}`,
  name: `genre ${id}`,
  parentId,
});
const country = (number: number) => ({
  id: String(number),
  key: `c${number}`,
  name: `Country ${String(number).padStart(2, '0')}`,
});

describe('spec 2 §2 Filters page: year options', () => {
  test('last two years, each of 4 previous, 2020-now, decades back to 1980, before 1980', () => {
    expect(yearOptions(2026, words).map(({ title, from, to }) => [title, from, to])).toEqual([
      ['2025–2026', 2025, 2026],
      ['2024', 2024, 2024],
      ['2023', 2023, 2023],
      ['2022', 2022, 2022],
      ['2021', 2021, 2021],
      ['Since 2020', 2020, null],
      ['2010–2019', 2010, 2019],
      ['2000–2009', 2000, 2009],
      ['1990–1999', 1990, 1999],
      ['1980–1989', 1980, 1989],
      ['Before 1980', null, 1979],
    ]);
  });

  test.each([
    [2026, '2025-2026', ['2024', '2023', '2022', '2021']],
    [2027, '2026-2027', ['2025', '2024', '2023', '2022']],
  ])('in %d the last two years are %s', (year, lastTwo, previous) => {
    const values = yearOptions(year, words).map(({ value }) => value);
    expect(values.slice(0, 5)).toEqual([lastTwo, ...previous]);
    expect(values.slice(5)).toEqual([
      ...['2020-now', '2010-2019', '2000-2009', '1990-1999', '1980-1989', 'before-1980'],
    ]);
  });
});

describe('spec 2 §2 Filters page: the other options', () => {
  const listed = (countries: number) => ({
    genres: [genre('1'), genre('2'), genre('3', '1'), genre('4', '1')],
    countries: Array.from({ length: countries }, (_, index) => country(index)),
  });

  test('rating over 8, 7, 6', () => {
    const { rating } = filterOptions(listed(0), english);
    expect(rating.map(({ value, title }) => [value, title])).toEqual([
      ['8', 'Over 8'],
      ['7', 'Over 7'],
      ['6', 'Over 6'],
    ]);
  });

  test.each([
    [29, 29],
    [30, 30],
    [31, 30],
  ])('of %d countries the first %d are offered', (count, offered) => {
    const { country: options } = filterOptions(listed(count), english);
    expect(options).toHaveLength(offered);
    expect(options.at(-1)?.value).toBe(`c${offered - 1}`);
    expect(COUNTRIES_OFFERED).toBe(30);
  });

  test('genres are the main ones, subgenres are listed under theirs', () => {
    const { genre: main, subgenres } = filterOptions(listed(0), english);
    expect(main.map(({ value, title }) => [value, title])).toEqual([
      ['g1', 'Genre 1'],
      ['g2', 'Genre 2'],
    ]);
    expect(Object.keys(subgenres)).toEqual(['g1']);
    expect(subgenres.g1?.map(({ value }) => value)).toEqual(['g3', 'g4']);
  });
});

describe('spec 2 §7 Content and rows: genres and countries are sorted by name', () => {
  const genres = (...names: string[]) => names.map((name, index) => ({ ...genre(String(index)), name }));
  const countries = (...names: string[]) => names.map((name, index) => ({ ...country(index), name }));
  const titles = (options: { title: string }[]) => options.map(({ title }) => title);

  test.each<[Locale, string[], string[]]>([
    ['ru', ['ужасы', 'боевик', 'драма'], ['Боевик', 'Драма', 'Ужасы']],
    ['kk', ['үрей', 'комедия', 'қиял', 'өнер', 'пародия'], ['Комедия', 'Қиял', 'Өнер', 'Пародия', 'Үрей']],
    ['en', ['thriller', 'action', 'drama'], ['Action', 'Drama', 'Thriller']],
    ['uz', ['oʻyin', 'ozodlik', 'poema', 'zavq'], ['Ozodlik', 'Poema', 'Zavq', 'Oʻyin']],
  ])('in the order of %s', (locale, names, sorted) => {
    const options = filterOptions(
      { genres: genres(...names), countries: countries(...names) },
      { ...english, locale },
    );
    expect(titles(options.genre)).toEqual(sorted);
    expect(titles(options.country).map((title) => title.toLowerCase())).toEqual(
      sorted.map((title) => title.toLowerCase()),
    );
  });

  test('subgenres are sorted too; the limit of countries applies before sorting', () => {
    const parts = [genre('1'), { ...genre('2', '1'), name: 'noir' }, { ...genre('3', '1'), name: 'legal' }];
    const names = Array.from({ length: COUNTRIES_OFFERED }, (_, index) => `M${index}`);
    const options = filterOptions({ genres: parts, countries: countries(...names, 'Aland') }, english);
    expect(titles(options.subgenres.g1 ?? [])).toEqual(['Legal', 'Noir']);
    expect(titles(options.country)).not.toContain('Aland');
  });
});
