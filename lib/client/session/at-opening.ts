import { askFor } from '@/lib/client/modals/ask';
import { takeQuietLogin } from '@/lib/client/viewer/quiet-login';
import { readModalAddress } from '@/lib/rules/modals/address';
import type { Show } from './show-contract';

/** It waits for what is already open. */
const show: Show = (id, data, hideClose = false) => askFor({ id, data, hideClose, isPatient: true });

/**
 * The dialogs for a viewer who is logged in when a page opens. After a login without a dialog: all dialogs after a
 * login (spec 1 §4 Parental). Otherwise: the state of the contract with the operator (spec 1 §4 "Operator block
 * status"). All pages of logged-in viewers load this file, so it imports the rest on demand.
 */
export async function showDialogsOnPageOpen({ hasContract }: { hasContract: boolean }): Promise<void> {
  // The login dialog shows these dialogs itself.
  if (readModalAddress(location.hash)?.id === 'auth') return;
  if (takeQuietLogin()) await (await import('./after-login')).askAfterLogin(show, hasContract);
  else if (hasContract) await (await import('./show-contract')).showContract(show);
}
