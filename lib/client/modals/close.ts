import { cancelDialog, openDialog } from '@/lib/client/browser/open-dialog';
import { readModalAddress } from '@/lib/rules/modals/address';
import { withTimeout } from '@/lib/shared/with-timeout';
import { isLeaving, LEAVE_MS } from './ask';

/**
 * Closes the open modal as Escape does: one that the viewer may not close stays, and one may lead back to another. Resolves to whether
 * none is open.
 */
export async function closeModal(): Promise<boolean> {
  if (!readModalAddress(location.hash)) return true;
  const dialog = openDialog(document.activeElement);
  if (dialog) cancelDialog(dialog);
  await modalGone();
  return !readModalAddress(location.hash);
}

/**
 * Resolves when a modal that is being closed has left the history. The router drops a navigation that starts before: it follows the step
 * back instead.
 */
export async function modalGone(): Promise<void> {
  if (isLeaving()) await withTimeout(nextHashChange(), LEAVE_MS);
}

const nextHashChange = () =>
  new Promise<Event>((resolve) => addEventListener('hashchange', resolve, { once: true }));
