import type { PlayerSource } from '../core/source';
import type { PlayerState } from '../core/state';
import type { Store } from '../core/store';
import { type Timeline, timelineOf } from '../core/time/timeline';

/**
 * State keys the timeline is made of: whoever shows it listens to these. While live is paused only now moves on, which
 * matters to whoever points at the bar.
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

/** Derived at read time, never stored (media 7.7). */
export function readTimeline(store: Store<PlayerState>, now: number): Timeline {
  const source: PlayerSource | null = store.get('source');
  return timelineOf({
    kind: source?.kind ?? 'vod',
    currentTime: store.get('currentTime'),
    duration: store.get('duration'),
    seekable: store.get('seekable'),
    date: store.get('date'),
    programme: store.get('programme'),
    archived: source?.archived ?? source?.kind === 'archive',
    now,
  });
}
