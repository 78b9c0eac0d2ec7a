import { focusNeighbourOf } from '@/lib/client/browser/neighbour';
import { showError } from '@/lib/client/errors/show-error';
import { loadWords } from '@/lib/client/i18n/load-words';
import { showAlert } from '@/lib/client/modals/alert';

/**
 * Removes something and says so, with a button that brings it back. The focus moves to the neighbour of the removed item.
 * Without a way back it is only said. It never rejects: errors are shown.
 */
export async function removeWithUndo(
  text: string,
  remove: () => Promise<void>,
  restore: (() => Promise<void>) | null,
  item: Element | null = null,
): Promise<void> {
  const focusNeighbour = focusNeighbourOf(item);
  try {
    await remove();
    focusNeighbour();
    if (restore) await showRemoval(text, restore);
    else showAlert(text);
  } catch (error) {
    await showError(error, 'icon');
  }
}

/** Says what was removed, with a button that brings it back. It never rejects: without its words the notice has no button. */
export async function showRemoval(text: string, restore: () => Promise<void>): Promise<void> {
  const words = await loadWords('favourites').catch(() => null);
  if (!words) return showAlert(text);
  const run = () => {
    restore().then(
      () => showAlert(words.restored),
      (error: unknown) => showError(error, 'icon'),
    );
  };
  showAlert(text, 'done', { label: words.undo, run });
}
