import type { APIRequestContext } from '@playwright/test';
import { ask } from './platform';

/** A card of a row, as the platform sends it. */
export interface Card {
  id: string;
  slug: string;
  title: string;
  is_free: boolean;
  content_type: string;
  age: number;
}

/** Slug of the row that has films, series and paid titles alike. */
export const NEW_TITLES = 'novinki';

/** A film that a guest may watch. */
export async function freeFilm(request: APIRequestContext): Promise<Card> {
  const row = await ask<{ contents: Card[] }>(request, `/rows/${NEW_TITLES}?limit=100`);
  const film = row.contents.find((card) => card.is_free && card.content_type === 'movie' && card.age < 18);
  if (!film) throw new Error('the seed has no free film among the new titles');
  return film;
}
