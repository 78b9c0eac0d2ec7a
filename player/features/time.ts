import { AT_LIVE_S } from '../core/constants';
import type { PlayerSource } from '../core/source';
import type { PlayerState } from '../core/state';
import { watchKeys } from '../core/store';
import type { Span } from '../core/time/timeline';
import type { Session } from '../stage/types';
import { type Feature, onMedia } from './feature';

/** Sessions that have been on screen; their features attach again when playback moves to a device or back. */
const known = new WeakSet<Session>();

export const time: Feature = {
  attachSession({ store }, session, signal) {
    const { target: media, source } = session;
    const read = () => {
      // A failed stream keeps its last position for the retry.
      if (session.state.get('failed')) return;
      // So does one that a device has not loaded yet.
      if (session.remote && (session.state.get('isRemoteLoading') || media.readyState === 0)) return;
      const at = media.currentTime;
      const clock = session.clock();
      const seekable = clock?.seekable() ?? null;
      const dateAt = (second: number) =>
        clock?.dateAt(second) ?? (source.startDate === undefined ? null : source.startDate + second);
      const dated = source.kind !== 'vod' && media.readyState > 0;
      const live = clock?.liveEdge() ?? null;
      const edge = dated && live !== null && seekable ? dateAt(seekable.end) : null;
      store.set({
        currentTime: at,
        duration: media.duration,
        bufferedTo: bufferedEnd(media.buffered, at),
        seekable: sameSpan(store.get('seekable'), seekable),
        date: dated ? dateAt(at) : null,
        edge,
        ...(edge !== store.get('edge') && { edgeReadAt: Date.now() }),
        atLive: source.kind !== 'live' || live === null || live - at <= AT_LIVE_S,
      });
    };
    onMedia(
      media,
      ['timeupdate', 'durationchange', 'progress', 'seeking', 'seeked', 'loadedmetadata', 'emptied'],
      read,
      signal,
    );
    watchKeys(session.state, ['isRemoteLoading'], read, signal);
    // One that failed before it was on screen has no place yet; a retry would begin at that of the one before.
    if (!known.has(session) && session.state.get('failed')) store.set(beginningOf(source));
    known.add(session);
    read();
  },
};

function beginningOf({ startAt = 0, beginAt }: PlayerSource): Partial<PlayerState> {
  return {
    currentTime: startAt,
    bufferedTo: startAt,
    duration: Number.NaN,
    seekable: null,
    date: beginAt ?? null,
    edge: null,
  };
}

function bufferedEnd(ranges: TimeRanges, at: number): number {
  for (let i = 0; i < ranges.length; i += 1) {
    // Seeks may end slightly before the range, so a tenth of a second is tolerated.
    if (ranges.start(i) <= at + 0.1 && at <= ranges.end(i)) return ranges.end(i);
  }
  return at;
}

/** Returns the old object if nothing changed, so that listeners do not run. */
function sameSpan(known: Span | null, next: Span | null): Span | null {
  return known && next && known.start === next.start && known.end === next.end ? known : next;
}
