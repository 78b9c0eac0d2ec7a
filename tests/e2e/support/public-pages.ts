import type { APIRequest, APIRequestContext } from '@playwright/test';
import { ask, freeChannels } from './platform';
import { type Card, freeFilm, NEW_TITLES } from './titles';

export interface PublicPages {
  /** One page of each kind, by the name of the kind. */
  paths: Record<string, string>;
  /** The same items, addressed by id alone. */
  byId: string[];
  /** The same items with a wrong slug before the right id, and their canonical addresses. */
  wrong: Array<[string, string]>;
}

interface Person {
  id: number;
  slug: string;
  contents_count: number;
}

/** Public pages for all tests of a file. */
export async function publicPagesOf(playwright: { request: APIRequest }): Promise<PublicPages> {
  const request = await playwright.request.newContext();
  const pages = await publicPages(request);
  await request.dispose();
  return pages;
}

/** One public page of each kind from the data of the platform. */
export async function publicPages(request: APIRequestContext): Promise<PublicPages> {
  const [film, [channel], series, persons, [news], [packet], rowsets, row] = await Promise.all([
    freeFilm(request),
    freeChannels(request),
    ask<{ contents: Card[] }>(request, '/rows/all-series?limit=1'),
    ask<Person[]>(request, '/persons?limit=20'),
    ask<Array<{ id: number }>>(request, '/news'),
    ask<Array<{ id: number }>>(request, '/packets'),
    ask<Array<{ id: number; slug: string; template: string }>>(request, '/rowsets?kind=web'),
    ask<{ id: string }>(request, `/rows/${NEW_TITLES}?limit=1`),
  ]);
  const [show] = series.contents;
  const episodes = await ask<Array<{ id: string; slug: string }>>(request, `/contents/${show?.id}/episodes`);
  const [episode] = episodes;
  const person = persons.find(({ contents_count }) => contents_count > 1);
  const page = rowsets.find(({ slug }) => slug === 'telecasts') ?? rowsets[0];
  return {
    paths: {
      home: '/',
      film: `/contents/${film.slug}`,
      series: `/contents/${show?.slug}`,
      episode: `/contents/${show?.slug}/${episode?.id}`,
      watch: `/watch/${film.slug}`,
      person: `/persons/${person?.slug}`,
      channel: `/channels/all/${channel?.slug}`,
      channels: '/channels',
      guide: '/channels?view=guide',
      free: '/channelsfree',
      row: `/row/${NEW_TITLES}`,
      rowset: `/${page?.slug}`,
      movies: '/movies',
      genre: '/movies?genre=drama',
      allNews: '/news',
      news: `/news/${news?.id}`,
      faq: '/faq',
      agreement: '/agreement',
      devices: '/app_store',
      provider: '/provider/taspa',
      packet: `/packets/${packet?.id}`,
    },
    byId: [
      `/contents/${film.id}`,
      `/watch/${film.id}`,
      `/persons/${person?.id}`,
      `/channels/all/${channel?.id}`,
      `/row/${row.id}`,
      `/rowset/${page?.id}`,
    ],
    wrong: [
      [`/contents/another-name-${film.id}`, `/contents/${film.slug}`],
      [`/watch/another-name-${film.id}`, `/watch/${film.slug}`],
      [`/contents/another-name-${show?.id}/${episode?.id}`, `/contents/${show?.slug}/${episode?.id}`],
      [`/persons/another-name-${person?.id}`, `/persons/${person?.slug}`],
      [`/channels/all/another-name-${channel?.id}`, `/channels/all/${channel?.slug}`],
      [`/channels/another-name-${channel?.id}`, `/channels/all/${channel?.slug}`],
      [`/row/another-name-${row.id}`, `/row/${NEW_TITLES}`],
      [`/rowset/another-name-${page?.id}`, `/${page?.slug}`],
    ],
  };
}
