import type { Segment } from './cut.ts';
import type { Timed } from './timing.ts';

/** A track as it is played; `id` names it in addresses: `v0`, `a0`, `a1`. */
export type FilmTrack = {
  id: string;
  timed: Timed;
  segments: Segment[];
  codec: string;
  language: string | null;
  /** Bits a second: of the largest segment, and of the whole. */
  peak: number;
  average: number;
};

/** A film file, ready to be played. */
export type Film = {
  seconds: number;
  video: FilmTrack;
  audio: FilmTrack[];
  /** What a person should know about how it plays. */
  remarks: string[];
};
