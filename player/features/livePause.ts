import { NOTICE_MS } from '../core/limits';
import { isLiveDate } from '../core/time/timeline';
import { type Feature, later, onMedia } from './feature';

/** Pausing live TV (spec 2 §4): without an archive a warning, with one the way on is the archive. */
export const livePause: Feature = {
  attachSession({ store, options, now }, session, signal) {
    const { media, source } = session;
    if (source.kind !== 'live') return;
    let pausedDate: number | null = null;

    const onPause = () => {
      if (media.ended || session.state.get('failed')) return;
      pausedDate = store.get('date');
      if (source.archived) return;
      store.set({ notice: 'noArchivePause' });
      later(NOTICE_MS, () => store.set({ notice: null }), signal);
    };
    const onPlay = () => {
      const date = pausedDate;
      pausedDate = null;
      if (date === null || isLiveDate(date, now())) return;
      if (source.archived && options().onRequestTime)
        return options().onRequestTime?.(Math.floor(date), 'follows');
      const edge = session.engine()?.liveEdge();
      if (edge != null) media.currentTime = edge;
    };
    onMedia(media, ['pause'], onPause, signal);
    onMedia(media, ['play'], onPlay, signal);
  },
};
