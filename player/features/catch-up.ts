import { watchKeys } from '../core/store';
import { JUMP_S, liveMove } from '../core/time/catch-up';
import { type Feature, onMedia } from './feature';

/** Engines correct a position by less than this; a viewer steps back by more. */
const STEP_BACK_S = 1;

/** Low-latency streams stay near the live edge: what playback loses in stalls it gains back. */
export const catchUp: Feature = {
  attachSession({ store }, session, signal) {
    const { target, media, source } = session;
    if (source.kind !== 'live' || target !== media) return;
    let isFollowing = source.beginAt === undefined;
    let last = 0;
    const leave = () => {
      isFollowing = false;
    };

    const adjust = () => {
      const engine = session.engine();
      const place = engine?.isLowLatency() ? engine.liveEdge() : null;
      const at = media.currentTime;
      last = at;
      if (place === null || media.seeking || media.paused || store.get('rate') !== 1) return;
      const behind = place - at;
      if (behind <= JUMP_S) isFollowing = true;
      const buffered = store.get('bufferedTo') - at;
      const move = liveMove({ behind, buffered, rate: media.playbackRate, isFollowing });
      if (move === 'jump') media.currentTime = place;
      else if (move !== media.playbackRate) media.playbackRate = move;
    };
    const onSeeking = () => {
      if (media.currentTime < last - STEP_BACK_S) leave();
    };
    onMedia(media, ['timeupdate'], adjust, signal);
    onMedia(media, ['seeking'], onSeeking, signal);
    // After a pause or a lost network playback continues at the last picture (spec 2 §4) instead of catching up.
    onMedia(media, ['pause'], leave, signal);
    watchKeys(store, ['offline'], () => store.get('offline') && leave(), signal);
  },
};
