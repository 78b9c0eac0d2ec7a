import type { FileChapter } from '../../domain/markers.ts';
import type { Segment } from './cut.ts';
import type { Timed } from './timing.ts';

/** A playable track; `id` names it in addresses: `v0`, `a0`, `a1`. */
export type FilmTrack = {
  id: string;
  timed: Timed;
  segments: Segment[];
  codec: string;
  language: string | null;
  /** Bits per second: of the largest segment, and on average. */
  peak: number;
  average: number;
};

/** A film file that is ready to play. */
export type Film = {
  seconds: number;
  video: FilmTrack;
  audio: FilmTrack[];
  chapters: FileChapter[];
  /** Notes for the provider about its playback. */
  remarks: string[];
};
