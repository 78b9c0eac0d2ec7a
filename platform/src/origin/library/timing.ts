import { FilmProblem } from './mp4/problem.ts';
import type { Track } from './mp4/read.ts';
import type { Edit } from './mp4/track.ts';

/**
 * A track on the timeline of the film, whose zero is its first picture. Samples `first` to `stop` (not itself) are played;
 * `decode` is when the first of them is decoded, `shift` is added to how much later it is shown, and `clip` is what is cut
 * off the beginning of the first one. All in ticks of the track.
 */
export type Timed = {
  track: Track;
  first: number;
  stop: number;
  decode: number;
  shift: number;
  clip: number;
};

/** Where an edit list puts the track: ticks that are added to its times, what is played of it, and to where. */
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

/** The key frame that the first picture to be shown is decoded from, and when that is. */
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

/** The earliest moment at which something of the first group of pictures is shown. */
function firstShown({ samples }: Track, first: number, decode: number): number {
  let earliest = Number.POSITIVE_INFINITY;
  let time = decode;
  for (let at = first; at < samples.count && (at === first || samples.syncs[at] === 0); at += 1) {
    earliest = Math.min(earliest, time + (samples.shifts[at] as number));
    time += samples.durations[at] as number;
  }
  return earliest;
}

/** Where the list of samples ends when those shown after `to` are left out. */
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

/** The pictures, and which second of the file is zero of the film. */
export function timeVideo(track: Track, movieTimescale: number): { timed: Timed; zero: number } {
  const { move, from, to } = placementOf(track, movieTimescale);
  const { first, decode } = firstKeyFrame(track, from);
  // A film that begins within a group of pictures begins with the group: decoders cannot leave pictures out.
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

/** A sound beside the pictures: what is heard before the first of them is left out. */
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
