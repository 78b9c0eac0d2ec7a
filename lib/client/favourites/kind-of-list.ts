import { favouriteKey } from '@/lib/client/favourites/favourites';
import type { FavouriteKind } from '@/lib/rules/catalogue/favourite-kind';

const KINDS: readonly FavouriteKind[] = ['channel', 'content', 'program', 'person'];

/**
 * The kind of favourites that a list has; null when it is no list of favourites. Such a list has all of one kind: others,
 * like that of free channels, may happen to have favourites only.
 * @param ids of all items that the platform has sent, also of those that are not shown: they are among the favourites, too
 */
export function kindOfList(
  favourites: ReadonlyMap<string, string>,
  ids: readonly string[],
): FavouriteKind | null {
  if (ids.length === 0) return null;
  const countOf = (kind: FavouriteKind) =>
    [...favourites.keys()].filter((key) => key.startsWith(favouriteKey(kind, ''))).length;
  const hasAll = (kind: FavouriteKind) =>
    ids.length === countOf(kind) && ids.every((id) => favourites.has(favouriteKey(kind, id)));
  return KINDS.find(hasAll) ?? null;
}
