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
  if (isLeaving()) await withTimeout(nextHashChange(), LEAVE_MS);
  return !readModalAddress(location.hash);
}

const nextHashChange = () =>
  new Promise<Event>((resolve) => addEventListener('hashchange', resolve, { once: true }));
