import { readStoredJson, removeStored } from '@/lib/client/browser/storage';

/** The purchase of this tab, while it goes on. */
export const STORED_PURCHASE = 'taspa:purchase';

/** Dispatched when the stored purchase has changed: begun, gone on, or ended. */
export const PURCHASE_CHANGE = 'taspa:purchase-change';

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
  const stored = readStoredJson('session', STORED_PURCHASE) as { until?: number } | null;
  if (stored === null) return false;
  const isKept = Number(stored.until) > Date.now();
  if (!isKept) removeStored('session', STORED_PURCHASE);
  return isKept;
}
