import type { Caller } from '../../http/caller.ts';
import type { Database } from '../open.ts';
import { type Favourite, favouritesByObject } from './favourites.ts';
import { type ContentRating, ratingsOfTitles } from './ratings.ts';

/** A viewer's favourite, rating and positions for a title. */
export type OwnTitle = { favourite: Favourite | null; rating: ContentRating | null };

/**
 * Reads the caller's data for these titles once; the result then answers for each. Without a caller everything is empty.
 */
export async function ownTitles(
  db: Database,
  caller: Caller | null,
  contentIds: readonly string[],
): Promise<(contentId: string) => OwnTitle> {
  const ids = [...new Set(contentIds)];
  if (!caller || ids.length === 0) return () => ({ favourite: null, rating: null });
  const [favourites, ratings] = await Promise.all([
    favouritesByObject(db, caller, ['content', 'program'], ids),
    ratingsOfTitles(db, caller, ids),
  ]);
  return (id) => ({ favourite: favourites.get(id) ?? null, rating: ratings.get(id) ?? null });
}
