import { clearHistory, restoreHistory } from '@/lib/client/catalogue/history';
import {
  clearFavourites,
  favouriteToRestore,
  removeFavourite,
  restoreFavourites,
} from '@/lib/client/favourites/favourites';
import { removeWithUndo } from '@/lib/client/removal/undo';
import type { FavouriteKind } from '@/lib/rules/catalogue/favourite-kind';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';

/** Removals of "My". Each says what it removed and can be undone. */

type Words = Pick<Messages['my'], 'cleared' | 'removed'>;

export const clearOwnFavourites = (kind: FavouriteKind, title: string, words: Words) =>
  removeWithUndo(
    fill(words.cleared, { title }),
    () => clearFavourites(kind),
    () => restoreFavourites({ kind }),
  );

export const clearOwnHistory = (title: string, words: Words) =>
  removeWithUndo(fill(words.cleared, { title }), clearHistory, () => restoreHistory());

export const removeOwnFavourite = (
  { kind, id, title }: { kind: FavouriteKind; id: string; title: string },
  tile: Element | null,
  words: Words,
) => {
  const removed = favouriteToRestore(kind, id);
  return removeWithUndo(
    fill(words.removed, { title }),
    () => removeFavourite(kind, id),
    () => restoreFavourites(removed),
    tile,
  );
};
