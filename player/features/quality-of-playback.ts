import { trackQuality } from '@/lib/client/playback/track-playing';
import { TICK_MS } from '../core/constants';
import { MOVED } from '../core/ended';
import { watchKeys } from '../core/store';
import type { Session } from '../stage/types';
import { type Feature, intervalUntil, onMedia } from './feature';
import { playbackOf } from './support/playback-of';

interface Measures {
  firstFrame?: number;
  stalls: number;
  /** Milliseconds of them. */
  stalled: number;
  errors: number;
  watched: number;
  /** The sum of the lines of the picture, one for each second watched. */
  lines: number;
  isReported: boolean;
}

/** By session, because its features attach again when playback moves to a device or back. */
const measuresOf = new WeakMap<Session, Measures>();

/**
 * Measures how a playback went for the viewer and reports it when it ends: time to the first picture, how often and how
 * long the picture stood still, the average quality and the failures.
 */
export const qualityOfPlayback: Feature = {
  attachSession(context, session, signal) {
    const { store } = context;
    const { target: media, state } = session;
    const before = measuresOf.get(session);
    const measures: Measures = before ?? {
      stalls: 0,
      stalled: 0,
      errors: 0,
      watched: 0,
      lines: 0,
      isReported: false,
    };
    measuresOf.set(session, measures);
    let stalledSince: number | null = null;

    function onStarted() {
      if (store.get('started') && store.get('status') === 'ready')
        measures.firstFrame ??= Math.round(performance.now() - session.requestedAt);
      store.set({ firstFrameMs: measures.firstFrame ?? null });
    }
    // A picture that stands still after a jump is no stall: the viewer expects it.
    function onWaiting() {
      const isExpected = media.seeking || media.paused || store.get('interrupted');
      if (measures.firstFrame !== undefined && !isExpected) stalledSince ??= performance.now();
    }
    function onMoving() {
      if (stalledSince === null) return;
      measures.stalls += 1;
      measures.stalled += performance.now() - stalledSince;
      stalledSince = null;
      showStalls();
    }
    const showStalls = () => store.set({ stalls: measures.stalls, stalledMs: Math.round(measures.stalled) });
    function onFault() {
      if (state.get('fault')) measures.errors += 1;
    }
    function tick() {
      if (media.paused || store.get('waiting') || store.get('interrupted')) return;
      measures.watched += TICK_MS / 1000;
      measures.lines += state.get('height');
    }
    function report() {
      if (measures.isReported || (measures.firstFrame === undefined && measures.errors === 0)) return;
      measures.isReported = true;
      onMoving();
      const { firstFrame, stalls, stalled, errors, watched, lines } = measures;
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

    showStalls();
    watchKeys(store, ['started', 'status'], onStarted, signal);
    onStarted();
    onMedia(media, ['waiting'], onWaiting, signal);
    onMedia(media, ['playing', 'pause', 'seeking', 'ended'], onMoving, signal);
    watchKeys(state, ['fault'], onFault, signal);
    if (!before) onFault();
    intervalUntil(TICK_MS, tick, signal);
    signal.addEventListener('abort', () => (signal.reason === MOVED ? onMoving() : report()));
    // Before the listener that sends the waiting events with the page.
    addEventListener('pagehide', report, { capture: true, signal });
  },
};
