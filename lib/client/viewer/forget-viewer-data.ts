import { mutate } from 'swr';
import { forgetOwnRows } from '@/lib/client/browser/forget-own-rows';
import { forgetChannels, forgetSearches } from '@/lib/client/browser/forget-recent';
import { renewOfflinePage } from '@/lib/client/browser/offline-page';
import { forgetRegistration } from '@/lib/client/browser/push-registration';
import { clearTab } from '@/lib/client/browser/storage';
import { askModal } from '@/lib/client/modals/ask';
import { SIGNED_OUT } from '@/lib/rules/session/constants';
import { forgetLeftHome } from './left-home';

/** Spec 1 §4: a user whose session ended without a logout is asked to log in again, with the reason. */
export function promptLogin(): void {
  askModal({ id: 'auth', data: SIGNED_OUT });
}

/**
 * The viewer has changed: removes everything that was read for the earlier user from the pages and memory of
 * all tabs, and loads visible data again (quality S08, spec 1 §4 "Logout"). Null: the earlier viewer is
 * unknown.
 */
export function forgetViewerData(before: string | null, now: string): void {
  if (before === 'user' && now !== 'user') clearTab();
  if (now !== 'user') forgetLeftHome();
  if (now !== 'user') forgetRegistration();
  forgetOwnRows();
  // Spec 2 §5 "Last viewed channels": the list belongs to one user, as the searches do; the lists of a guest who logs in are kept.
  if (before === 'user' || before === null) {
    forgetChannels();
    forgetSearches();
    renewOfflinePage();
  }
  // Data of a guest is not secret and stays visible until the answer for the user has arrived.
  const isPublic = before !== null && before !== 'user';
  if (isPublic) mutate(() => true);
  else mutate(() => true, undefined);
}
