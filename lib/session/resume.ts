import { addFavourite } from '@/lib/favourites/store';
import { loadWords } from '@/lib/i18n/load-words';
import { showAlert } from '@/lib/modals/alert';
import { routes } from '@/lib/routes';
import type { InterruptedAction } from './interrupted';

/** Does what the login interrupted, or answers with the page on which it goes on; the one place where that is known. */
export async function resume(action: InterruptedAction): Promise<string | null> {
  switch (action.kind) {
    case 'open':
      return action.to;
    case 'purchase':
      return routes.buyPacket(action.packetKey);
    case 'favourite':
      await addFavourite(action.of, action.id);
      // Said as it is when the button does it; without the words the button shows it.
      loadWords('favourites').then(
        ({ favouriteAdded }) => showAlert(favouriteAdded),
        () => {},
      );
      return null;
  }
}
