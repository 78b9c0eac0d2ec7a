import { fill } from '@/components/ui/fill';
import { clearHistory, restoreHistory } from '@/lib/client/catalogue/history';
import { showError } from '@/lib/client/errors/show-error';
import { clearFavourites, removeFavourite, restoreFavourites } from '@/lib/client/favourites/favourites';
import { showRemoval } from '@/lib/client/favourites/undo';
import type { FavouriteKind } from '@/lib/rules/catalogue/favourite-kind';
import type { Messages } from '@/lib/shared/i18n/dictionaries';

/** Removals of "My". Each says what it removed and can be undone; none rejects: errors are shown. */

type Words = Pick<Messages['my'], 'cleared' | 'removed'>;

async function remove(text: string, work: () => Promise<void>, restore: () => Promise<void>): Promise<void> {
  try {
    await work();
    await showRemoval(text, restore);
  } catch (error) {
    await showError(error, 'icon');
  }
}

export const clearOwnFavourites = (kind: FavouriteKind, title: string, words: Words) =>
  remove(fill(words.cleared, { title }), () => clearFavourites(kind), restoreFavourites);

export const clearOwnHistory = (title: string, words: Words) =>
  remove(fill(words.cleared, { title }), clearHistory, restoreHistory);

export const removeOwnFavourite = (kind: FavouriteKind, id: string, title: string, words: Words) =>
  remove(fill(words.removed, { title }), () => removeFavourite(kind, id), restoreFavourites);
