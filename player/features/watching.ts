import { REPORT_AFTER_S, TICK_MS } from '../core/constants';
import { isNearEnd } from '../core/time/timeline';
import { every, type Feature } from './feature';
import { readTimeline } from './support/timeline';

/** The tick of spec 2 §4: reports the position after 10 s of watching, and once when the end is near. */
export const watching: Feature = {
  attachSession({ store, options, now }, session, signal) {
    const { source, target: media, state } = session;
    let watched = 0;
    let isNearEndReported = false;

    function tick() {
      // Spec 2 §4: ticks stop on a codec error (and on any other error that stopped playback).
      if (state.get('failed') || media.paused || store.get('waiting')) return;
      watched += TICK_MS / 1000;
      const { position } = readTimeline(store, now());
      if (watched >= REPORT_AFTER_S) {
        // The answer that has it may come after the picture of a foreseen stream.
        const statId = session.source.statId ?? null;
        options().onPosition?.({ statId, position: Math.floor(position), watched, date: store.get('date') });
      }
      if (!isNearEndReported && source.kind === 'vod' && isNearEnd(media.currentTime, media.duration)) {
        isNearEndReported = true;
        options().onNearEnd?.();
      }
    }
    every(TICK_MS, tick, signal);
  },
};
