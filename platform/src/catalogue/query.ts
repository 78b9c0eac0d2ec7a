import type { ContentQuery, RowSort } from '../db/schema/rows.ts';
import { type Found, onlyFound } from '../search/found.ts';
import { byRating, byViewers, byYear } from './list-order.ts';
import type { Content, Genre, Snapshot } from './model.ts';

/** Filters of a viewer for a row (wire 4 rows: query). */
export type RowFilters = {
  /** Results of the text search; the row then shows only them, in their order. */
  found?: Found;
  /** The time for rows of programmes on air. */
  nowMs?: number;
  libraryId?: number;
  /** Ids or slugs; a match with one of them is enough. */
  genres?: string[];
  /** Ids or codes; a match with one of them is enough. */
  countries?: string[];
  contentType?: 'movie' | 'series';
  yearFrom?: number;
  yearTo?: number;
  ratingFrom?: number;
  ratingTo?: number;
};

type Test = (content: Content) => boolean;

const orders: Record<RowSort, (a: Content, b: Content) => number> = {
  // The contents are already sorted by date.
  new: () => 0,
  popular: byViewers,
  rating: byRating,
  year: byYear,
  title: (a, b) => a.searchText.localeCompare(b.searchText),
};

/** A main genre includes its subgenres (spec 2 §2 Filters page: genre, subgenre). */
function genreIdsOf(genres: readonly Genre[], keys: readonly string[]): Set<number> {
  const isNamed = ({ id, slug }: Genre) => keys.includes(String(id)) || keys.includes(slug);
  const named = new Set(genres.filter(isNamed).map(({ id }) => id));
  return new Set(
    genres.filter(({ id, parentId }) => named.has(id) || named.has(parentId ?? 0)).map(({ id }) => id),
  );
}

function testsOf(snapshot: Snapshot, filters: RowFilters): Test[] {
  const tests: Test[] = [];
  const { libraryId, genres, countries, contentType, yearFrom, yearTo, ratingFrom, ratingTo } = filters;
  if (libraryId !== undefined) tests.push((content) => content.libraryIds.includes(libraryId));
  if (genres?.length) {
    const ids = genreIdsOf(snapshot.genres, genres);
    tests.push((content) => content.genreIds.some((id) => ids.has(id)));
  }
  if (countries?.length) {
    tests.push((content) =>
      content.countries.some(({ id, code }) => countries.includes(String(id)) || countries.includes(code)),
    );
  }
  if (contentType) tests.push((content) => content.type === contentType);
  if (yearFrom !== undefined) tests.push((content) => (content.year ?? 0) >= yearFrom);
  if (yearTo !== undefined) tests.push((content) => content.year !== null && content.year <= yearTo);
  if (ratingFrom !== undefined) tests.push((content) => content.score >= ratingFrom);
  if (ratingTo !== undefined) tests.push((content) => content.score <= ratingTo);
  return tests;
}

/** Filters a list of contents; lost content is in no list (spec 2 §3 Lost-content). */
export function filterContents(
  snapshot: Snapshot,
  contents: readonly Content[],
  filters: RowFilters,
): Content[] {
  const tests = testsOf(snapshot, filters);
  const pool = filters.found ? onlyFound(contents, filters.found.contents) : contents;
  return pool.filter((content) => !content.isLost && tests.every((test) => test(content)));
}

/** Fills a row whose source is a query. */
export function queryContents(snapshot: Snapshot, query: ContentQuery): Content[] {
  const types = query.types ?? ['movie', 'series'];
  const found = snapshot.roots.filter(
    (content) =>
      types.includes(content.type) &&
      (!query.genreIds || query.genreIds.some((id) => content.genreIds.includes(id))) &&
      (!query.countryIds || query.countryIds.some((id) => content.countryIds.includes(id))) &&
      (query.libraryId === undefined || content.libraryIds.includes(query.libraryId)) &&
      (query.yearFrom === undefined || (content.year ?? 0) >= query.yearFrom) &&
      (query.yearTo === undefined || (content.year !== null && content.year <= query.yearTo)) &&
      (query.ratingFrom === undefined || content.score >= query.ratingFrom) &&
      (query.ageTo === undefined || content.age <= query.ageTo) &&
      (query.isFree === undefined || content.isFree === query.isFree) &&
      (query.isCartoon === undefined || content.isCartoon === query.isCartoon),
  );
  return found.sort(orders[query.sort ?? 'new']);
}
