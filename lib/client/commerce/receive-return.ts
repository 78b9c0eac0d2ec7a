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
    // An address that is opened again later is no news.
    const own = list.filter(
      ({ createdAt, offerId }) => Date.now() - createdAt <= STORED_MS && (offer !== null || offerId === null),
    );
    // Several ways may have been tried for an offer, and one of them was paid; without an offer each payment is another.
    const paid = offer === null ? undefined : own.find(({ status }) => status === 'complete');
    const transaction = paid ?? own[0];
    if (transaction) dispatch({ type: 'returned', order, transaction });
  } catch (error) {
    // Only the notice is lost: what was paid for is owned.
    if (!(error instanceof PlatformError)) throw error;
  }
}
