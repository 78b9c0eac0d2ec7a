import { showError } from '@/lib/errors/show-error';
import { showAlert } from '@/lib/modals/alert';
import { askModal } from '@/lib/modals/ask';
import { rememberAction } from '@/lib/session/interrupted';
import { askWho, currentWho } from '@/lib/session/who';
import { addFavourite, type FavouriteKind, removeFavourite } from './store';

interface Wish {
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
export async function toggleFavourite({ kind, id, isFavourite, isUser }: Wish, words: Words): Promise<void> {
  // Somebody who presses before we know who they are may be logged in: do not send them to sign in.
  if (!isUser) await askWho();
  if (!isUser && currentWho()?.state !== 'user') {
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
