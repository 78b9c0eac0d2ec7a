import { REPORT_AFTER_S, TICK_MS } from '../core/constants';
import { isNearEnd } from '../core/time/timeline';
import type { Session } from '../stage/types';
import { type Feature, type FeatureContext, intervalUntil } from './feature';
import { readTimeline } from './support/timeline';

interface Watched {
  session: Session;
  seconds: number;
}

/**
 * What was watched of the newest session of each player. It counts on when a device takes over or gives back, and in a session
 * that replaces it for the same playback: after a retry, or at another second of the live stream.
 */
const watchedIn = new WeakMap<FeatureContext, Watched>();

function isSamePlayback(before: Session, now: Session): boolean {
  const { statId } = now.source;
  return before === now || (Boolean(statId) && before.source.statId === statId);
}

/** The tick of spec 2 §4: reports the position after 10 s of watching, and once when the end is near. */
export const watching: Feature = {
  attachSession(context, session, signal) {
    const { store, options, now } = context;
    const { source, target: media, state } = session;
    const before = watchedIn.get(context);
    const isSame = before && isSamePlayback(before.session, session);
    const watched: Watched = { session, seconds: isSame ? before.seconds : 0 };
    watchedIn.set(context, watched);
    let isNearEndReported = false;

    function tick() {
      // Spec 2 §4: ticks stop on a codec error (and on any other error that stopped playback).
      if (state.get('failed') || media.paused || store.get('waiting')) return;
      watched.seconds += TICK_MS / 1000;
      const { position } = readTimeline(store, now());
      if (watched.seconds >= REPORT_AFTER_S) {
        // The answer that has it may come after the picture of a preloaded stream.
        const statId = session.source.statId ?? null;
        const date = store.get('date');
        options().onPosition?.({ statId, position: Math.floor(position), watched: watched.seconds, date });
      }
      if (!isNearEndReported && source.kind === 'vod' && isNearEnd(media.currentTime, media.duration)) {
        isNearEndReported = true;
        options().onNearEnd?.();
      }
    }
    intervalUntil(TICK_MS, tick, signal);
  },
};
