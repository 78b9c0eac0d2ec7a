import { fill } from '@/components/ui/fill';
import { removeFromHistory, restoreHistory } from '@/lib/client/catalogue/history';
import { showError } from '@/lib/client/errors/show-error';
import { showRemoval } from '@/lib/client/favourites/undo';
import type { Messages } from '@/lib/shared/i18n/dictionaries';

interface Begun {
  id: string;
  title: string;
}

/**
 * Removes a title from "continue watching" and confirms it. The focus moves to the neighbour, so that the keyboard
 * keeps its place. It never rejects: errors are shown.
 */
export async function removeStarted(
  { id, title }: Begun,
  tile: Element | null,
  labels: Pick<Messages['catalogue']['card'], 'removed'>,
): Promise<void> {
  const neighbour = tile?.nextElementSibling ?? tile?.previousElementSibling;
  try {
    await removeFromHistory(id);
    neighbour?.querySelector<HTMLElement>('a, button')?.focus();
    await showRemoval(fill(labels.removed, { title }), restoreHistory);
  } catch (error) {
    await showError(error, 'icon');
  }
}
