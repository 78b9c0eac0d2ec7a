import { LIVE } from './start';
import { isLiveDate, type Span, type Timeline } from './timeline';

/** How a wish to be elsewhere is met. */
export type SeekMove =
  | { to: 'media'; time: number }
  /** The stream that is loaded does not hold that second: another one has to be asked for; 0 is live. */
  | { to: 'stream'; second: number }
  | { to: 'nowhere' };

export interface SeekInput {
  timeline: Timeline;
  /** Wanted second on the timeline. Below 0 is the programme before (spec 2 §4). */
  position: number;
  /** Media seconds that can be played without another stream. */
  seekable: Span | null;
  /** Media second of a date in the loaded stream. */
  timeAt(date: number): number | null;
  /** Live: the media second that counts as now. */
  liveEdge: number | null;
  now: number;
}

/** Live is its own stream, which holds what is nearer than 30 s to now (spec 2 §4 Stream start). */
export function seekMove({ timeline, position, ...stream }: SeekInput): SeekMove {
  if (!timeline.scrubbable) return { to: 'nowhere' };
  const wanted = Math.min(position, timeline.reach);
  if (timeline.origin === null) return { to: 'media', time: Math.max(0, wanted) };

  const date = timeline.origin + wanted;
  const isOfNow = isLiveDate(date, stream.now);
  const time = stream.timeAt(date);
  if (timeline.live && isOfNow) return { to: 'media', time: timeOfNow(time, stream) };
  if (!timeline.live && !isOfNow && time !== null && isWithin(stream.seekable, time)) {
    return { to: 'media', time };
  }
  return { to: 'stream', second: isOfNow && wanted === timeline.reach ? LIVE : Math.floor(date) };
}

/** A second of the live stream: not nearer to its end than live itself is, or the picture would stand. */
function timeOfNow(time: number | null, { seekable, liveEdge }: Pick<SeekInput, 'seekable' | 'liveEdge'>) {
  const latest = liveEdge ?? seekable?.end ?? 0;
  return Math.max(seekable?.start ?? 0, Math.min(time ?? latest, latest));
}

const isWithin = (span: Span | null, time: number) => span !== null && time >= span.start && time <= span.end;
