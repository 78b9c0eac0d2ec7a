import { atom } from 'jotai/vanilla';
import { store } from '@/lib/client/store/store';
import { currentViewer, onViewerChange } from '@/lib/client/viewer/viewer';
import type { MyChannels } from '@/lib/rules/channels/view';
import { CHANNELS_REFRESH_MS } from '@/lib/rules/schedule/constants';
import { loadMine } from './load-own-channels';

/** What the viewer has of the channels, read while somebody shows it (spec 2 §7: every five minutes); null until it is known. */
export const ownChannelsAtom = atom<MyChannels | null>(null);

let isShown = false;
let readAt = 0;
/** Answers for who was there before come too late. */
let turn = 0;

ownChannelsAtom.onMount = () => {
  isShown = true;
  if (Date.now() - readAt >= CHANNELS_REFRESH_MS) read();
  const timer = setInterval(() => document.visibilityState === 'visible' && read(), CHANNELS_REFRESH_MS);
  return () => {
    isShown = false;
    clearInterval(timer);
  };
};

function read(): void {
  turn += 1;
  const requestedTurn = turn;
  if (currentViewer()?.state !== 'user' || !isShown) return;
  readAt = Date.now();
  loadMine().then(
    (next) => {
      if (requestedTurn === turn) store.set(ownChannelsAtom, next);
    },
    // The public page is still right: it shows a lock on what is not free. Whoever shows it next asks again.
    () => {
      readAt = 0;
    },
  );
}

// Another person, or another profile, has other channels.
onViewerChange(() => {
  readAt = 0;
  store.set(ownChannelsAtom, null);
  read();
});
