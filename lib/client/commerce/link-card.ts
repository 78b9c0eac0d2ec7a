import { documentKind } from '@/lib/client/browser/of-document';
import { askFor, dismissModal } from '@/lib/client/modals/ask';
import { withPin } from '@/lib/client/parental/with-pin';
import { CHECK_MS, PAYMENT_LIFE_MS } from '@/lib/rules/commerce/constants';
import type { Transaction } from '@/lib/rules/commerce/product';
import { PlatformError } from '@/lib/shared/platform-error';
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
    const end = (linked: Linked) => {
      clearTimeout(timer);
      resolve(linked);
    };
    const checkLater = () => {
      if (Date.now() - transaction.createdAt < PAYMENT_LIFE_MS) timer = setTimeout(check, CHECK_MS);
    };
    const check = async () => {
      clearTimeout(timer);
      const now = await look(transaction);
      if (!now || now.status === 'pending') return checkLater();
      end(now.status === 'complete' ? { result: 'complete' } : { result: 'error', message: now.description });
      dismissModal(dialogOf(transaction).id);
    };
    const ask = async () => {
      const answer = await askFor<{ again?: true }>(dialogOf(transaction));
      if (!answer?.again) return end({ result: 'open' });
      // The frame has news: the dialog goes on, and the bank is asked at once.
      ask();
      check();
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

/** No answer means the next question (spec 3 §8). */
function look({ id }: Transaction): Promise<Transaction | null> {
  return checkTransaction(id).catch((error: unknown) => {
    if (error instanceof PlatformError) return null;
    throw error;
  });
}
