import type { CommandName } from '../core/commands';
import { locksControls } from '../core/gates';
import { watchKeys } from '../core/store';
import type { Feature } from './feature';
import { isWatchedLive } from './live';

/** Commands that move in the content; they come from keys, taps, the seek bar and the media keys of the system. */
const MOVES: readonly CommandName[] = [
  'seek',
  'skip',
  'seekShare',
  'stepFrame',
  'startOver',
  'goLive',
  'next',
  'previous',
  'preview',
];

/**
 * While an ad, a packshot or the PIN stands before the content, nothing moves in it. A broadcast that was watched live
 * continues live, as on television.
 */
export const interruption: Feature = {
  attachSession({ store, commands }, { source }, signal) {
    let taken: AbortController | null = null;
    let wasLive = false;

    const update = () => {
      const locked = locksControls(store.get('interrupted'));
      if (locked === (taken !== null)) return;
      if (!locked) {
        taken?.abort();
        taken = null;
        if (wasLive) commands.send('goLive');
        return;
      }
      // No pointer leaves the seek bar when it is removed.
      commands.send('preview', null);
      taken = new AbortController();
      wasLive = isWatchedLive(store, source);
      for (const name of MOVES) commands.handle(name, () => {}, taken.signal);
    };
    watchKeys(store, ['interrupted'], update, signal);
    signal.addEventListener('abort', () => taken?.abort());
  },
};
