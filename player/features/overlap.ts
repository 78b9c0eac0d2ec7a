import { isClip } from '../core/gates';
import { watchKeys } from '../core/store';
import type { Feature } from './feature';

/** A player on this page. */
interface Mounted {
  isOver: boolean;
  /** Another one is opened over it. */
  giveWay(): void;
  /** That one has ended. */
  goOn(): void;
}

/** The one on top is the last. */
const mounted: Mounted[] = [];

/** Of two players of a page, as a trailer over a channel, only the upper one plays; the other one goes on after it. */
export const overlap: Feature = {
  attach({ store, commands, options }, signal) {
    let covered = new AbortController();
    let wasPlaying = false;
    const pause = () => {
      const isPaused = store.get(isClip(store.get('interrupted')) ? 'clipPaused' : 'paused');
      // A device plays elsewhere.
      if (isPaused || store.get('castState') === 'connected') return;
      wasPlaying = true;
      commands.send('pause');
    };
    const own: Mounted = {
      isOver: options().isOver ?? false,
      giveWay() {
        covered = new AbortController();
        wasPlaying = false;
        store.set({ isBelow: true });
        pause();
        // What was still loading begins now.
        watchKeys(store, ['paused', 'clipPaused', 'interrupted'], pause, covered.signal);
      },
      goOn() {
        covered.abort();
        store.set({ isBelow: false });
        if (wasPlaying) commands.send('play');
      },
    };
    // The page below may mount its player later than the overlay does.
    const above = own.isOver ? -1 : mounted.findIndex(({ isOver }) => isOver);
    if (above >= 0) {
      mounted.splice(above, 0, own);
      own.giveWay();
    } else {
      mounted.at(-1)?.giveWay();
      mounted.push(own);
    }
    signal.addEventListener('abort', () => {
      covered.abort();
      const isOnTop = mounted.at(-1) === own;
      mounted.splice(mounted.indexOf(own), 1);
      const below = mounted.at(-1);
      // When this one has given back the media controls of the system.
      if (isOnTop && below) queueMicrotask(() => mounted.at(-1) === below && below.goOn());
    });
  },
};
