import { showAlert } from '@/lib/client/modals/alert';
import { modalGone } from '@/lib/client/modals/close';
import { showMessageFor } from '@/lib/client/modals/message';
import { routes } from '@/lib/shared/routes';
import type { WatchWords } from './button-label';

/** Spec 2 §8 "Unavailable content": shows the notice with a button to the channels. */
export async function showNotAvailable(
  words: Pick<WatchWords, 'notAvailable' | 'watchTv'>,
  goTo: (path: string) => void,
): Promise<void> {
  const answer = await showMessageFor({ text: words.notAvailable, action: words.watchTv });
  if (answer !== 'read') return;
  await modalGone();
  goTo(routes.channels());
}

/** Spec 2 §8 "Announcement episode". */
export function showAnnouncement(words: Pick<WatchWords, 'soon'>): void {
  showAlert(words.soon, 'failure');
}
