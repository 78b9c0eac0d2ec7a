import { STORED_MS } from '@/lib/rules/commerce/constants';
import { readReturn } from '@/lib/rules/commerce/return-address';
import { PlatformError } from '@/lib/shared/platform-error';
import { byThisClock } from './by-this-clock';
import { listTransactions } from './calls';
import { dispatch } from './run-purchase';

/**
 * Handles the return from a bank to a tab that does not know the purchase, perhaps in another browser: reads its payment and
 * continues the purchase. `search` is the query of the address.
 */
export async function receiveReturn(search: string): Promise<void> {
  const { offer, order } = readReturn(search);
  try {
    const list = (await listTransactions(offer ? { offer } : {})).map((one) => byThisClock(one));
    // Ignores old payments, because the address of a return may be opened again later.
    const own = list.filter(
      ({ createdAt, offerId }) => Date.now() - createdAt <= STORED_MS && (offer !== null || offerId === null),
    );
    // An offer may have several payments, one for each attempt: the paid one counts. Without an offer each payment is a
    // separate purchase.
    const paid = offer === null ? undefined : own.find(({ status }) => status === 'complete');
    const transaction = paid ?? own[0];
    if (transaction) dispatch({ type: 'returned', order, transaction });
  } catch (error) {
    // The viewer owns what was paid even when this check fails. Only the message is missing.
    if (!(error instanceof PlatformError)) throw error;
  }
}
