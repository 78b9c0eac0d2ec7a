import { addFavourite } from '@/lib/favourites/store';
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
      return null;
  }
}
