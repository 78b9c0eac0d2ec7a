import { liveRate } from '../core/time/catch-up';
import { type Feature, onMedia } from './feature';

/** Low-latency streams stay near the live edge: what playback loses in a stall it gains back slowly. */
export const catchUp: Feature = {
  attachSession({ store }, session, signal) {
    const { target, media, source } = session;
    if (source.kind !== 'live' || target !== media) return;
    const adjust = () => {
      const engine = session.engine();
      const place = engine?.isLowLatency() ? engine.liveEdge() : null;
      if (place === null || store.get('rate') !== 1) return;
      const at = media.currentTime;
      const buffered = store.get('bufferedTo') - at;
      const rate = liveRate({ behind: place - at, buffered, rate: media.playbackRate });
      if (rate !== media.playbackRate) media.playbackRate = rate;
    };
    onMedia(media, ['timeupdate'], adjust, signal);
  },
};
