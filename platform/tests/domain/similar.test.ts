import { type Comparable, rankSimilar, SIMILAR_LIMIT } from '../../src/domain/similar.ts';

const title = (id: string, more: Partial<Comparable> = {}): Comparable => ({
  id,
  genreIds: [],
  personIds: [],
  countryIds: [],
  isSeries: false,
  year: 2020,
  score: 7,
  ...more,
});

const subject = title('subject', { genreIds: [1, 2], personIds: [10], countryIds: [1] });
const ids = (pool: Comparable[]) => rankSimilar(subject, pool).map(({ id }) => id);

describe('spec 2 §2 Content page: up to 12 similar items', () => {
  test('excludes itself and titles without a shared genre or person', () => {
    expect(ids([subject, title('same-country', { countryIds: [1] })])).toEqual([]);
  });

  test('a shared person weighs more than a shared genre, two genres more than one', () => {
    const pool = [
      title('genre', { genreIds: [1] }),
      title('person', { personIds: [10] }),
      title('both', { genreIds: [2], personIds: [10] }),
      title('genres', { genreIds: [1, 2] }),
    ];
    expect(ids(pool)).toEqual(['both', 'genres', 'person', 'genre']);
  });

  test('equals are ordered by rating, then by id', () => {
    const pool = [
      title('b', { genreIds: [1] }),
      title('a', { genreIds: [1] }),
      title('c', { genreIds: [1], score: 8 }),
    ];
    expect(ids(pool)).toEqual(['c', 'a', 'b']);
  });

  test('no more than 12', () => {
    const pool = Array.from({ length: 30 }, (_, at) => title(`t${at}`, { genreIds: [1] }));
    expect(ids(pool)).toHaveLength(SIMILAR_LIMIT);
  });
});
