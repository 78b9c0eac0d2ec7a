import { BACK_ONLINE_MS, PING_TIMEOUT_MS } from '../core/constants';
import { pingDelay } from '../core/errors/connectivity';
import { watchKeys } from '../core/store';
import type { Feature } from './feature';

/** Spec 2 §7: GET /robots.txt with a timestamp, no cache. */
async function ping(): Promise<boolean> {
  try {
    const answer = await fetch(`/robots.txt?${Date.now()}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(PING_TIMEOUT_MS),
    });
    return answer.ok;
  } catch {
    return false;
  }
}

/** Spec 2 §4 Blackout and offline: pings with doubling waits, then continues loading at the same place. */
export const offline: Feature = {
  attach({ store, session }, signal) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let attempt = 0;

    async function update() {
      clearTimeout(timer);
      if (!(await ping())) return wait();
      if (signal.aborted || !store.get('offline')) return;
      attempt = 0;
      store.set({ offline: false });
      const stopped = session();
      if (!stopped?.state.get('isOffline')) return;
      stopped.state.set({ retriesUntil: Date.now() + BACK_ONLINE_MS });
      stopped.rebuild();
    }
    function wait() {
      // Several pings may run at once: only one of them schedules the next, and none does once the network is back.
      if (signal.aborted || !store.get('offline')) return;
      clearTimeout(timer);
      timer = setTimeout(() => void update(), pingDelay(attempt));
      attempt += 1;
    }
    const lose = () => {
      if (store.get('offline')) return;
      store.set({ offline: true });
      wait();
    };
    const regain = () => store.get('offline') && void update();
    window.addEventListener('offline', lose, { signal });
    window.addEventListener('online', regain, { signal });
    if (navigator.onLine === false) lose();
    signal.addEventListener('abort', () => clearTimeout(timer));
  },
  attachSession({ store }, { state }, signal) {
    const onOffline = () =>
      state.get('isOffline') && !store.get('offline') && window.dispatchEvent(new Event('offline'));
    watchKeys(state, ['isOffline'], onOffline, signal);
    onOffline();
  },
};
