import { store } from '@/lib/client/store/store';
import { isSameSubject, type PurchaseOutcome, type PurchaseSubject } from '@/lib/rules/commerce/subject';
import { purchaseAtom } from './purchase-atom';

/**
 * The outcome of a purchase of this tab whose caller was told `later`, once its payment has ended, which may be so already. Stays pending
 * while the payment is open. Browser only.
 */
export function endOfPurchase(subject: PurchaseSubject): Promise<PurchaseOutcome> {
  const outcome = () => {
    const state = store.get(purchaseAtom);
    return state.at === 'done' && isSameSubject(state.outcome.subject, subject) ? state.outcome : null;
  };
  return new Promise((resolve) => {
    const known = outcome();
    if (known) return resolve(known);
    const stop = store.sub(purchaseAtom, () => {
      const ended = outcome();
      if (!ended) return;
      stop();
      resolve(ended);
    });
  });
}
