import { showError } from '@/lib/client/errors/show-error';
import { showAlert } from '@/lib/client/modals/alert';
import { askModal } from '@/lib/client/modals/ask';
import { rememberAction } from '@/lib/client/viewer/interrupted';
import { currentViewer, loadViewer } from '@/lib/client/viewer/viewer';
import type { FavouriteKind } from '@/lib/rules/catalogue/favourite-kind';
import { addFavourite, removeFavourite } from './favourites';

interface Input {
  kind: FavouriteKind;
  id: string;
  isFavourite: boolean;
  isUser: boolean;
}

interface Words {
  favouriteAdded: string;
  favouriteRemoved: string;
}

/** Spec 2 §6: guests cannot add favourites; they sign in, and then it is there. It never fails: what goes wrong is said. */
export async function toggleFavourite({ kind, id, isFavourite, isUser }: Input, words: Words): Promise<void> {
  // Somebody who presses before we know who they are may be logged in: do not send them to sign in.
  if (!isUser) await loadViewer();
  if (!isUser && currentViewer()?.state !== 'user') {
    rememberAction({ kind: 'favourite', of: kind, id });
    return askModal({ id: 'auth' });
  }
  try {
    if (isFavourite) await removeFavourite(kind, id);
    else await addFavourite(kind, id);
    showAlert(isFavourite ? words.favouriteRemoved : words.favouriteAdded);
  } catch (error) {
    await showError(error, 'icon');
  }
}
