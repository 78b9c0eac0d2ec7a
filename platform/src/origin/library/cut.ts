import type { Timed } from './timing.ts';

/**
 * A part of a track: samples `first` to `stop` (exclusive), decoded from `decode`, shown from `start` for `length` ticks.
 */
export type Segment = {
  first: number;
  stop: number;
  decode: number;
  start: number;
  length: number;
  bytes: number;
};

/**
 * A segment ends at the first key frame after this many seconds: short enough for starting and seeking, long enough for
 * caching.
 */
const SEGMENT_SECONDS = 4;

/** The samples of a track in order, with their times on the film's timeline. */
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

/** Cuts a track; `isCut` decides whether a sample begins a segment. */
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
  // Playlists count from zero: a track that begins a little later (audio, or delayed pictures) still fills the time before.
  const [first] = segments;
  if (first) {
    first.length += first.start;
    first.start = 0;
  }
  return { segments, end };
}

/** The video, cut at key frames. Pictures shown before their key frame belong to its segment too. */
export function cutVideo(timed: Timed): Cut {
  const { samples, timescale } = timed.track;
  const enough = SEGMENT_SECONDS * timescale;
  return cut(timed, ({ at, shown }, open) => samples.syncs[at] === 1 && shown - open.start >= enough);
}

/** An audio track, cut at the same times as the video: at its first sample at or after each cut. */
export function cutAudio(timed: Timed, pictures: readonly Segment[], pictureScale: number): Cut {
  const { timescale } = timed.track;
  const inSound = (ticks: number) => Math.round((ticks * timescale) / pictureScale);
  const starts = pictures.map(({ start }) => inSound(start));
  const last = pictures.at(-1);
  const pictureEnd = last ? inSound(last.start + last.length) : 0;
  let next = 1;
  return cut(timed, ({ shown }, open) => {
    // Audio after the last picture is cut by length only.
    if (shown >= pictureEnd) return shown - open.start >= SEGMENT_SECONDS * timescale;
    if (shown < (starts[next] ?? Number.POSITIVE_INFINITY)) return false;
    while (next < starts.length && shown >= (starts[next] as number)) next += 1;
    return true;
  });
}
