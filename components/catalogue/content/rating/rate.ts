import { showError } from '@/lib/client/errors/show-error';
import { loadWords } from '@/lib/client/i18n/load-words';
import { showAlert } from '@/lib/client/modals/alert';
import { rateTitle, withdrawRating } from '@/lib/client/ratings/ratings';
import { requireUser } from '@/lib/client/viewer/require-user';

/** Changes or withdraws (null) the rating, and says so; a guest logs in first. It never rejects: errors are shown. */
export async function changeRating(contentId: string, rating: number | null): Promise<void> {
  try {
    if (!(await requireUser(rating === null ? null : { kind: 'rate', id: contentId, rating }))) return;
    if (rating === null) await withdrawRating(contentId);
    else await rateTitle(contentId, rating);
    const words = await loadWords('rating');
    showAlert(rating === null ? words.withdrawn : words.saved);
  } catch (error) {
    await showError(error, 'icon');
  }
}
