import { addFavourite } from '@/lib/client/favourites/favourites';
import { loadWords } from '@/lib/client/i18n/load-words';
import { showAlert } from '@/lib/client/modals/alert';
import type { InterruptedAction } from '@/lib/client/viewer/interrupted';
import { routes } from '@/lib/shared/routes';

/**
 * Continues the action that the login interrupted, or returns the page where it continues; the only place
 * that knows both.
 */
export async function resume(action: InterruptedAction): Promise<string | null> {
  switch (action.kind) {
    case 'open':
      return action.to;
    case 'purchase':
      return routes.buyPacket(action.packetKey);
    case 'favourite':
      await addFavourite(action.of, action.id);
      // Shows the same notice as the button; without texts the button itself shows it.
      loadWords('favourites').then(
        ({ favouriteAdded }) => showAlert(favouriteAdded),
        () => {},
      );
      return null;
  }
}
