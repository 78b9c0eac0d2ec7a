import type { Timed } from './timing.ts';

/** A piece of a track: samples `first` to `stop` (not itself), decoded from `decode`, shown from `start` for `length` ticks. */
export type Segment = {
  first: number;
  stop: number;
  decode: number;
  start: number;
  length: number;
  bytes: number;
};

/** A segment ends at the first key frame after this many seconds: short enough to start and to seek, long enough to cache. */
const SEGMENT_SECONDS = 4;

/** Samples of a track in order, with their times on the timeline of the film. */
function* walk({ track, first, stop, decode, shift, clip }: Timed) {
  const { samples } = track;
  let time = decode;
  for (let at = first; at < stop; at += 1) {
    const duration = (samples.durations[at] as number) - (at === first ? clip : 0);
    const shown = time + (samples.shifts[at] as number) + shift;
    yield { at, time, shown, end: shown + duration, size: samples.sizes[at] as number };
    time += duration;
  }
}

type Cut = { segments: Segment[]; end: number };

/** Cuts where `isCut` says so; the sample asked about begins a segment. */
function cut(timed: Timed, isCut: (sample: { at: number; shown: number }, open: Segment) => boolean): Cut {
  const segments: Segment[] = [];
  let end = 0;
  for (const sample of walk(timed)) {
    let open = segments.at(-1);
    if (!open || isCut(sample, open)) {
      if (open) open.length = sample.shown - open.start;
      const { at, time, shown } = sample;
      open = { first: at, stop: at, decode: time, start: shown, length: 0, bytes: 0 };
      segments.push(open);
    }
    open.stop = sample.at + 1;
    open.bytes += sample.size;
    end = Math.max(end, sample.end);
  }
  const last = segments.at(-1);
  if (last) last.length = end - last.start;
  // Lists count from zero: what begins a little later (a sound, a picture that is decoded second) still fills the time before.
  const [first] = segments;
  if (first) {
    first.length += first.start;
    first.start = 0;
  }
  return { segments, end };
}

/** The pictures, cut at key frames. Pictures shown before the key frame they come after belong to the segment all the same. */
export function cutVideo(timed: Timed): Cut {
  const { samples, timescale } = timed.track;
  const enough = SEGMENT_SECONDS * timescale;
  return cut(timed, ({ at, shown }, open) => samples.syncs[at] === 1 && shown - open.start >= enough);
}

/** A sound, cut where the pictures are: at its first sample that begins at or after each cut. */
export function cutAudio(timed: Timed, pictures: readonly Segment[], pictureScale: number): Cut {
  const { timescale } = timed.track;
  const inSound = (ticks: number) => Math.round((ticks * timescale) / pictureScale);
  const starts = pictures.map(({ start }) => inSound(start));
  const last = pictures.at(-1);
  const pictureEnd = last ? inSound(last.start + last.length) : 0;
  let next = 1;
  return cut(timed, ({ shown }, open) => {
    // What is heard after the last picture is cut by length alone.
    if (shown >= pictureEnd) return shown - open.start >= SEGMENT_SECONDS * timescale;
    if (shown < (starts[next] ?? Number.POSITIVE_INFINITY)) return false;
    while (next < starts.length && shown >= (starts[next] as number)) next += 1;
    return true;
  });
}
