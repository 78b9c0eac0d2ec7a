import { documentKind } from '@/lib/client/browser/of-document';
import { askModal, dismissModal } from '@/lib/client/modals/ask';
import { withPin } from '@/lib/client/parental/with-pin';
import { CHECK_MS, PAYMENT_LIFE_MS } from '@/lib/rules/commerce/constants';
import type { Transaction } from '@/lib/rules/commerce/product';
import { linkCard } from './account-calls';
import { checkTransaction } from './calls';

/** How it ended; `open`: the viewer has closed the dialog, and the bank may still report. */
export type Linked = { result: 'complete' | 'open' } | { result: 'error'; message: string };

/**
 * Links a card after a parental check, on the page of the bank: in a frame where that is allowed, else in a window of its
 * own. The dialog stays until the bank has decided. @throws PIN_CLOSED, PlatformError
 */
export async function linkNewCard(): Promise<Linked> {
  const attempt = crypto.randomUUID();
  const transaction = await withPin('pay', () => linkCard(attempt));
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const end = (linked: Linked) => {
      isOver = true;
      clearTimeout(timer);
      resolve(linked);
    };
    const checkLater = () => {
      if (Date.now() - transaction.createdAt >= PAYMENT_LIFE_MS) return;
      timer = setTimeout(hasEnded, CHECK_MS);
    };
    const hasEnded = async () => {
      clearTimeout(timer);
      const now = await checkTransaction(transaction.id);
      // The viewer has closed the dialog meanwhile; another one may be open.
      if (isOver) return true;
      if (!now || typeof now === 'string' || now.status === 'pending') {
        checkLater();
        return false;
      }
      end(now.status === 'complete' ? { result: 'complete' } : { result: 'error', message: now.description });
      dismissModal(dialogOf(transaction).id);
      return true;
    };
    const ask = () => askModal({ ...dialogOf(transaction), settle });
    const settle = async (answer: unknown) => {
      // A dialog that has answered can be closed while the card is checked.
      if (!answer) return end({ result: 'open' });
      // The frame has news, and the dialog waits for an answer: it is asked again only if the bank has not decided.
      if (!(await hasEnded())) ask();
    };
    ask();
    checkLater();
  });
}

function dialogOf(transaction: Transaction) {
  const { frameUrl: url } = transaction;
  return url && documentKind() === 'money'
    ? { id: 'pay_iframe' as const, data: { offer: null, transaction, url } }
    : { id: 'pay_redirect' as const, data: { offer: null, transaction } };
}
