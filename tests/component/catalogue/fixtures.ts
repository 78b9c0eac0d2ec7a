import type { RowLabels } from '@/components/catalogue/row/labels';
import type { ContentCard, ContentPage, Episode, Promo } from '@/lib/rules/catalogue/view';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';

export const labels = {
  ...dictionaries.en.catalogue,
  soon: dictionaries.en.errors.warning_episode_is_announcement,
};

/** Labels of a row and its items on a site that sells packets. */
export const rowLabels: RowLabels = {
  ...labels,
  channels: dictionaries.en.channels,
  newTab: 'new tab',
  offers: { hasPromo: true, isOtt: true },
};

export const card = (id: number, more: Partial<ContentCard> = {}): ContentCard => ({
  id: String(id),
  href: `/contents/film-${id}`,
  title: `Film ${id}`,
  kind: 'movie',
  poster: '/poster.jpg',
  still: '/still.jpg',
  year: '2024',
  genre: 'drama',
  age: 16,
  rating: '7.8',
  isFree: true,
  durationSeconds: 5640,
  color: '#1b2a4a',
  ...more,
});

export const episode = (number: number, more: Partial<Episode> = {}): Episode => ({
  id: `e${number}`,
  href: `/contents/series/e${number}`,
  watchHref: `/watch/e${number}`,
  title: `Part ${number}`,
  season: 1,
  number,
  description: null,
  still: null,
  durationSeconds: 2700,
  isAnnouncement: false,
  color: null,
  ...more,
});

export const promo = (id: number, more: Partial<Promo> = {}): Promo => ({
  id: String(id),
  target: { kind: 'page', href: `/contents/film-${id}` },
  watch: { kind: 'title', href: `/watch/film-${id}` },
  title: `Promo ${id}`,
  short: null,
  description: null,
  background: '/bg.jpg',
  graphicTitle: null,
  color: '#ffffff',
  tags: ['2024'],
  durationSeconds: null,
  trailerId: null,
  icon: null,
  ...more,
});

export const page: ContentPage = {
  id: '1',
  keys: ['steppe-1'],
  canonical: '/contents/steppe-1',
  season: null,
  episode: null,
  kind: 'series',
  title: 'Steppe',
  originalTitle: 'Дала',
  suffix: 'Season 1, episode 2',
  background: '/bg.jpg',
  poster: null,
  graphicTitle: null,
  color: '#d98e5f',
  year: '2024',
  countries: ['Kazakhstan'],
  genres: [
    { name: 'drama', href: '/row/drama' },
    { name: 'adventure', href: null },
  ],
  age: 0,
  durationSeconds: 5640,
  ratings: [{ source: 'IMDb', value: '7.6' }],
  description: null,
  attribution: null,
  tracks: { audio: null, subtitles: null, quality: null },
  isFree: true,
  watchHref: '/watch/1',
  isLost: false,
  isAnnouncement: false,
  trailer: null,
  firstEpisode: null,
  seriesId: null,
  broadcasts: [],
  upcoming: [],
  crumbs: [
    { title: 'Home', href: '/' },
    { title: 'Steppe', href: null },
  ],
  persons: [],
  seasons: [],
  similar: [],
};
