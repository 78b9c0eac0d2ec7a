import * as v from 'valibot';
import { callAsViewer } from '@/lib/platform/browser';
import { routes } from '@/lib/routes';
import type { InterruptedAction } from './interrupted';

const idOf = {
  channel: 'channel_id',
  content: 'content_id',
  person: 'person_id',
  program: 'program_id',
} as const;

/** Does what the login interrupted, or answers with the page on which it goes on; the one place where that is known. */
export async function resume(action: InterruptedAction): Promise<string | null> {
  switch (action.kind) {
    case 'open':
      return action.to;
    case 'purchase':
      return routes.buyPacket(action.packetKey);
    case 'favourite':
      await callAsViewer({
        method: 'POST',
        path: '/users/self/favorites',
        body: { [idOf[action.of]]: action.id },
        schema: v.unknown(),
      });
      return null;
  }
}
