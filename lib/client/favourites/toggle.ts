import { showError } from '@/lib/client/errors/show-error';
import { showAlert } from '@/lib/client/modals/alert';
import { showRemoval } from '@/lib/client/removal/undo';
import { requireUser } from '@/lib/client/viewer/require-user';
import type { FavouriteKind } from '@/lib/rules/catalogue/favourite-kind';
import {
  addFavourite,
  favouriteKey,
  favouriteToRestore,
  loadFavourites,
  removeFavourite,
  restoreFavourites,
} from './favourites';

interface Input {
  kind: FavouriteKind;
  id: string;
  /** Null: not known. */
  isFavourite: boolean | null;
  isUser: boolean;
}

interface Words {
  favouriteAdded: string;
  favouriteRemoved: string;
}

/**
 * Spec 2 §6: guests cannot add favourites; they log in, and then it is added. It never fails: errors are
 * shown.
 */
export async function toggleFavourite({ kind, id, isFavourite, isUser }: Input, words: Words): Promise<void> {
  if (!isUser && !(await requireUser({ kind: 'favourite', of: kind, id }))) return;
  try {
    // Who presses a heart that shows nothing wants to keep it.
    if (isFavourite === null && (await loadFavourites()).has(favouriteKey(kind, id))) return;
    if (isFavourite) {
      const removed = favouriteToRestore(kind, id);
      await removeFavourite(kind, id);
      await showRemoval(words.favouriteRemoved, () => restoreFavourites(removed));
    } else {
      await addFavourite(kind, id);
      showAlert(words.favouriteAdded);
    }
  } catch (error) {
    await showError(error, 'icon');
  }
}
