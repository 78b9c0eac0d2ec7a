import { track } from '@/lib/client/analytics/track';
import { reportTransaction } from '@/lib/client/browser/bridge';
import { showError } from '@/lib/client/errors/show-error';
import { hasUserSession } from '@/lib/client/viewer/known';
import { refreshOwned } from '@/lib/client/viewer/refresh-owned';
import { trackedPath } from '@/lib/rules/analytics/path';
import type { PurchaseEffect, PurchaseEvent, PurchaseState, StateAt } from '@/lib/rules/commerce/states';
import { PlatformError } from '@/lib/shared/platform-error';
import { checkTransaction, makeOffer, prepareOrder, sendCode, sendPayment } from './calls';
import { continueAfter } from './continue-after';
import { closeDialog, leaveDialog, openDialog } from './open-dialog';
import { rememberPaysystem } from './remembered-paysystem';
import { startWork } from './work';

type Dispatch = (event: PurchaseEvent) => void;

/** Executes one effect of the machine. */
export function perform(
  effect: Exclude<PurchaseEffect, { do: 'finish' }>,
  state: PurchaseState,
  dispatch: Dispatch,
): void {
  switch (effect.do) {
    case 'login':
      leaveDialog();
      startWork(() => logIn(state), dispatch);
      break;
    case 'askPin':
      leaveDialog();
      startWork(enterPin, dispatch);
      break;
    case 'prepare':
    case 'offer':
      startWork(() => read(state), dispatch);
      break;
    case 'pay':
    case 'submitCode':
      startWork(() => send(state), dispatch, effect.afterMs);
      break;
    case 'check':
      startWork(() => check(effect), dispatch, effect.afterMs);
      break;
    case 'ask':
      openDialog(effect.dialog, dispatch);
      break;
    case 'closeDialog':
      closeDialog();
      break;
    case 'callLate':
      setTimeout(() => dispatch({ type: 'late' }), effect.afterMs);
      break;
    case 'showRefusal': {
      const { status, code, message } = effect.refusal;
      showError(new PlatformError('refused', message ?? '', { status, code, sentence: message }), 'modal');
      break;
    }
    case 'refresh':
      refreshOwned();
      break;
    case 'track':
      track({ type: 'event', name: effect.event, path: trackedPath(location.pathname) });
      break;
    case 'report':
      reportTransaction(effect.result === 1);
      break;
    case 'continue':
      continueAfter(effect.subject, effect.after);
      break;
  }
}

async function read(state: PurchaseState): Promise<PurchaseEvent | null> {
  if (state.at === 'preparing') {
    const { item, rest } = state.order;
    const next = rest[0]?.kind === 'packet' ? rest[0].key : null;
    return { type: 'prepared', product: await prepareOrder(item, next) };
  }
  if (state.at !== 'offering') return null;
  return { type: 'offered', offer: await makeOffer(state.order.item, state.wayId) };
}

/** One tab pays at a time: the next one then sees what was bought. Locks exist in secure contexts only. */
function send(state: PurchaseState): Promise<PurchaseEvent | null> {
  const run = () => sendOnce(state);
  return navigator.locks?.request('taspa-payment', run) ?? run();
}

async function sendOnce(state: PurchaseState): Promise<PurchaseEvent | null> {
  if (state.at === 'processing') return pay(state);
  if (state.at !== 'submittingCode') return null;
  const { transaction, code, attempt } = state;
  return { type: 'opened', transaction: await sendCode(transaction.id, code, attempt) };
}

async function pay({ payment, order }: StateAt<'processing'>): Promise<PurchaseEvent> {
  if (payment.by !== 'balance') rememberPaysystem(payment.by);
  const transaction = await sendPayment(payment, order.earlier);
  return transaction ? { type: 'opened', transaction } : { type: 'paid' };
}

async function check({ id, also }: Extract<PurchaseEffect, { do: 'check' }>): Promise<PurchaseEvent> {
  const [current, left] = await Promise.all([
    checkTransaction(id),
    also === undefined ? null : checkTransaction(also),
  ]);
  const hasLeftEnded = left && typeof left !== 'string' && left.status !== 'pending';
  const transaction = hasLeftEnded ? left : current;
  if (transaction === 'unknown') return { type: 'unknown' };
  if (transaction && transaction !== 'silent') return { type: 'checked', transaction };
  // Both payments are of one order, so an answer about either one says whose it is.
  const isOwn = transaction === 'silent' || (left && left !== 'unknown');
  return isOwn ? { type: 'silent', isOwn: true } : { type: 'silent' };
}

async function enterPin(): Promise<PurchaseEvent> {
  const { askPin } = await import('@/lib/client/parental/ask-pin');
  return { type: (await askPin({ action: 'pay' })) ? 'pinEntered' : 'closed' };
}

/**
 * Spec 3 §4, step 1 (authAfterBuy): the login continues the stored action, after its own dialogs
 * (`lib/client/session/after-login.ts`). Without a login the action is dropped.
 */
async function logIn(state: PurchaseState): Promise<PurchaseEvent | null> {
  if (state.at !== 'login') return null;
  const { subject, after } = state.order;
  const { forgetAction, rememberAction, storedAction } = await import('@/lib/client/viewer/interrupted');
  rememberAction({ kind: 'buy', subject, after });
  const { askFor } = await import('@/lib/client/modals/ask');
  await askFor({ id: 'auth' });
  // If the action is still stored, the login continues the purchase. If it was dropped, is too old, or has been taken
  // already, the purchase is closed here.
  if (hasUserSession() && storedAction()) return null;
  forgetAction();
  return { type: 'closed' };
}
