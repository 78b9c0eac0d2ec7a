/** The purchase of this tab, while it goes on. */
export const STORED_PURCHASE = 'taspa:purchase';

/** Whether the page was opened in the middle of a purchase: after a reload, or by a bank. Small: every page may ask. */
export function isPurchaseOpen(): boolean {
  return isReturn() || hasStored();
}

/** A bank leads back with this mark (spec 3 §7). */
export function isReturn(): boolean {
  return new URLSearchParams(location.search).get('purchased') === 'true';
}

function hasStored(): boolean {
  try {
    return sessionStorage.getItem(STORED_PURCHASE) !== null;
  } catch {
    return false;
  }
}
