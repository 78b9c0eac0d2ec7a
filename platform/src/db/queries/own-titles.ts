import type { Caller } from '../../http/caller.ts';
import type { Database } from '../open.ts';
import { type Favourite, favouritesByObject } from './favourites.ts';
import { type ContentRating, ratingsOfTitles } from './ratings.ts';

/** What one viewer made of a title. */
export type OwnTitle = { favourite: Favourite | null; rating: ContentRating | null };

/** Asks once what the caller made of these titles; the answer then tells it of each. Nobody made anything of any. */
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
