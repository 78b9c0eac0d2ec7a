import { showError } from '@/lib/client/errors/show-error';
import { loadWords } from '@/lib/client/i18n/load-words';
import { showAlert } from '@/lib/client/modals/alert';
import { showRemoval } from '@/lib/client/removal/undo';
import { store } from '@/lib/client/store/store';
import { requireUser } from '@/lib/client/viewer/require-user';
import { followSeries, followsAtom, loadFollows, unfollow } from './follows';

/** Follows a series, or ends it, and says so; a guest logs in first. It never rejects: errors are shown. */
export async function toggleFollow(contentId: string): Promise<void> {
  try {
    if (!(await requireUser({ kind: 'follow', id: contentId }))) return;
    const all = store.get(followsAtom) ?? (await loadFollows());
    const own = all.find((one) => one.contentId === contentId);
    if (own) await unfollow(own.id);
    else await followSeries(contentId);
    const words = await loadWords('reminders');
    if (own) await showRemoval(words.unfollowed, () => followSeries(contentId));
    else showAlert(words.followed);
  } catch (error) {
    await showError(error, 'icon');
  }
}
