import type { SeriesSeed } from '../types.ts';
import type { SeriesBrief } from './brief.ts';
import { titleOf } from './title-of.ts';

/** A whole series from its brief. */
export function seriesOf(brief: SeriesBrief): SeriesSeed {
  const { year, minutes, short } = brief;
  const episodes = brief.episodes.map((title) => ({ title, description: short }));
  return { ...titleOf(brief), seasons: [{ year, minutes, episodes }] };
}
