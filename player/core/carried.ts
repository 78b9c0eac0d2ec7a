import type { PlayerState } from './state';
import type { Store } from './store';

/** What the viewer has chosen for this page, not for this browser: the next player in the same place takes it over. */
export type Carried = Pick<PlayerState, 'muted' | 'sleep' | 'sleepAt'>;

/** What a player leaves behind. Sound that the browser or a device has muted was not muted by the viewer. */
export function carriedFrom(store: Store<PlayerState>): Carried {
  const isOfViewer = store.get('autoplay') !== 'muted' && store.get('castState') !== 'connected';
  return {
    muted: store.get('muted') && isOfViewer,
    sleep: store.get('sleep'),
    sleepAt: store.get('sleepAt'),
  };
}

/** What still counts: whoever opens something after the end of the sleep timer is awake. */
export function stillCarried(carried: Carried): Carried {
  const isOver = carried.sleepAt !== null && carried.sleepAt <= Date.now();
  return isOver ? { ...carried, sleep: 'off', sleepAt: null } : carried;
}
