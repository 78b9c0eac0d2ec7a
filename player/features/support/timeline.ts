import type { PlayerSource } from '../../core/source';
import type { PlayerState } from '../../core/state';
import type { Store } from '../../core/store';
import { type Timeline, timelineOf } from '../../core/time/timeline';

/**
 * State keys that the timeline depends on. While live is paused only now advances, which matters while the pointer is
 * on the bar.
 */
export const timelineKeys = [
  'source',
  'currentTime',
  'duration',
  'seekable',
  'date',
  'programme',
  'preview',
] as const;

/** Computed when it is read, never stored (media 7.7). */
export function readTimeline(store: Store<PlayerState>, now: number): Timeline {
  const source: PlayerSource | null = store.get('source');
  const programme = store.get('programme');
  // What plays from the archive has been allowed.
  const isLiveOnly = source?.kind === 'live' && programme?.hasCatchUp === false;
  return timelineOf({
    kind: source?.kind ?? 'vod',
    currentTime: store.get('currentTime'),
    duration: store.get('duration'),
    seekable: store.get('seekable'),
    date: store.get('date'),
    programme,
    archived: !isLiveOnly && (source?.archived ?? source?.kind === 'archive'),
    now,
  });
}
