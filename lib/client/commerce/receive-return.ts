import { STORED_MS } from '@/lib/rules/commerce/constants';
import { readReturn } from '@/lib/rules/commerce/return-address';
import { PlatformError } from '@/lib/shared/platform-error';
import { listTransactions } from './calls';
import { dispatch } from './run-purchase';

/**
 * A bank led back to a tab that knows nothing of the purchase, maybe in another browser: how its payment stands, and what it
 * was for, is said, and the purchase goes on. `search` is the query of the address.
 */
export async function receiveReturn(search: string): Promise<void> {
  const { offer, order } = readReturn(search);
  try {
    const list = await listTransactions(offer ? { offer } : {});
    // An address that is opened again later is no news.
    const own = list.filter(
      ({ createdAt, offerId }) => Date.now() - createdAt <= STORED_MS && (offer !== null || offerId === null),
    );
    // Several ways may have been tried: one of them was paid.
    const transaction = own.find(({ status }) => status === 'complete') ?? own[0];
    if (transaction) dispatch({ type: 'returned', order, transaction });
  } catch (error) {
    // What was paid is owned without this notice.
    if (!(error instanceof PlatformError)) throw error;
  }
}
