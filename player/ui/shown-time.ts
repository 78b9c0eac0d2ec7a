import { watchKeys } from '../core/store';
import type { PlayerCore } from '../create-player';

/** A picture that takes longer than this is waited for with the controls in sight. */
const FACE_AFTER_MS = 400;

/**
 * When to draw the controls: fonts, text and buttons at the moment when the first picture is being made would delay
 * it by a quarter. So once it is there, or there is nothing on its way, or it takes too long.
 */
export function whenIdleOrStarted({ store }: PlayerCore, draw: () => void): () => void {
  if (store.get('status') === 'idle' || store.get('started')) {
    draw();
    return () => {};
  }
  const wait = new AbortController();
  const timer = setTimeout(done, FACE_AFTER_MS);
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
