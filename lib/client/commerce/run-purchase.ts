import { showError } from '@/lib/client/errors/show-error';
import { store } from '@/lib/client/store/store';
import { isPersonKnown } from '@/lib/client/viewer/known';
import { stepPurchase } from '@/lib/rules/commerce/purchase';
import type { PurchaseEffect, PurchaseEvent, PurchaseState } from '@/lib/rules/commerce/states';
import type { AfterPurchase, PurchaseOutcome, PurchaseSubject } from '@/lib/rules/commerce/subject';
import { PlatformError } from '@/lib/shared/platform-error';
import { checkTransaction, makeOffer, prepareOrder, sendCode, sendPayment } from './calls';
import { closeDialog, leaveDialog, openDialog } from './open-dialog';
import { purchaseAtom } from './purchase-atom';
import { refreshOwned } from './refresh-owned';

/** Executes the machine of `lib/rules/commerce/purchase.ts` in this tab. */

let waiting: Array<(outcome: PurchaseOutcome) => void> = [];

/** The work whose result is wanted; an earlier one is late. */
let turn = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

const current = (): PurchaseState => store.get(purchaseAtom);

export function startPurchase(
  subject: PurchaseSubject,
  after: AfterPurchase | null,
): Promise<PurchaseOutcome> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    dispatch({ type: 'start', subject, after, isPerson: isPersonKnown() });
  });
}

export function dispatch(event: PurchaseEvent): void {
  const input = { now: Date.now(), attempt: crypto.randomUUID(), path: location.pathname };
  const { state, effects } = stepPurchase(current(), event, input);
  store.set(purchaseAtom, state);
  for (const effect of effects) perform(effect, state);
}

function perform(effect: PurchaseEffect, state: PurchaseState): void {
  switch (effect.do) {
    case 'login':
      leaveDialog();
      work(logIn);
      break;
    case 'askPin':
      leaveDialog();
      work(askPin);
      break;
    case 'prepare':
      work(async () => {
        if (state.at !== 'preparing') return null;
        return { type: 'prepared', product: await prepareOrder(state.order.item) };
      });
      break;
    case 'offer':
      work(async () => {
        if (state.at !== 'offering') return null;
        return { type: 'offered', offer: await makeOffer(state.order.item, state.wayId) };
      });
      break;
    case 'pay':
      work(async () => {
        if (state.at !== 'processing') return null;
        const transaction = await oneAtATime(() => sendPayment(state.payment, state.earlier));
        return transaction ? { type: 'opened', transaction } : { type: 'paid' };
      }, effect.afterMs);
      break;
    case 'prove':
      work(async () => {
        if (state.at !== 'proving') return null;
        const { transaction, code, payment } = state;
        const proven = await sendCode(transaction.id, code, payment.attempt);
        return proven && { type: 'opened', transaction: proven };
      }, effect.afterMs);
      break;
    case 'check':
      work(
        () =>
          checkTransaction(effect.id).then(
            (transaction) => ({ type: 'checked', transaction }),
            () => ({ type: 'silent' }),
          ),
        effect.afterMs,
      );
      break;
    case 'ask':
      openDialog(effect.dialog, dispatch);
      break;
    case 'closeDialog':
      closeDialog();
      break;
    case 'tell': {
      const { status, code, message } = effect.refusal;
      showError(new PlatformError('refused', message ?? '', { status, code, sentence: message }), 'modal');
      break;
    }
    case 'refresh':
      refreshOwned();
      break;
    case 'finish':
      stopWork();
      for (const resolve of waiting) resolve(effect.outcome);
      waiting = [];
      break;
    case 'track':
    case 'report':
    case 'continue':
      break;
  }
}

function stopWork(): void {
  turn += 1;
  clearTimeout(timer);
}

/** Runs one piece of work at a time; the result of an earlier one is dropped. */
function work(run: () => Promise<PurchaseEvent | null>, afterMs = 0): void {
  stopWork();
  const own = turn;
  const begin = async () => {
    const event = await run().catch(asEvent);
    if (own === turn && event) dispatch(event);
  };
  if (afterMs > 0) timer = setTimeout(begin, afterMs);
  else begin();
}

/** A refusal is certain: nothing was charged. Anything else is a lost answer, also of a request that is under way. */
function asEvent(error: unknown): PurchaseEvent {
  if (!(error instanceof PlatformError) || error.kind !== 'refused' || error.code === 'conflict')
    return { type: 'lost' };
  const { status, code, sentence: message } = error;
  return { type: 'refused', refusal: { status, code, message } };
}

/** Two tabs do not pay at the same moment: the second one then sees what the first one bought. */
function oneAtATime<T>(run: () => Promise<T>): Promise<T> {
  return navigator.locks?.request('taspa-payment', run) ?? run();
}

async function askPin(): Promise<PurchaseEvent> {
  const { askPin: ask } = await import('@/lib/client/parental/ask-pin');
  return { type: (await ask({ action: 'pay' })) ? 'pinEntered' : 'closed' };
}

async function logIn(): Promise<PurchaseEvent> {
  const { askFor } = await import('@/lib/client/modals/ask');
  await askFor({ id: 'auth' });
  return { type: isPersonKnown() ? 'loggedIn' : 'closed' };
}
