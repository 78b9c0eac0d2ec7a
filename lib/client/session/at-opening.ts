import { askFor } from '@/lib/client/modals/ask';
import { takeQuietLogin } from '@/lib/client/viewer/quiet-login';
import { viewerTurn } from '@/lib/client/viewer/viewer';
import { readModalAddress } from '@/lib/rules/modals/address';
import type { Show } from './show-contract';

/** It waits for what is already open. */
const show: Show = (id, data, hideClose = false) => askFor({ id, data, hideClose, isPatient: true });

/**
 * The dialogs for a viewer who is logged in when a page opens. After a login without a dialog: all dialogs after a
 * login (spec 1 §4 Parental). Otherwise: the state of the contract with the operator (spec 1 §4 "Operator block
 * status"), then the steps of the login that were left. All pages of logged-in viewers load this file, so it imports the rest on demand.
 */
export async function showDialogsOnPageOpen({ hasContract }: { hasContract: boolean }): Promise<void> {
  // The login dialog shows these dialogs itself.
  if (readModalAddress(location.hash)?.id === 'auth') return;
  // Otherwise the viewer has just logged in in another tab, whose dialog asks.
  const wasLoggedIn = viewerTurn() === 0;
  if (takeQuietLogin()) return (await import('./after-login')).askAfterLogin(show, hasContract);
  if (!hasContract) return;
  const { askForHome, showContract } = await import('./show-contract');
  const contract = await showContract(show);
  if (contract && wasLoggedIn) await askForHome(show, contract);
}
