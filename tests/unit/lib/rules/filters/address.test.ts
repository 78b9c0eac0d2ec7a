import {
  catalogueHref,
  choose,
  chosenTitles,
  type Filters,
  isForSearchEngines,
  readCatalogue,
} from '@/lib/rules/filters/address';
import { toRowFilters } from '@/lib/rules/filters/row-filters';
import { options } from './options-fixture';

const read = (query: string) => readCatalogue(new URLSearchParams(query), options);

describe('spec 2 §2 Filters page: the address contains the chosen filters', () => {
  test.each<[string, Filters, number]>([
    ['', {}, 0],
    ['genre=drama', { genre: 'drama' }, 0],
    ['genre=drama&subgenre=legal', { genre: 'drama', subgenre: 'legal' }, 0],
    ['country=kz&year=2010-2019&rating=8', { country: 'kz', year: '2010-2019', rating: '8' }, 0],
    ['year=before-1980&offset=100', { year: 'before-1980' }, 100],
    // Invalid values are ignored.
    ['genre=western', {}, 0],
    ['genre=', {}, 0],
    ['subgenre=legal', {}, 0],
    ['genre=comedy&subgenre=legal', { genre: 'comedy' }, 0],
    ['rating=9', {}, 0],
    ['year=2010', {}, 0],
    ['genre=drama&sort=rating', { genre: 'drama', sort: 'rating' }, 0],
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

  test('changing a genre removes its subgenre; other filters stay', () => {
    const chosen = { genre: 'drama', subgenre: 'legal', country: 'kz' };
    expect(catalogueHref('series', choose(chosen, 'genre', 'comedy'))).toBe(
      '/series?genre=comedy&country=kz',
    );
    expect(catalogueHref('series', choose(chosen, 'genre', null))).toBe('/series?country=kz');
    expect(catalogueHref('series', choose(chosen, 'subgenre', null))).toBe('/series?genre=drama&country=kz');
    expect(catalogueHref('series', choose(chosen, 'country', null))).toBe(
      '/series?genre=drama&subgenre=legal',
    );
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
