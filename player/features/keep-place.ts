import { LIVE_OFFER_MS } from '../core/constants';
import { watchKeys } from '../core/store';
import { type Feature, later, onMedia } from './feature';
import { startLive } from './start-live';

/**
 * Live that was held up (a pause, a network that was away, a tab asleep) goes on where the viewer was: in the live stream
 * while that holds the second, else in the archive, with the way back to live offered. Without an archive there is only
 * live, which a pause warns of (spec 2 §4).
 */
export const keepPlace: Feature = {
  attachSession(context, session, signal) {
    const { store, options } = context;
    const { media, source, state } = session;
    if (source.kind !== 'live') {
      if (source.kind === 'archive' && store.get('leftLive')) {
        store.set({ notice: 'behindLive' });
        const withdraw = () => store.set({ leftLive: false });
        later(LIVE_OFFER_MS, withdraw, signal);
        signal.addEventListener('abort', withdraw);
      } else store.set({ leftLive: false });
      return;
    }
    let isWanted = !media.paused;
    let hasPlace = source.beginAt !== undefined || (isWanted && store.get('started'));

    function goOn() {
      const date = state.get('outrun');
      if (date === null || !isWanted || state.get('failed')) return;
      // Whoever has seen nothing yet has no place to keep.
      if (!hasPlace || !source.archived || !options().onRequestTime) return startLive(context, session);
      store.set({ leftLive: true });
      options().onRequestTime?.(Math.floor(date), 'follows');
    }
    function onPause() {
      isWanted = false;
      if (!media.ended && !state.get('failed') && !source.archived) store.set({ notice: 'noArchivePause' });
    }
    function onPlay() {
      isWanted = true;
      const window = session.engine()?.seekable();
      const isLeft = window && media.currentTime < window.start;
      if (isLeft && state.get('outrun') === null) state.set({ outrun: store.get('date') });
      else goOn();
    }
    const onOutrun = () => {
      if (state.get('outrun') === null) return;
      // What it would load now is of another time.
      session.engine()?.rest();
      goOn();
    };
    const onPlaying = () => {
      hasPlace = true;
    };
    onMedia(media, ['playing'], onPlaying, signal);
    onMedia(media, ['pause'], onPause, signal);
    onMedia(media, ['play'], onPlay, signal);
    watchKeys(state, ['outrun'], onOutrun, signal);
    onOutrun();
  },
};
