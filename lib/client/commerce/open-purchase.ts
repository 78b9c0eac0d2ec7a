/** The purchase of this tab, while it goes on. */
export const STORED_PURCHASE = 'taspa:purchase';

/** Dispatched when the stored purchase has changed: begun, gone on, or ended. */
export const PURCHASE_KEPT = 'taspa:purchase-kept';

/**
 * Whether the page was opened during a purchase: after a reload, or by the redirect of a bank. It is small, because
 * every page calls it.
 */
export function isPurchaseOpen(): boolean {
  return isReturn() || isPurchaseStored();
}

/** A bank leads back with this mark (spec 3 §7). */
export function isReturn(): boolean {
  return new URLSearchParams(location.search).get('purchased') === 'true';
}

/** Whether this tab has a purchase that has not ended. One whose time is over is removed. */
export function isPurchaseStored(): boolean {
  try {
    const stored = sessionStorage.getItem(STORED_PURCHASE);
    if (stored === null) return false;
    const isKept = JSON.parse(stored).until > Date.now();
    if (!isKept) sessionStorage.removeItem(STORED_PURCHASE);
    return isKept;
  } catch {
    return false;
  }
}
