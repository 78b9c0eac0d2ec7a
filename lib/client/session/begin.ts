import { hasSession } from '@/lib/client/viewer/known';
import { routes } from '@/lib/shared/routes';

/** Safari has no idle callbacks. */
const LATER_MS = 1_000;

/**
 * The start of the product (spec 1 §4): a browser with a session renews it; without one it checks for a
 * refusal, and a session is created when it is first needed (DESIGN section 3). Every page contains this
 * code, so it is small and waits until the page is idle.
 */
export function beginSession(): void {
  const start = () => {
    // That page starts a session itself to show whether the region is served.
    if (!hasSession() && location.pathname === routes.geoLock()) return;
    const work = hasSession()
      ? import('./renew').then(({ renew }) => renew())
      : import('./request-welcome').then(({ requestWelcome }) => requestWelcome());
    work.catch(() => {});
  };
  if (typeof requestIdleCallback === 'function') requestIdleCallback(start);
  else setTimeout(start, LATER_MS);
}
