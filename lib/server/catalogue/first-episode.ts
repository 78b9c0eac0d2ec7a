import 'server-only';
import type { Episode, Season } from '@/lib/rules/catalogue/view';

/** The episode that watching these seasons begins with; null when none can be played. */
export function firstEpisode(seasons: readonly Season[]): Episode | null {
  return seasons.flatMap(({ episodes }) => episodes).find(({ watchHref }) => watchHref) ?? null;
}
