import { storesOf } from './devices';
import { phoneOf } from './own-device';
import type { Store } from './store';

/** Spec 3 §4 Other: how long an application has to open before its store is shown instead. */
export const APP_WAIT_MS = 25;
export const APP_WAIT_IOS_MS = 2_500;

/** The address of the application that this store has for this phone, and how long to wait for it. */
export function appOf(
  store: Store,
  userAgent: string,
  clickId: string | null,
): { href: string; waitMs: number } | null {
  const phone = phoneOf(userAgent);
  if (!store.app || !phone || storesOf(phone, [store]).length === 0) return null;
  const click = clickId
    ? `${store.app.includes('?') ? '&' : '?'}click_id=${encodeURIComponent(clickId)}`
    : '';
  return { href: store.app + click, waitMs: phone === 'ios' ? APP_WAIT_IOS_MS : APP_WAIT_MS };
}
