import { showError } from '@/lib/client/errors/show-error';
import { loadWords } from '@/lib/client/i18n/load-words';
import { showAlert } from '@/lib/client/modals/alert';
import { askModal } from '@/lib/client/modals/ask';
import { rateTitle, withdrawRating } from '@/lib/client/ratings/ratings';
import { rememberAction } from '@/lib/client/viewer/interrupted';
import { currentViewer, loadViewer } from '@/lib/client/viewer/viewer';

/** Changes or withdraws (null) the rating, and says so; a guest logs in first. It never rejects: errors are shown. */
export async function changeRating(contentId: string, rating: number | null): Promise<void> {
  try {
    if (currentViewer()?.state !== 'user') await loadViewer();
    if (currentViewer()?.state !== 'user') {
      if (rating !== null) rememberAction({ kind: 'rate', id: contentId, rating });
      return askModal({ id: 'auth' });
    }
    if (rating === null) await withdrawRating(contentId);
    else await rateTitle(contentId, rating);
    const words = await loadWords('rating');
    showAlert(rating === null ? words.withdrawn : words.saved);
  } catch (error) {
    await showError(error, 'icon');
  }
}
