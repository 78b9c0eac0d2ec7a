import type { APIRequestContext } from '@playwright/test';
import { ask } from './platform';

/** A card of a row in the format of the platform. */
export interface Card {
  id: string;
  slug: string;
  title: string;
  is_free: boolean;
  content_type: string;
  age: number;
}

/** Slug of the row that contains films, series and paid titles. */
export const NEW_TITLES = 'novinki';

/** A film that a guest may watch, up to an age. */
export async function freeFilm(request: APIRequestContext, mostAge = 17): Promise<Card> {
  const row = await ask<{ contents: Card[] }>(request, `/rows/${NEW_TITLES}?limit=100`);
  const film = row.contents.find(
    (card) => card.is_free && card.content_type === 'movie' && card.age <= mostAge,
  );
  if (!film) throw new Error('the seed has no free film among the new titles');
  return film;
}

/** An episode of a series in the format of the platform. */
interface Episode {
  id: string;
  slug: string;
  is_announcement: boolean;
}

/** A series that a guest may watch, with its playable episodes: two or more, or as many as are asked for. */
export async function freeSeries(
  request: APIRequestContext,
  least = 2,
): Promise<{ series: Card; episodes: Episode[] }> {
  const row = await ask<{ contents: Card[] }>(request, `/rows/${NEW_TITLES}?limit=100`);
  for (const series of row.contents) {
    if (!series.is_free || series.content_type !== 'series' || series.age >= 18) continue;
    const list = await ask<Episode[]>(request, `/contents/${series.id}/episodes?limit=100`);
    const episodes = list.filter((episode) => !episode.is_announcement);
    if (episodes.length >= least) return { series, episodes };
  }
  throw new Error(`the seed has no free series of ${least} episodes among the new titles`);
}
