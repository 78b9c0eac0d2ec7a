import { isKnownViewer } from './known';

/** Safari has no idle callbacks. */
const LATER_MS = 1_000;

/**
 * The start of the product for a browser that has a session (spec 1 §4). Whoever has none gets one when it is first needed
 * (DESIGN section 3). Small on purpose: every page carries it, and the work waits until the page has time.
 */
export function beginSession(): void {
  if (!isKnownViewer()) return;
  const begin = () => {
    import('./renew').then(
      ({ renew }) => renew(),
      () => {},
    );
  };
  if (typeof requestIdleCallback === 'function') requestIdleCallback(begin);
  else setTimeout(begin, LATER_MS);
}
