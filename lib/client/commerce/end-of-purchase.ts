import { store } from '@/lib/client/store/store';
import { isSameSubject, type PurchaseOutcome, type PurchaseSubject } from '@/lib/rules/commerce/subject';
import { purchaseAtom } from './purchase-atom';

/**
 * The outcome of a purchase of this tab whose caller was told `later`, once its payment has ended. Stays pending while the payment is
 * open. Browser only.
 */
export function endOfPurchase(subject: PurchaseSubject): Promise<PurchaseOutcome> {
  return new Promise((resolve) => {
    const stop = store.sub(purchaseAtom, () => {
      const state = store.get(purchaseAtom);
      if (state.at !== 'done' || !isSameSubject(state.outcome.subject, subject)) return;
      stop();
      resolve(state.outcome);
    });
  });
}
