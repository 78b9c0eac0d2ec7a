import { CHANNELS_REFRESH_MS } from '@/lib/schedule/limits';
import { currentWho, onWho } from '@/lib/session/who';
import type { MyChannels } from './view';

// Small on purpose, because every page with channels carries it; the reader of the list comes only for those who are logged in.
let mine: MyChannels | null = null;
let isKept = false;
/** Answers for who was there before come too late. */
let turn = 0;
const listeners = new Set<() => void>();

/** What the viewer has of the channels; null for guests, and until it is known. */
export const currentMine = (): MyChannels | null => mine;

/** Hears of the viewer's own channels, which are read from now on (spec 2 §7: every five minutes). Browser only. */
export function onMine(listener: () => void): () => void {
  listeners.add(listener);
  if (!isKept) {
    isKept = true;
    onWho(() => {
      become(null);
      read();
    });
    setInterval(() => document.visibilityState === 'visible' && read(), CHANNELS_REFRESH_MS);
  }
  if (mine === null && listeners.size === 1) read();
  return () => listeners.delete(listener);
}

function read(): void {
  turn += 1;
  const asked = turn;
  if (currentWho()?.state !== 'user' || listeners.size === 0) return;
  import('./load-mine')
    .then(({ loadMine }) => loadMine())
    .then(
      (next) => asked === turn && become(next),
      // The public page is still right: it shows a lock on what is not free.
      () => {},
    );
}

function become(next: MyChannels | null): void {
  if (next === mine) return;
  mine = next;
  for (const listener of listeners) listener();
}
