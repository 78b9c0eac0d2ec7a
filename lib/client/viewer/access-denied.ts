import { askModal } from '@/lib/client/modals/ask';
import { modalHref, readModalAddress } from '@/lib/rules/modals/address';
import { isExempt } from '@/lib/rules/session/exempt-paths';
import { routes } from '@/lib/shared/routes';
import { isPersonKnown } from './known';
import { storeRegionMessage } from './region-message';

/** What a call says of whoever may not come in; everything else is the caller's. Browser only. */
export function denyAccess(code: string | null, sentence: string | null): void {
  if (code === 'region_not_served') goToGeoLock(sentence);
  if (isExempt(location.pathname)) return;
  if (code === 'login_required') askLogin();
  if (code === 'no_provider') askModal({ id: 'no_provider' });
  if (code === 'auto_auth_failed') showLineFailure(true);
}

/** Spec 1 §8 "Auto-auth failure": where guests are welcome it can be closed, and one goes on as a guest. */
export function showLineFailure(isShutOut: boolean): void {
  askModal({ id: 'auto_auth_error', hideClose: isShutOut, isPatient: !isShutOut });
}

/** Spec 1 §8: "redirects to /geo_lock", from where one gets back; not from pages that everybody reaches (spec 1 §2). */
function goToGeoLock(sentence: string | null): void {
  if (sentence) storeRegionMessage(sentence);
  if (isExempt(location.pathname)) return;
  const here = location.pathname + location.search;
  // In place of the page: "back" would come here, and be sent there again.
  location.replace(routes.geoLock(readModalAddress(location.hash)?.to ?? here));
}

/** Spec 1 §4: where guests are not allowed login is forced; the dialog cannot be closed. */
function askLogin(): void {
  const open = readModalAddress(location.hash);
  const to = open?.id === 'auth' ? open.to : null;
  // It takes the entry of the page in the history: "back" leaves, instead of coming here again.
  history.replaceState(null, '', modalHref('auth', to));
  askModal({ id: 'auth', to, hideClose: true });
}

/** Keeps the login open on a page that needs one; returns how to stop. */
export function insistOnLogin(): () => void {
  const insist = () => {
    if (isPersonKnown() || isExempt(location.pathname)) return;
    if (!readModalAddress(location.hash)) askLogin();
  };
  const open = readModalAddress(location.hash);
  if (open?.id === 'auth' && !isExempt(location.pathname)) askLogin();
  insist();
  addEventListener('hashchange', insist);
  return () => removeEventListener('hashchange', insist);
}
