import type { FilmSeed } from '../types.ts';
import type { FilmBrief } from './brief.ts';
import { titleOf } from './title-of.ts';

/** A whole film from its brief. */
export function filmOf(brief: FilmBrief): FilmSeed {
  return { ...titleOf(brief), minutes: brief.minutes };
}
