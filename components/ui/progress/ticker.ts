/** Spec 2 §4: programme progress updates every 7 s. One timer for all bars of the page. */
export const TICK_MS = 7000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Calls at once and with every tick; returns a function that stops it. */
export function onTick(listener: () => void): () => void {
  listener();
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const listener of listeners) listener();
  }, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
