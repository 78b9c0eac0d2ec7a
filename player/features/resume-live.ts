import { LIVE_OFFER_MS } from '../core/constants';
import { watchKeys } from '../core/store';
import { type Feature, onMedia, timeoutUntil } from './feature';
import { liveOnlyAt } from './support/archive';
import { whenUncovered } from './support/covered';
import { startLive } from './support/start-live';

/**
 * Live playback that was interrupted (a pause, a lost network, a sleeping tab) continues at the same place: in the live
 * stream if it still contains that second, otherwise in the archive, with a button to live. What the archive will not
 * have continues live, which a warning announces on a pause (spec 2 §4).
 */
export const resumeLive: Feature = {
  attachSession(context, session, signal) {
    const { store, options, root } = context;
    const { target: media, source, state } = session;
    // A device keeps its place by itself.
    if (session.remote) return;
    if (source.kind !== 'live') {
      if (source.kind === 'archive' && store.get('leftLive')) {
        store.set({ notice: 'behindLive' });
        const withdraw = () => store.set({ leftLive: false });
        timeoutUntil(LIVE_OFFER_MS, withdraw, signal);
        signal.addEventListener('abort', withdraw);
      } else store.set({ leftLive: false });
      return;
    }
    let isWanted = !media.paused;
    let hasPlace = source.beginAt !== undefined || (isWanted && store.get('started'));
    let isWaiting = false;

    /** The date to continue from; null while nothing should. */
    const leftAt = () => (isWanted && !state.get('failed') ? state.get('leftWindowAt') : null);
    function continuePlayback() {
      const date = leftAt();
      if (date === null) return;
      // Without a first picture there is no place to continue from.
      const isLiveOnly = liveOnlyAt(context, source, date) !== null;
      if (!hasPlace || isLiveOnly || !options().onRequestTime) return startLive(context, session);
      if (isWaiting) return;
      isWaiting = true;
      whenUncovered(root, requestPlace, signal);
    }
    function requestPlace() {
      isWaiting = false;
      const date = leftAt();
      if (date === null) return;
      store.set({ leftLive: true });
      options().onRequestTime?.(Math.floor(date), 'continues');
    }
    function onPause() {
      isWanted = false;
      if (store.get('interrupted')) return;
      if (media.ended || state.get('failed')) return;
      const liveOnly = liveOnlyAt(context, source, store.get('date'));
      if (liveOnly) store.set({ notice: `${liveOnly}Pause` });
    }
    function onPlay() {
      isWanted = true;
      const window = session.engine()?.seekable();
      const isLeft = window && media.currentTime < window.start;
      if (isLeft && state.get('leftWindowAt') === null) state.set({ leftWindowAt: store.get('date') });
      else continuePlayback();
    }
    const onOutrun = () => {
      if (state.get('leftWindowAt') === null) return;
      // The engine would load pictures of another time.
      session.engine()?.stopLoading();
      continuePlayback();
    };
    const onPlaying = () => {
      hasPlace = true;
    };
    onMedia(media, ['playing'], onPlaying, signal);
    onMedia(media, ['pause'], onPause, signal);
    onMedia(media, ['play'], onPlay, signal);
    watchKeys(state, ['leftWindowAt'], onOutrun, signal);
    onOutrun();
  },
};
