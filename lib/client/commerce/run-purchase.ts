import { documentKind } from '@/lib/client/browser/of-document';
import { store } from '@/lib/client/store/store';
import { onBoughtElsewhere } from '@/lib/client/viewer/bought';
import { hasUserSession } from '@/lib/client/viewer/known';
import { broadcastToTabs, currentViewer, onViewerChange } from '@/lib/client/viewer/viewer';
import { stepPurchase } from '@/lib/rules/commerce/purchase';
import type { PurchaseEvent, PurchaseState } from '@/lib/rules/commerce/states';
import {
  type AfterPurchase,
  isSameSubject,
  type PurchaseOutcome,
  type PurchaseSubject,
} from '@/lib/rules/commerce/subject';
import { waitingTitle } from '@/lib/rules/commerce/waiting';
import { perform } from './perform';
import { purchaseAtom } from './purchase-atom';
import { rememberedPaysystem } from './remembered-paysystem';
import { keepPurchase, storedPurchase } from './stored-purchase';
import { stopWork } from './work';

/** Runs the machine of `lib/rules/commerce/purchase.ts` in this tab. */

let waiting: Array<(outcome: PurchaseOutcome) => void> = [];
let isListening = false;

const current = (): PurchaseState => store.get(purchaseAtom);

export function startPurchase(
  subject: PurchaseSubject,
  after: AfterPurchase | null,
  closing?: AbortSignal,
): Promise<PurchaseOutcome> {
  return new Promise((resolve) => {
    if (closing?.aborted) return resolve({ result: 'abandoned', subject });
    closing?.addEventListener('abort', () => onOpenerClosed(subject));
    // First, because what was stored may end at once, and that is no answer to this caller.
    continueStored();
    waiting.push(resolve);
    dispatch({ type: 'start', subject, after, isUser: hasUserSession() });
    const { at } = current();
    // Nothing began, because the subject has nothing to buy, such as a title without a chosen offer.
    if (at === 'idle' || at === 'done') settle({ result: 'abandoned', subject });
  });
}

/** The dialog that led to the purchase is gone. In other states a later dialog has taken its place. */
function onOpenerClosed(subject: PurchaseSubject): void {
  const state = current();
  const isReading = state.at === 'preparing' || state.at === 'offering';
  if (isReading && isSameSubject(state.order.subject, subject)) dispatch({ type: 'closed' });
}

/** A press may come before the purchase of an earlier page goes on: its payment must not be replaced. */
export function continueStored(): void {
  const stored = current().at === 'idle' ? storedPurchase() : null;
  if (stored) dispatch({ type: 'resume', state: stored });
}

/** Ends a purchase that waits for the login. */
export function endAtLogin(): void {
  if (storedPurchase()?.at === 'login') continueStored();
  if (current().at === 'login') dispatch({ type: 'closed' });
}

export function dispatch(event: PurchaseEvent): void {
  listen();
  const before = current();
  const { state, effects } = stepPurchase(before, event, {
    now: Date.now(),
    attempt: crypto.randomUUID(),
    path: location.pathname,
    canFrame: documentKind() === 'money',
    remembered: rememberedPaysystem(),
  });
  store.set(purchaseAtom, state);
  // Before the effects: a payment is stored before it is sent.
  if (state !== before) keepPurchase(state);
  for (const effect of effects) {
    if (effect.do === 'finish') finish(effect.outcome);
    else perform(effect, state, dispatch);
  }
  // The header shows an open payment, and one whose dialog was closed, so the caller stops waiting.
  if (state.at === 'paused' || ('order' in state && waitingTitle(state) !== null))
    settle({ result: 'later', subject: state.order.subject });
}

function finish(outcome: PurchaseOutcome): void {
  stopWork();
  // `owned` counts too: the payment may have succeeded although its answer was lost.
  if (outcome.result === 'bought' || outcome.result === 'owned') broadcastToTabs({ bought: outcome.subject });
  settle(outcome);
}

function settle(outcome: PurchaseOutcome): void {
  const callers = waiting;
  waiting = [];
  for (const resolve of callers) resolve(outcome);
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  onViewerChange(() => {
    const viewer = currentViewer();
    if (viewer && (viewer.state !== 'user' || viewer.profile?.role === 'child'))
      dispatch({ type: 'viewerLeft' });
  });
  onBoughtElsewhere((subject) => {
    const state = current();
    if ('order' in state && isSameSubject(state.order.subject, subject))
      dispatch({ type: 'boughtElsewhere' });
  });
  const look = () => document.visibilityState === 'visible' && dispatch({ type: 'look' });
  document.addEventListener('visibilitychange', look);
  addEventListener('focus', look);
  addEventListener('online', () => dispatch({ type: 'online' }));
}
