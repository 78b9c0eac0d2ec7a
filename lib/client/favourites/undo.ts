import { showError } from '@/lib/client/errors/show-error';
import { loadWords } from '@/lib/client/i18n/load-words';
import { showAlert } from '@/lib/client/modals/alert';

/**
 * Says what was removed, with a button that brings it back. It never rejects: errors are shown, and without its words
 * the notice has no button.
 */
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
