import {
  catalogueHref,
  choose,
  chosenTitles,
  type Filters,
  isForSearchEngines,
  readCatalogue,
} from '@/lib/rules/filters/address';
import type { Choice } from '@/lib/rules/filters/options';
import { toRowFilters } from '@/lib/rules/filters/row-filters';
import { options } from './options-fixture';

const change = (filters: Filters, choice: Choice, value: string | null) =>
  catalogueHref('series', choose(filters, choice, value, options));

const read = (query: string) => readCatalogue(new URLSearchParams(query), options);

describe('spec 2 §2 Filters page: the address contains the chosen filters', () => {
  test.each<[string, Filters, number]>([
    ['', {}, 0],
    ['genre=drama', { genre: 'drama' }, 0],
    ['genre=drama&subgenre=legal', { genre: 'drama', subgenre: 'legal' }, 0],
    ['country=kz&year=2010-2019&rating=8', { country: 'kz', year: '2010-2019', rating: '8' }, 0],
    ['year=before-1980&offset=100', { year: 'before-1980' }, 100],
    // Several genres and countries are read in the order of the page, each once.
    ['genre=comedy,drama,comedy', { genre: 'comedy,drama' }, 0],
    ['country=kz,xx', { country: 'kz' }, 0],
    // A subgenre belongs to one genre.
    ['genre=comedy,drama&subgenre=legal', { genre: 'comedy,drama' }, 0],
    ['rating=7,8', {}, 0],
    // Invalid values are ignored.
    ['genre=western', {}, 0],
    ['genre=', {}, 0],
    ['subgenre=legal', {}, 0],
    ['genre=comedy&subgenre=legal', { genre: 'comedy' }, 0],
    ['rating=9', {}, 0],
    ['year=2010', {}, 0],
    ['genre=drama&sort=rating', { genre: 'drama', sort: 'rating' }, 0],
    ['sort=popular', { sort: 'popular' }, 0],
    ['sort=price', {}, 0],
    ['offset=-1', {}, 0],
    ['offset=1e3', {}, 0],
    ['offset=100000', {}, 100_000],
    ['offset=100001', {}, 0],
  ])('?%s', (query, filters, offset) => {
    expect(read(query)).toEqual({ filters, offset });
  });

  test.each<[Filters, number, string]>([
    [{}, 0, '/movies'],
    [{}, 100, '/movies?offset=100'],
    [{ rating: '7', genre: 'drama' }, 0, '/movies?genre=drama&rating=7'],
    [{ country: 'kz' }, 50, '/movies?country=kz&offset=50'],
    [{ sort: 'new', country: 'kz' }, 50, '/movies?country=kz&sort=new&offset=50'],
  ])('%j from %d is written as %s and read back', (filters, offset, href) => {
    expect(catalogueHref('movies', filters, offset)).toBe(href);
    expect(read(href.split('?')[1] ?? '')).toEqual({ filters, offset });
  });

  test.each<[Filters, Choice, string | null, string]>([
    // A subgenre belongs to one genre.
    [
      { genre: 'drama', subgenre: 'legal', country: 'kz' },
      'genre',
      'comedy',
      '/series?genre=comedy%2Cdrama&country=kz',
    ],
    [{ genre: 'drama', subgenre: 'legal', country: 'kz' }, 'genre', 'drama', '/series?country=kz'],
    [{ genre: 'drama', subgenre: 'legal', country: 'kz' }, 'genre', null, '/series?country=kz'],
    [{ genre: 'drama', subgenre: 'legal' }, 'subgenre', null, '/series?genre=drama'],
    [{ genre: 'drama', country: 'kz' }, 'country', null, '/series?genre=drama'],
    // Several values have one order, whichever was pressed first.
    [{ genre: 'comedy' }, 'genre', 'drama', '/series?genre=comedy%2Cdrama'],
    [{ genre: 'comedy,drama' }, 'genre', 'drama', '/series?genre=comedy'],
    [{ country: 'kz' }, 'country', 'fr', '/series?country=fr%2Ckz'],
    // Of years and ratings there is one.
    [{ year: '2024', rating: '6' }, 'rating', '8', '/series?year=2024&rating=8'],
  ])('%j: pressing the %s %s leads to %s', (filters, choice, value, href) => {
    expect(change(filters, choice, value)).toBe(href);
  });

  test('titles of chosen filters have the order of the page', () => {
    expect(chosenTitles({ rating: '6', genre: 'drama', year: '2024' }, options)).toEqual([
      'Drama',
      '2024',
      'Over 6',
    ]);
  });
});

test.each<[Filters, boolean]>([
  [{}, true],
  [{ genre: 'drama' }, true],
  [{ genre: undefined, country: 'kz' }, true],
  [{ genre: 'drama,comedy' }, false],
  [{ genre: 'drama', subgenre: 'legal' }, false],
  [{ year: '2024', rating: '8' }, false],
  [{ sort: 'name' }, false],
])('quality E3: %j may be indexed: %s', (filters, expected) => {
  expect(isForSearchEngines(filters)).toBe(expected);
});

describe('spec 2 §7: loadRow filter query', () => {
  test.each<[Filters, object]>([
    [{}, {}],
    [{ genre: 'drama' }, { main_genre: '1' }],
    [
      { genre: 'drama', subgenre: 'legal' },
      { main_genre: '1', genre: '30' },
    ],
    [
      { genre: 'drama,comedy', country: 'fr,kz' },
      { main_genre: '2,1', country: '11,1' },
    ],
    [
      { country: 'fr', rating: '7' },
      // Over 7: a title with 7.0 is not.
      { country: '11', rating_from: 7.001 },
    ],
    [{ year: '2025-2026' }, { year_from: 2025, year_to: 2026 }],
    [{ year: '2024' }, { year_from: 2024, year_to: 2024 }],
    [{ year: '2020-now' }, { year_from: 2020 }],
    [{ year: 'before-1980' }, { year_to: 1979 }],
    [{ sort: 'year' }, { sort: 'year' }],
  ])('%j requests %j', (filters, query) => {
    const requested = JSON.parse(JSON.stringify(toRowFilters('movies', filters, options)));
    expect(requested).toEqual({ content_type: 'movie', ...query });
  });

  test('series are requested as series', () => {
    expect(toRowFilters('series', {}, options).content_type).toBe('series');
  });
});
