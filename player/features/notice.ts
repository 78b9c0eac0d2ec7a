import { NOTICE_MS } from '../core/constants';
import { watchKeys } from '../core/store';
import type { Feature } from './feature';

/** Hides a short message on the picture after its time. */
export const notice: Feature = {
  attach({ store }, signal) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      clearTimeout(timer);
      if (store.get('notice') !== null) timer = setTimeout(() => store.set({ notice: null }), NOTICE_MS);
    };
    watchKeys(store, ['notice'], update, signal);
    signal.addEventListener('abort', () => clearTimeout(timer));
  },
};
