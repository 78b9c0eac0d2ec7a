import { launchFields } from '@/lib/client/browser/launch-hash';
import { askModal } from '@/lib/client/modals/ask';
import { modalHref, readModalAddress } from '@/lib/rules/modals/address';
import { isExempt, staysWhenRefused } from '@/lib/rules/session/exempt-paths';
import { routes } from '@/lib/shared/routes';
import { hasUserSession } from './known';
import { storeRegionMessage } from './region-message';

/** Handles the error codes of viewers without access; other errors belong to the caller. Browser only. */
export function denyAccess(code: string | null, sentence: string | null): void {
  if (code === 'region_not_served') goToGeoLock(sentence);
  if (isExempt(location.pathname)) return;
  if (code === 'login_required') askLogin();
  if (code === 'no_provider') askModal({ id: 'no_provider' });
  if (code === 'auto_auth_failed') showLineFailure(true);
}

/**
 * Spec 1 §8 "Auto-auth failure": where guests are allowed the dialog can be closed, and the viewer continues
 * as a guest.
 */
export function showLineFailure(isShutOut: boolean): void {
  askModal({ id: 'auto_auth_error', hideClose: isShutOut, isPatient: !isShutOut });
}

/** Spec 1 §8: redirects to /geo_lock, from where the viewer can return; not from pages that stay. */
function goToGeoLock(sentence: string | null): void {
  if (sentence) storeRegionMessage(sentence);
  if (staysWhenRefused(location.pathname)) return;
  const here = location.pathname + location.search;
  // Replaces the page, because "back" would return here and redirect again.
  location.replace(routes.geoLock(readModalAddress(location.hash)?.to ?? here));
}

/** A login was required while the messenger's start data were in the address. */
let isHeldBack = false;

/** Spec 1 §4: where guests are not allowed login is forced; the dialog cannot be closed. */
function askLogin(): void {
  // The dialog would replace the start data, which log the viewer in.
  isHeldBack = launchFields(location.hash) !== null;
  if (isHeldBack) return;
  const open = readModalAddress(location.hash);
  const to = open?.id === 'auth' ? open.to : null;
  // Replaces the history entry of the page: "back" leaves the site instead of returning here.
  history.replaceState(null, '', modalHref('auth', to));
  askModal({ id: 'auth', to, hideClose: true });
}

/** Opens the login that was held back, when the login by the messenger has failed. */
export function askHeldBackLogin(): void {
  if (isHeldBack && !hasUserSession()) askLogin();
}

/** Keeps the login open on a page that needs one; returns a function that stops it. */
export function keepLoginOpen(): () => void {
  const reopen = () => {
    if (hasUserSession() || isExempt(location.pathname)) return;
    if (!readModalAddress(location.hash)) askLogin();
  };
  const open = readModalAddress(location.hash);
  if (open?.id === 'auth' && !isExempt(location.pathname)) askLogin();
  reopen();
  addEventListener('hashchange', reopen);
  return () => removeEventListener('hashchange', reopen);
}
