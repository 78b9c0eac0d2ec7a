import { LEGACY_CATEGORIES, legacyFilterId, legacyTest } from '../../src/domain/legacy-categories.ts';

const title = (type: string, age: number, slugs: string[], isCartoon = false) => ({
  type,
  age,
  isCartoon,
  genres: slugs.map((slug) => ({ slug })),
  genreIds: slugs.map((slug) => slug.length),
});

const categoriesOf = (one: ReturnType<typeof title>) =>
  LEGACY_CATEGORIES.filter(({ holds }) => holds(one)).map(({ id }) => id);

test.each([
  [title('movie', 16, ['drama']), [5000]],
  [title('movie', 6, ['family']), [5000, 7000]],
  [title('movie', 12, ['family']), [5000]],
  [title('series', 0, ['drama'], true), [6000, 7000]],
  [title('program', 12, ['news']), [8000]],
  [title('program', 0, ['sport']), [9000]],
  [title('movie', 0, ['sport', 'drama']), [5000, 9000]],
  [title('episode', 16, ['drama']), []],
])('wire 8 categories 5000 films, 6000 series, 7000 kids, 8000 shows, 9000 sport: %#', (one, expected) => {
  expect(categoriesOf(one)).toEqual(expected);
});

test.each([
  [[], true],
  [[5000], true],
  [[6000], false],
  [[6000, 5000], true],
  [[5], true],
  [[5000, 5], true],
  [[5000, 77], false],
  [[6000, 5], false],
  [[legacyFilterId(5000, 5)], true],
  [[legacyFilterId(6000, 5)], false],
  [[legacyFilterId(5000, 77)], false],
  [[5000, legacyFilterId(5000, 77)], false],
  [[5000, legacyFilterId(6000, 5)], true],
  [[legacyFilterId(5000, 77), legacyFilterId(5000, 5)], true],
  [[legacyFilterId(5000, 5), 77], false],
  [[legacyFilterId(4000, 5)], false],
])('matches one of the named categories and one of the named genres: %j is %p', (numbers, isMatch) => {
  expect(legacyTest(numbers)(title('movie', 16, ['drama']))).toBe(isMatch);
});
