import { isKnownViewer } from '@/lib/client/viewer/known';
import { routes } from '@/lib/shared/routes';

/** Safari has no idle callbacks. */
const LATER_MS = 1_000;

/**
 * The start of the product (spec 1 §4): a browser that has a session renews it; one that has none is told whether it will be let in,
 * and gets a session when it is first needed (DESIGN section 3). Small on purpose: every page carries it, and the work waits until
 * the page has time.
 */
export function beginSession(): void {
  const begin = () => {
    // That page starts a session itself, to say whether the region is served.
    if (!isKnownViewer() && location.pathname === routes.geoLock()) return;
    const work = isKnownViewer()
      ? import('./renew').then(({ renew }) => renew())
      : import('./ask-welcome').then(({ askWelcome }) => askWelcome());
    work.catch(() => {});
  };
  if (typeof requestIdleCallback === 'function') requestIdleCallback(begin);
  else setTimeout(begin, LATER_MS);
}
