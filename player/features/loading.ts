import { LOADING_LIMIT_MS, SPINNER_AFTER_MS } from '../core/constants';
import { isClip } from '../core/gates';
import type { PlayerState } from '../core/state';
import { type Store, watchKeys } from '../core/store';
import type { Feature } from './feature';

const KEYS = [
  'status',
  'waiting',
  'started',
  'autoplay',
  'error',
  'blackout',
  'interrupted',
  'clipWaiting',
] as const;

function waits(store: Store<PlayerState>): boolean {
  if (store.get('error') || store.get('blackout')) return false;
  if (isClip(store.get('interrupted'))) return store.get('clipWaiting');
  const isFirst = !store.get('started') && store.get('autoplay') !== 'blocked';
  return store.get('status') !== 'ready' || store.get('waiting') || isFirst;
}

/** How long there has been nothing to show: a spinner, and then more than a spinner (spec 2 §8 Loading timeout). */
export const loading: Feature = {
  attach({ store }, signal) {
    let timers: ReturnType<typeof setTimeout>[] = [];
    let isWaiting = false;
    const stop = () => timers.splice(0).forEach(clearTimeout);
    function begin() {
      stop();
      store.set({ loading: null });
      if (!isWaiting) return;
      timers = [
        setTimeout(() => store.set({ loading: 'short' }), SPINNER_AFTER_MS),
        setTimeout(() => store.set({ loading: 'long' }), LOADING_LIMIT_MS),
      ];
    }
    function follow() {
      if (waits(store) === isWaiting) return;
      isWaiting = !isWaiting;
      begin();
    }
    watchKeys(store, KEYS, follow, signal);
    watchKeys(store, ['retries'], begin, signal);
    follow();
    signal.addEventListener('abort', stop);
  },
};
