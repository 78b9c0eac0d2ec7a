import { becauseName, similarToWatched } from '../../catalogue/because.ts';
import { favouriteItems } from '../../catalogue/favourites.ts';
import type { Row, Snapshot } from '../../catalogue/model.ts';
import { continueWatching } from '../../catalogue/watching.ts';
import type { Database } from '../../db/open.ts';
import { listFavourites } from '../../db/queries/favourites.ts';
import { recentPositions } from '../../db/queries/positions.ts';
import type { Caller } from '../../http/caller.ts';
import type { Localized } from '../../origin/catalogue.ts';
import type { WatchedItem } from '../../presenters/contents/history-item.ts';
import type { ShownItems } from '../../presenters/contents/row-lists.ts';

/**
 * The caller's watched titles, the latest first, one item per title; `toGoOn` leaves out finished ones and moves on to
 * the next episode.
 */
export async function watchedItems(
  db: Database,
  snapshot: Snapshot,
  caller: Caller,
  { toGoOn }: { toGoOn: boolean },
): Promise<WatchedItem[]> {
  const positions = await recentPositions(db, caller);
  return positions.flatMap((position) => {
    const played = snapshot.contents.get(position.contentId);
    if (!played || played.isLost) return [];
    const item = { ...position, played };
    return toGoOn ? (continueWatching(item) ?? []) : [item];
  });
}

/** The items of a row with the caller's own data, and its name where that depends on the caller too. */
type OwnRow = { items: ShownItems; title?: Localized };

/** A row with the caller's own data; null for a row that is the same for everybody. */
export async function ownItems(
  db: Database,
  snapshot: Snapshot,
  caller: Caller,
  { source, template }: Row,
): Promise<OwnRow | null> {
  if (source.kind === 'favourites') {
    return { items: favouriteItems(snapshot, source.of, await listFavourites(db, caller)) };
  }
  if (source.kind === 'because') {
    const watched = await watchedItems(db, snapshot, caller, { toGoOn: false });
    const because = similarToWatched(
      snapshot,
      watched.map(({ played }) => played),
    );
    if (!because) return { items: { kind: 'contents', items: [] } };
    return {
      items: { kind: 'contents', items: because.items },
      title: becauseName(source.title, because.title),
    };
  }
  if (source.kind !== 'history') return null;
  // Rows of the template `history-h` are for continuing, `history` shows everything.
  const toGoOn = template !== 'history';
  return { items: { kind: 'watched', items: await watchedItems(db, snapshot, caller, { toGoOn }) } };
}
