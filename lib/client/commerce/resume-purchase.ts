import { isPersonKnown } from '@/lib/client/viewer/known';
import { STORED_MS } from '@/lib/rules/commerce/constants';
import { orderOf } from '@/lib/rules/commerce/orders';
import type { PurchaseSubject } from '@/lib/rules/commerce/subject';
import { PlatformError } from '@/lib/shared/platform-error';
import { listTransactions } from './calls';
import { isReturn } from './open-purchase';
import { continueStored, dispatch } from './run-purchase';
import { storedPurchase } from './stored-purchase';

/**
 * Continues the purchase of this tab after a reload. A return from a bank without one, in another browser or another tab, is
 * about the payment of the offer in the address, else about the latest payment.
 */
export async function resumePurchase(): Promise<void> {
  const hasStored = storedPurchase() !== null;
  const wasPaid = isReturn();
  const offer = new URLSearchParams(location.search).get('offer');
  if (wasPaid) cleanAddress();
  continueStored();
  // The viewer has come back to see what became of it.
  if (hasStored && wasPaid) dispatch({ type: 'show' });
  if (!hasStored && wasPaid && isPersonKnown()) await receiveReturn(offer);
}

async function receiveReturn(offer: string | null): Promise<void> {
  try {
    const [transaction] = await listTransactions(offer ? { offer } : {});
    // An address that is opened again later is no news.
    if (!transaction || Date.now() - transaction.createdAt > STORED_MS) return;
    // Without an offer the money came to the balance, whatever it was meant for.
    const subject: PurchaseSubject = transaction.offerId === null ? { kind: 'refill' } : subjectOfPage();
    const order = orderOf(subject, null);
    if (order) dispatch({ type: 'returned', order, transaction });
  } catch (error) {
    // What was paid is owned without this notice.
    if (!(error instanceof PlatformError)) throw error;
  }
}

/** The page to which the bank returned names what was bought. */
function subjectOfPage(): PurchaseSubject {
  const [, kind, key] = /^\/(packets|contents)\/([\w-]{1,200})$/.exec(location.pathname) ?? [];
  if (kind === 'packets' && key) return { kind: 'packet', key };
  return kind && key ? { kind: 'title', contentId: key, wayId: 'paid' } : { kind: 'refill' };
}

/** A reload must not ask about the same payment again. */
function cleanAddress(): void {
  const url = new URL(location.href);
  for (const mark of ['purchased', 'offer']) url.searchParams.delete(mark);
  history.replaceState(history.state, '', url);
}
