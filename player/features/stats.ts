import { serverNow } from '@/lib/client/browser/server-clock';
import { TICK_MS } from '../core/constants';
import type { PlaybackStats, PlayerState } from '../core/state';
import { type Store, watchKeys } from '../core/store';
import type { Session } from '../stage/types';
import { type Feature, intervalUntil } from './feature';

/** "Stats for nerds": what the engine and the element measure, read only while they are shown. */
export const stats: Feature = {
  attach({ store, commands }, signal) {
    commands.handle('toggleStats', () => store.set({ isStatsShown: !store.get('isStatsShown') }), signal);
  },
  attachSession({ store }, session, signal) {
    const read = () => store.get('isStatsShown') && store.set({ stats: measure(session, store) });
    watchKeys(store, ['isStatsShown'], read, signal);
    intervalUntil(TICK_MS, read, signal);
    read();
    signal.addEventListener('abort', () => store.set({ stats: null }));
  },
};

function measure({ media, engine }: Session, store: Store<PlayerState>): PlaybackStats {
  const frames = media.getVideoPlaybackQuality?.();
  const date = store.get('date');
  const isLive = store.get('source')?.kind === 'live';
  return {
    engine: engine()?.name ?? null,
    width: media.videoWidth,
    height: media.videoHeight,
    ...(engine()?.measures() ?? { bitrate: null, bandwidth: null, codecs: null }),
    buffer: Math.max(0, store.get('bufferedTo') - store.get('currentTime')),
    frames: frames?.totalVideoFrames ?? null,
    dropped: frames?.droppedVideoFrames ?? null,
    // By the clock of this device: what a viewer would compare with a television.
    latency: isLive && date !== null ? serverNow() / 1000 - date : null,
  };
}
