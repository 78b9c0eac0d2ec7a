import type { Span } from '../core/time/timeline';
import { type Feature, onMedia } from './feature';

export interface TimeState {
  currentTime: number;
  /** NaN until known, Infinity for a stream without end. */
  duration: number;
  /** End of what is loaded around the current second. */
  bufferedTo: number;
  seekable: Span | null;
  /** Epoch second on screen, for streams that carry dates. */
  date: number | null;
  /** Epoch second of the newest picture, while the stream grows. */
  edge: number | null;
}

export const timeState: TimeState = {
  currentTime: 0,
  duration: Number.NaN,
  bufferedTo: 0,
  seekable: null,
  date: null,
  edge: null,
};

export const time: Feature = {
  attachSession({ store }, session, signal) {
    const { media, source } = session;
    const read = () => {
      const engine = session.engine();
      const at = media.currentTime;
      const seekable = engine?.seekable() ?? null;
      const dateAt = (second: number) =>
        engine?.dateAt(second) ?? (source.startDate === undefined ? null : source.startDate + second);
      const dated = source.kind !== 'vod' && media.readyState > 0;
      const growing = engine?.liveEdge() != null;
      store.set({
        currentTime: at,
        duration: media.duration,
        bufferedTo: bufferedEnd(media.buffered, at),
        seekable: sameSpan(store.get('seekable'), seekable),
        date: dated ? dateAt(at) : null,
        edge: dated && growing && seekable ? dateAt(seekable.end) : null,
      });
    };
    onMedia(
      media,
      ['timeupdate', 'durationchange', 'progress', 'seeking', 'seeked', 'loadedmetadata', 'emptied'],
      read,
      signal,
    );
    read();
  },
};

function bufferedEnd(ranges: TimeRanges, at: number): number {
  for (let i = 0; i < ranges.length; i += 1) {
    // A tenth before the range still counts: seeks land a little early.
    if (ranges.start(i) <= at + 0.1 && at <= ranges.end(i)) return ranges.end(i);
  }
  return at;
}

/** Keeps the old object when nothing changed, so that nobody is told. */
function sameSpan(known: Span | null, next: Span | null): Span | null {
  return known && next && known.start === next.start && known.end === next.end ? known : next;
}
