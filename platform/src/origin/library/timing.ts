import { FilmProblem } from './mp4/problem.ts';
import type { Track } from './mp4/read.ts';
import type { Edit } from './mp4/track.ts';

/**
 * A track on the film's timeline, which begins with its first picture. Samples `first` to `stop` (exclusive) are played;
 * `decode` is the decode time of the first one, `shift` is added to the time between decoding and showing, and `clip` is
 * the part cut off at the start of the first one. All in ticks of the track.
 */
export type Timed = {
  track: Track;
  first: number;
  stop: number;
  decode: number;
  shift: number;
  clip: number;
};

/** The effect of an edit list: ticks added to the times, the played part, and its end. */
type Placement = { move: number; from: number; to: number };

const EVERYTHING: Placement = { move: 0, from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };

function placementOf({ edits, timescale }: Track, movieTimescale: number): Placement {
  const pauses = edits.findIndex(({ mediaTime }) => mediaTime >= 0);
  if (pauses < 0) return EVERYTHING;
  const [played, ...more] = edits.slice(pauses) as [Edit, ...Edit[]];
  if (more.some(({ mediaTime }) => mediaTime >= 0) || !played.normalRate) {
    throw new FilmProblem('its edit list puts it together from pieces: export it as one piece');
  }
  const inTrack = (ticks: number) => Math.round((ticks * timescale) / movieTimescale);
  const wait = inTrack(edits.slice(0, pauses).reduce((sum, { length }) => sum + length, 0));
  // Lengths are rounded to ticks of the film, which are coarse.
  const end = played.mediaTime + inTrack(played.length + 1);
  return {
    move: wait - played.mediaTime,
    from: played.mediaTime,
    to: played.length === 0 ? Number.POSITIVE_INFINITY : end,
  };
}

/** The key frame needed to decode the first shown picture, and its decode time. */
function firstKeyFrame({ samples, begin }: Track, from: number): { first: number; decode: number } {
  let found: { first: number; decode: number } | null = null;
  let time = begin;
  for (let at = 0; at < samples.count; at += 1) {
    if (samples.syncs[at] === 1) {
      if (found && time + (samples.shifts[at] as number) > from) break;
      found = { first: at, decode: time };
      if (from === Number.NEGATIVE_INFINITY) break;
    }
    time += samples.durations[at] as number;
  }
  if (!found) throw new FilmProblem('it has no key frame');
  return found;
}

/** The earliest shown moment of the first group of pictures. */
function firstShown({ samples }: Track, first: number, decode: number): number {
  let earliest = Number.POSITIVE_INFINITY;
  let time = decode;
  for (let at = first; at < samples.count && (at === first || samples.syncs[at] === 0); at += 1) {
    earliest = Math.min(earliest, time + (samples.shifts[at] as number));
    time += samples.durations[at] as number;
  }
  return earliest;
}

/** The end of the sample list without samples shown after `to`. */
function lastSample({ samples, begin }: Track, first: number, to: number): number {
  if (to === Number.POSITIVE_INFINITY) return samples.count;
  let time = begin;
  let stop = first + 1;
  for (let at = 0; at < samples.count; at += 1) {
    if (at > first && time + (samples.shifts[at] as number) < to) stop = at + 1;
    time += samples.durations[at] as number;
  }
  return stop;
}

/** The video, and the second of the file at which the film begins. */
export function timeVideo(track: Track, movieTimescale: number): { timed: Timed; zero: number } {
  const { move, from, to } = placementOf(track, movieTimescale);
  const { first, decode } = firstKeyFrame(track, from);
  // A film that begins inside a group of pictures begins with the group, because decoders cannot skip pictures.
  const shown = firstShown(track, first, decode);
  const timed = {
    track,
    first,
    stop: lastSample(track, first, to),
    decode: 0,
    shift: decode - shown,
    clip: 0,
  };
  return { timed, zero: (shown + move) / track.timescale };
}

/** An audio track for the video: audio before the first picture is left out. */
export function timeAudio(track: Track, movieTimescale: number, zero: number): Timed {
  const { move, to } = placementOf(track, movieTimescale);
  const { samples, begin, timescale } = track;
  let decode = begin + move - Math.round(zero * timescale);
  let first = 0;
  while (first < samples.count && decode + (samples.durations[first] as number) <= 0) {
    decode += samples.durations[first] as number;
    first += 1;
  }
  const stop = Math.max(first, lastSample(track, first, to));
  return { track, first, stop, decode: Math.max(0, decode), shift: 0, clip: Math.max(0, -decode) };
}
