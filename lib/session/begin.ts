import { isKnownViewer } from './known';

/** Safari has no idle callbacks. */
const LATER_MS = 1_000;

/**
 * The start of the product (spec 1 §4): a browser that has a session renews it; one that has none is told whether it will be let in,
 * and gets a session when it is first needed (DESIGN section 3). Small on purpose: every page carries it, and the work waits until
 * the page has time.
 */
export function beginSession(): void {
  const begin = () => {
    const work = isKnownViewer()
      ? import('./renew').then(({ renew }) => renew())
      : import('./ask-welcome').then(({ askWelcome }) => askWelcome());
    work.catch(() => {});
  };
  if (typeof requestIdleCallback === 'function') requestIdleCallback(begin);
  else setTimeout(begin, LATER_MS);
}
