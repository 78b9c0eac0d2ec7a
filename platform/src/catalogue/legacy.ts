import { LEGACY_CATEGORIES, type LegacyCategory, legacyTest } from '../domain/legacy-categories.ts';
import { type Found, onlyFound } from '../search/found.ts';
import type { Content, Genre, Snapshot } from './model.ts';

/** The oldest clients know two kinds: titles on channels, and titles of a library (wire 8). */
export type LegacyKind = 'program' | 'video';

/** All titles of a kind, the newest first. */
export function legacyTitles(snapshot: Snapshot, kind: LegacyKind): Content[] {
  const isOfKind = ({ id, type, libraryIds }: Content) =>
    kind === 'program' ? snapshot.airings.has(id) : type !== 'program' && libraryIds.length > 0;
  return snapshot.roots.filter((content) => !content.isLost && isOfKind(content));
}

export function narrowLegacy(
  titles: readonly Content[],
  numbers: readonly number[],
  found: Found | undefined,
): Content[] {
  const pool = found ? onlyFound(titles, found.contents) : titles;
  return pool.filter(legacyTest(numbers));
}

/** The categories that are not empty, with the genres that occur in them. */
export function legacyFilters(
  snapshot: Snapshot,
  kind: LegacyKind,
): { category: LegacyCategory; genres: Genre[] }[] {
  const titles = legacyTitles(snapshot, kind);
  return LEGACY_CATEGORIES.flatMap((category) => {
    const held = titles.filter(category.holds);
    if (held.length === 0) return [];
    const ids = new Set(held.flatMap(({ genreIds }) => genreIds));
    return { category, genres: snapshot.genres.filter(({ id }) => ids.has(id)) };
  });
}
