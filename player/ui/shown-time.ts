import { watchKeys } from '../core/store';
import type { PlayerCore } from '../create-player';

/** After this long without a picture the controls show. */
const CONTROLS_AFTER_MS = 400;

/**
 * When to render the controls: rendering fonts, text and buttons while the first picture is decoded would delay it by a
 * quarter. So they render after the picture, when nothing is loading, or after a time.
 */
export function whenIdleOrStarted({ store }: PlayerCore, draw: () => void): () => void {
  if (store.get('status') === 'idle' || store.get('started')) {
    draw();
    return () => {};
  }
  const wait = new AbortController();
  const timer = setTimeout(done, CONTROLS_AFTER_MS);
  function done() {
    clearTimeout(timer);
    wait.abort();
    draw();
  }
  const look = () => (store.get('started') || store.get('error')) && done();
  watchKeys(store, ['started', 'error'], look, wait.signal);
  look();
  return () => {
    clearTimeout(timer);
    wait.abort();
  };
}
