import { favouriteKey } from '@/lib/client/favourites/favourites';
import type { FavouriteKind } from '@/lib/rules/catalogue/favourite-kind';

const KINDS: readonly FavouriteKind[] = ['channel', 'content', 'program', 'person'];

/** The kind of favourites in a list; null when they are no favourites. A list of favourites has one kind. */
export function kindOfList(
  favourites: ReadonlyMap<string, string>,
  ids: readonly string[],
): FavouriteKind | null {
  if (ids.length === 0) return null;
  return KINDS.find((kind) => ids.every((id) => favourites.has(favouriteKey(kind, id)))) ?? null;
}
