/** Every address of the product is built here (spec 1 §2, spec 2 §2); components never write one. */

import type { TextName } from './text-pages';

/** Slugs and ids come from the platform, but address parts are always escaped. */
const part = (value: string | number): string => encodeURIComponent(String(value));

function withQuery(path: string, query: Record<string, string | number | null | undefined>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') search.set(key, String(value));
  }
  const text = search.toString();
  if (!text) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${text}`;
}

/** The parts of a content address: the slug of the title, and the id of its season or episode. */
export type ContentKeys = [slug: string] | [slug: string, childId: string];

export const routes = {
  home: () => '/',
  /** A rowset has its own slug as address: `/movies`. */
  page: (slug: string) => `/${part(slug)}`,
  /** Films or series, filtered by the query (spec 2 §2 "Filters page"). */
  catalogue: (kind: 'movies' | 'series', query: Record<string, string | number | null | undefined> = {}) =>
    withQuery(`/${kind}`, query),
  rowset: (idOrSlug: string | number) => `/rowset/${part(idOrSlug)}`,
  row: (
    idOrSlug: string,
    query: { offset?: number; library_id?: number | null; text?: string | null } = {},
  ) =>
    withQuery(`/row/${part(idOrSlug)}`, {
      library_id: query.library_id,
      text: query.text,
      offset: query.offset || undefined,
    }),
  content: (slug: string, libraryId?: number | null) =>
    withQuery(`/contents/${part(slug)}`, { library_id: libraryId }),
  contentPage: (keys: ContentKeys) => `/contents/${keys.map(part).join('/')}`,
  episode: (seriesSlug: string, childId: string) => routes.contentPage([seriesSlug, childId]),
  watch: (slug: string) => `/watch/${part(slug)}`,
  /** Players for other sites (docs/EMBED.md). */
  contentEmbed: (slug: string) => `/content_embed/${part(slug)}`,
  channelEmbed: (channel: string | number, ts?: number | null) =>
    withQuery(`/channel_embed/${part(channel)}`, { ts }),
  /** How another site frames the player of a page. */
  oembed: (page: string) => withQuery('/api/oembed', { url: page }),
  /** Keeps the library of the title in the address (spec 2 §2). */
  inLibrary: (path: string, libraryId: string | number | null | undefined) =>
    withQuery(path, { library_id: libraryId }),
  /** `of`: the title of the trailer, which the platform's answer does not contain. */
  trailer: (id: string, of?: string | null) => withQuery(`/trailers/${part(id)}`, { of }),
  person: (slug: string) => `/persons/${part(slug)}`,
  /** A programme as a calendar file. */
  calendar: (channelId: number, startsAt: number, locale: string) =>
    withQuery(`/api/calendar/${channelId}/${startsAt}`, { lang: locale }),
  channels: () => '/channels',
  channelCategory: (category: string) => `/channels/${part(category)}`,
  /** `ts` in unix seconds opens the archive (spec 2 §2). */
  channel: (category: string, channel: string, ts?: number | null) =>
    withQuery(`/channels/${part(category)}/${part(channel)}`, { ts }),
  /** A channel with an unknown category: spec 1 §2 "Deep links". It redirects to the open channel. */
  anyChannel: (channel: string, ts?: number | null) => withQuery(`/channels/${part(channel)}`, { ts }),
  /** Spec 2 §2: the query is in the address, so that results can be shared; `scope` shows one kind of results. */
  search: (query = '', scope: string | null = null) => withQuery('/search', { q: query, in: scope }),
  packets: () => '/packets',
  packet: (id: string) => `/packets/${part(id)}`,
  /** Spec 3 §2: `action=buy` starts the purchase. */
  buyPacket: (id: string) => withQuery(`/packets/${part(id)}`, { action: 'buy' }),
  promo: (code?: string) => withQuery('/promo', { code }),
  gift: () => '/gift',
  account: () => '/lk',
  /** A section of the account (spec 3 §2 Account menu). */
  subscriptions: () => '/lk#subscriptions',
  payment: () => '/lk#payment',
  parental: () => '/lk_parental',
  /** Spec 1 §1 "Surfaces": the account inside an application. */
  mobileAccount: () => '/account_mobile',
  /** Spec 3 §2 "Settings page". */
  settings: (screen?: string) => (screen ? `/settings/${part(screen)}` : '/settings'),
  settingsLanguage: (list: string) => `/settings/language/${part(list)}`,
  /** Where a viewer allows the login of a device that shows a code. */
  tv: (code?: string) => withQuery('/tv', { code }),
  freeChannels: () => '/channelsfree',
  news: () => '/news',
  newsItem: (id: string | number) => `/news/${part(id)}`,
  faq: () => '/faq',
  appStore: () => '/app_store',
  /** Spec 3 §2: how to watch on a device. */
  instructions: (device?: string) => withQuery('/instructions', { device }),
  /** Manuals of set-top boxes. */
  manual: (box?: string) => (box ? `/manual/${part(box)}` : '/manual'),
  /** Long texts of the network. */
  text: (name: TextName) => `/${name}`,
  provider: (shortname: string) => `/provider/${part(shortname)}`,
  /** The page about a region that is not served; `to` is the page that the viewer wanted. */
  geoLock: (to?: string | null) => withQuery('/geo_lock', { to }),
  /** The same page in another language, as a full document load (DESIGN section 4). */
  inLanguage: (path: string, locale: string) => withQuery(path, { lang: locale }),
} as const;
