import { atom } from 'jotai/vanilla';
import { store } from '@/lib/client/store/store';
import { onRightsChange } from '@/lib/client/viewer/rights';
import { currentViewer, onViewerChange } from '@/lib/client/viewer/viewer';
import type { MyChannels } from '@/lib/rules/channels/view';
import { CHANNELS_REFRESH_MS, LOAD_ATTEMPTS, LOAD_RETRY_MS } from '@/lib/rules/schedule/constants';
import { loadOwnChannels } from './load-own-channels';
import { onChannelsRefresh } from './refresh';

/**
 * The channels of the viewer with their rights, refreshed while they are shown (spec 2 §7: every five
 * minutes); null until loaded.
 */
export const ownChannelsAtom = atom<MyChannels | null>(null);

let isShown = false;
let readAt = 0;
/** The number of the newest read: answers of earlier ones are dropped. */
let turn = 0;

ownChannelsAtom.onMount = () => {
  isShown = true;
  if (Date.now() - readAt >= CHANNELS_REFRESH_MS) read();
  const stop = onChannelsRefresh(() => read());
  return () => {
    isShown = false;
    stop();
  };
};

function read(attempt = 1): void {
  turn += 1;
  const requestedTurn = turn;
  if (currentViewer()?.state !== 'user' || !isShown) return;
  readAt = Date.now();
  loadOwnChannels().then(
    (next) => {
      if (requestedTurn === turn) store.set(ownChannelsAtom, next);
    },
    // The public page shows a lock on all channels that are not free: while nothing better is known the list is requested
    // again (spec 2 §4), then by the next component that needs it.
    () => {
      if (requestedTurn !== turn) return;
      readAt = 0;
      if (store.get(ownChannelsAtom) !== null || attempt >= LOAD_ATTEMPTS) return;
      setTimeout(() => requestedTurn === turn && read(attempt + 1), LOAD_RETRY_MS);
    },
  );
}

// Another user or another profile has other channels.
onViewerChange(() => {
  readAt = 0;
  store.set(ownChannelsAtom, null);
  read();
});

// What was bought opens at once.
if (typeof window !== 'undefined') {
  onRightsChange(() => {
    readAt = 0;
    read();
  });
}
