import { showError } from '@/lib/client/errors/show-error';
import { loadWords } from '@/lib/client/i18n/load-words';
import { showAlert } from '@/lib/client/modals/alert';
import { askModal } from '@/lib/client/modals/ask';
import { store } from '@/lib/client/store/store';
import { rememberAction } from '@/lib/client/viewer/interrupted';
import { currentViewer, loadViewer } from '@/lib/client/viewer/viewer';
import { followSeries, followsAtom, loadFollows, unfollow } from './follows';

/** Follows a series, or ends it, and says so; a guest logs in first. It never rejects: errors are shown. */
export async function toggleFollow(contentId: string): Promise<void> {
  try {
    if (currentViewer()?.state !== 'user') await loadViewer();
    if (currentViewer()?.state !== 'user') {
      rememberAction({ kind: 'follow', id: contentId });
      return askModal({ id: 'auth' });
    }
    const all = store.get(followsAtom) ?? (await loadFollows());
    const own = all.find((one) => one.contentId === contentId);
    if (own) await unfollow(own.id);
    else await followSeries(contentId);
    const words = await loadWords('reminders');
    showAlert(own ? words.unfollowed : words.followed);
  } catch (error) {
    await showError(error, 'icon');
  }
}
