import { SKIP_STEP_S } from '../core/constants';
import { watchKeys } from '../core/store';
import type { Feature } from './feature';

/** Media keys of keyboards and headsets, and the media controls of the system. */
export const mediaSession: Feature = {
  attachSession({ store, commands, options }, _session, signal) {
    const system = navigator.mediaSession;
    if (!system) return;
    const handlers: [MediaSessionAction, () => void][] = [
      ['play', () => commands.send('play')],
      ['pause', () => commands.send('pause')],
      ['seekbackward', () => commands.send('skip', -SKIP_STEP_S)],
      ['seekforward', () => commands.send('skip', SKIP_STEP_S)],
    ];
    for (const [action, handler] of handlers) system.setActionHandler(action, handler);

    const showCard = () => {
      const { media } = options();
      const programme = store.get('programme');
      if (!media) return;
      system.metadata = new MediaMetadata({
        title: programme?.title ?? media.title,
        artist: programme ? media.title : (media.artist ?? ''),
        artwork: media.artwork ? [{ src: media.artwork }] : [],
      });
    };
    const showState = () => {
      const isPaused = store.get('ad')?.isPaused ?? store.get('paused');
      system.playbackState = isPaused ? 'paused' : 'playing';
    };
    watchKeys(store, ['programme'], showCard, signal);
    watchKeys(store, ['paused', 'ad'], showState, signal);
    showCard();
    showState();
    signal.addEventListener('abort', () => {
      for (const [action] of handlers) system.setActionHandler(action, null);
      system.metadata = null;
      system.playbackState = 'none';
    });
  },
};
