import { addFavourite } from '@/lib/client/favourites/favourites';
import { loadWords } from '@/lib/client/i18n/load-words';
import { showAlert } from '@/lib/client/modals/alert';
import type { InterruptedAction } from '@/lib/client/viewer/interrupted';
import { routes } from '@/lib/shared/routes';

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
