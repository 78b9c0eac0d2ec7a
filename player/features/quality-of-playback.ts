import { trackQuality } from '@/lib/client/playback/track-playing';
import { TICK_MS } from '../core/constants';
import { watchKeys } from '../core/store';
import { every, type Feature, onMedia } from './feature';
import { playbackOf } from './support/playback-of';

/**
 * Measures how a playback went for the viewer and reports it when it ends: time to the first picture, how often and how
 * long the picture stood still, the average quality and the failures.
 */
export const qualityOfPlayback: Feature = {
  attachSession(context, session, signal) {
    const { store } = context;
    const { target: media, state } = session;
    let firstFrame: number | undefined;
    let stalls = 0;
    let stalled = 0;
    let stalledSince: number | null = null;
    let errors = 0;
    let watched = 0;
    let lines = 0;
    let isReported = false;

    function onStarted() {
      if (store.get('started') && store.get('status') === 'ready')
        firstFrame ??= Math.round(performance.now() - session.requestedAt);
      store.set({ firstFrameMs: firstFrame ?? null });
    }
    // A picture that stands still after a jump is no stall: the viewer expects it.
    function onWaiting() {
      if (firstFrame !== undefined && !media.seeking && !media.paused && !store.get('interrupted')) {
        stalledSince ??= performance.now();
      }
    }
    function onMoving() {
      if (stalledSince === null) return;
      stalls += 1;
      stalled += performance.now() - stalledSince;
      stalledSince = null;
      store.set({ stalls, stalledMs: Math.round(stalled) });
    }
    function onFault() {
      if (state.get('fault')) errors += 1;
    }
    function tick() {
      if (media.paused || store.get('waiting') || store.get('interrupted')) return;
      watched += TICK_MS / 1000;
      lines += state.get('height');
    }
    function report() {
      if (isReported || (firstFrame === undefined && errors === 0)) return;
      isReported = true;
      onMoving();
      trackQuality({
        ...playbackOf(context, session),
        ...(firstFrame !== undefined && { firstFrame }),
        watched,
        stalls,
        stalled: Math.round(stalled),
        height: watched === 0 ? state.get('height') : Math.round(lines / watched),
        errors,
      });
    }

    store.set({ stalls, stalledMs: stalled });
    watchKeys(store, ['started', 'status'], onStarted, signal);
    onStarted();
    onMedia(media, ['waiting'], onWaiting, signal);
    onMedia(media, ['playing', 'pause', 'seeking', 'ended'], onMoving, signal);
    watchKeys(state, ['fault'], onFault, signal);
    onFault();
    every(TICK_MS, tick, signal);
    signal.addEventListener('abort', report);
    // Before the listener that sends the waiting events with the page.
    addEventListener('pagehide', report, { capture: true, signal });
  },
};
