import { LIVE } from './start';
import { isLiveDate, type Span, type Timeline } from './timeline';

/** How a seek is carried out. */
export type SeekMove =
  | { to: 'media'; time: number }
  /** The loaded stream does not contain that second, so another one is requested; 0 is live. */
  | { to: 'stream'; second: number }
  | { to: 'nowhere' };

export interface SeekInput {
  timeline: Timeline;
  /** Target second on the timeline. Below 0 is the previous programme (spec 2 §4). */
  position: number;
  /** Media seconds that the current stream can play. */
  seekable: Span | null;
  /** Media second of a date in the loaded stream. */
  timeAt(date: number): number | null;
  /** Live: the media second of the live edge. */
  liveEdge: number | null;
  now: number;
}

/** Seconds less than 30 s before now are in the live stream (spec 2 §4 Stream start), others in the archive. */
export function seekMove({ timeline, position, ...stream }: SeekInput): SeekMove {
  if (!timeline.scrubbable) return { to: 'nowhere' };
  const wanted = Math.min(position, timeline.reach);
  if (timeline.origin === null) return { to: 'media', time: Math.max(0, wanted) };

  const date = timeline.origin + wanted;
  const isOfNow = isLiveDate(date, stream.now);
  const time = stream.timeAt(date);
  if (timeline.live && isOfNow) return { to: 'media', time: liveTime(time, stream) };
  if (!timeline.live && !isOfNow && time !== null && isWithin(stream.seekable, time)) {
    return { to: 'media', time };
  }
  return { to: 'stream', second: isOfNow && wanted === timeline.reach ? LIVE : Math.floor(date) };
}

/** A second of the live stream, at most at the live edge, because playback would stall after it. */
function liveTime(time: number | null, { seekable, liveEdge }: Pick<SeekInput, 'seekable' | 'liveEdge'>) {
  const latest = liveEdge ?? seekable?.end ?? 0;
  return Math.max(seekable?.start ?? 0, Math.min(time ?? latest, latest));
}

const isWithin = (span: Span | null, time: number) => span !== null && time >= span.start && time <= span.end;
