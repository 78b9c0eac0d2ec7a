import { focusNeighbourOf } from '@/lib/client/browser/neighbour';
import { errorText, showError } from '@/lib/client/errors/show-error';
import { loadWords } from '@/lib/client/i18n/load-words';
import { showAlert } from '@/lib/client/modals/alert';
import { isNotFound } from '@/lib/shared/platform-error';

/** Its answer 0 means that nothing came back. @throws PlatformError */
type Restore = () => Promise<unknown>;

/**
 * Removes something and says so, with a button that brings it back. The focus moves to the neighbour of the removed item.
 * Without a way back it is only said. It never rejects: errors are shown.
 */
export async function removeWithUndo(
  text: string,
  remove: () => Promise<void>,
  restore: Restore | null,
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

/**
 * Says what was removed, with a button that brings it back. It never rejects: without its words the notice has no button. After a
 * failure the button comes again, unless there is nothing to bring back any more.
 */
export async function showRemoval(text: string, restore: Restore): Promise<void> {
  const words = await loadWords('favourites').catch(() => null);
  if (!words) return showAlert(text);
  const bringBack = async () => {
    try {
      if ((await restore()) === 0) showAlert(words.gone, 'failure');
      else showAlert(words.restored);
    } catch (error) {
      if (isNotFound(error)) showAlert(words.gone, 'failure');
      else showAlert((await errorText(error)) ?? text, 'failure', undo);
    }
  };
  const undo = { label: words.undo, run: () => void bringBack() };
  showAlert(text, 'done', undo);
}
