import { hasUserSession } from '@/lib/client/viewer/known';
import { RETURN_MARKS } from '@/lib/rules/commerce/return-address';
import { PAID } from '@/lib/rules/session/constants';
import { isReturn } from './open-purchase';
import { receiveReturn } from './receive-return';
import { continueStored, dispatch } from './run-purchase';
import { storedPurchase } from './stored-purchase';

/** Continues the purchase of this tab after a reload, or receives the return of a bank to another tab or another browser. */
export async function resumePurchase(): Promise<void> {
  const hasStored = storedPurchase() !== null;
  const wasPaid = isReturn();
  const { search } = location;
  cleanAddress();
  continueStored();
  if (!wasPaid) return;
  // The viewer returns from the bank and wants to see the result of the payment.
  if (hasStored) dispatch({ type: 'show' });
  else if (hasUserSession()) await receiveReturn(search);
  else await logInFirst(search);
}

/**
 * A payment belongs to an account, so the viewer logs in first; the login then continues the purchase
 * (`lib/client/session/after-login.ts`).
 */
async function logInFirst(search: string): Promise<void> {
  const { forgetAction, rememberAction } = await import('@/lib/client/viewer/interrupted');
  rememberAction({ kind: 'paid', search });
  const { askFor } = await import('@/lib/client/modals/ask');
  await askFor({ id: 'auth', data: PAID });
  if (!hasUserSession()) forgetAction();
}

/** A reload must not ask about the same payment again. */
function cleanAddress(): void {
  const url = new URL(location.href);
  for (const mark of RETURN_MARKS) url.searchParams.delete(mark);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
