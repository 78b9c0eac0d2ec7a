import type { PurchaseState } from './states';

/**
 * The title of a payment in progress whose dialog is closed, empty where only its transaction is known; null when there is
 * no such payment.
 */
export function waitingTitle(state: PurchaseState): string | null {
  const title = titleOf(state);
  if (!('order' in state) || !state.order.isResumed) return title;
  // Nobody knows yet whose it is.
  return title !== null && state.order.awaited === 'told' ? '' : null;
}

function titleOf(state: PurchaseState): string | null {
  switch (state.at) {
    case 'checking':
    case 'paused':
      return state.isShown ? null : (state.deal?.offer.title ?? '');
    case 'processing':
    case 'submittingCode':
      return state.isHidden ? state.offer.title : null;
    case 'unsure':
      return state.isShown ? null : state.offer.title;
    default:
      return null;
  }
}
