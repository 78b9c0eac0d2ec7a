const CHANGED = 'taspa:rights';

/** What this viewer may watch has changed: something was bought. Browser only. */
export function announceRights(): void {
  dispatchEvent(new Event(CHANGED));
}

/** Calls back when the rights of the viewer have changed; returns a function that stops it. */
export function onRightsChange(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  return () => removeEventListener(CHANGED, listener);
}
