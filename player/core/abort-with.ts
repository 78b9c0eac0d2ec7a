/**
 * A controller that also aborts with another signal. `AbortSignal.any`, which would do the same, is younger than browsers that we
 * serve: Safari 17.4, Chrome 116, Firefox 124.
 */
export function abortWith(signal: AbortSignal): AbortController {
  const inner = new AbortController();
  if (signal.aborted) inner.abort();
  else signal.addEventListener('abort', () => inner.abort(), { once: true, signal: inner.signal });
  return inner;
}
