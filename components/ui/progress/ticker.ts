import { PROGRESS_TICK_MS } from '@/lib/rules/schedule/constants';

/** One timer for all bars of the page. */
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  if (document.visibilityState !== 'visible') return;
  for (const listener of listeners) listener();
}

/** Calls at once, with every tick while the tab is visible, and when it is shown again; returns a function that stops it. */
export function onTick(listener: () => void): () => void {
  listener();
  listeners.add(listener);
  if (timer === undefined) {
    timer = setInterval(tick, PROGRESS_TICK_MS);
    document.addEventListener('visibilitychange', tick);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    document.removeEventListener('visibilitychange', tick);
  };
}
