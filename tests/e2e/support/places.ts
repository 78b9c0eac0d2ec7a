import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Messages } from '../../../lib/shared/i18n/dictionaries';
import type { SCREENS } from './axe';
import { linksOf } from './links';
import { ask, type WireChannel } from './platform';
import { publicPages } from './public-pages';
import { type Card, NEW_TITLES } from './titles';

export type Screen = keyof typeof SCREENS;

export const VIEWERS = ['guest', 'user', 'child'] as const;
export type Viewer = (typeof VIEWERS)[number];

/** A panel over a page: opened with the keyboard, closed by Escape, after which the focus is back. */
export interface Panel {
  by: (page: Page, words: Messages) => Locator;
  shows: (page: Page, words: Messages) => Locator;
}

/** A place to test: an address, and perhaps a panel that opens there. */
export interface Place {
  name: string;
  path: string;
  opens?: Panel;
  /** Late content beside the heading. */
  shows?: (page: Page, words: Messages) => Locator;
  /** All screens by default. */
  screens?: readonly Screen[];
  viewers?: readonly Viewer[];
  /** Width of the desktop window, if the default one would not show it. */
  width?: number;
}

const banner = (page: Page) => page.getByRole('banner');
const main = (page: Page) => page.getByRole('main');
const anyDialog = (page: Page) => page.getByRole('dialog');
const ADULTS = ['guest', 'user'] as const;
const DESKTOP = ['desktop'] as const;
const PHONE = ['phone'] as const;

/** Places with a fixed address. */
const PLAIN = [
  `/row/${NEW_TITLES}`,
  '/row/collections',
  '/row/novinki?offset=10',
  '/rowset/sport',
  '/alatau',
  '/catalog/1000',
  '/tv-child',
  '/movies?genre=drama&year=2020-now',
  '/series',
  '/search',
  `/search?q=${encodeURIComponent('а')}`,
  `/search?q=${encodeURIComponent('кино')}`,
  '/search?q=9384756',
  '/channels/1000',
  '/channels/kids',
  '/news/4',
  '/newyear',
  '/gift',
  '/promo',
  '/packets/81',
  '/account_mobile',
  '/privacy',
  '/terms',
  '/geo_lock',
  '/offline',
];

/** Every kind of not-found page has its own message. */
const NOT_FOUND = [
  '/no-such-page',
  '/contents/no-such-title',
  '/channels/no-such-category',
  '/channels/all/no-such-channel',
  '/packets/999999',
  '/trailers/999999',
  '/watch/no-such-title',
  '/persons/no-such-person',
];

/** Panels that open over pages. */
function overlays(film: string, sold: string): Place[] {
  const dialog = (name: string, path: string, by: Panel['by'], viewers?: Place['viewers']): Place => ({
    name,
    path,
    opens: { by, shows: anyDialog },
    viewers,
  });
  return [
    dialog('title over its row', `/row/${NEW_TITLES}`, (page) =>
      main(page).locator('a[href^="/contents/"]').first(),
    ),
    dialog('person over a title', film, (page) => main(page).locator('a[href^="/persons/"]').first()),
    dialog(
      'trailer over a title',
      sold,
      (page) => main(page).locator('a[href^="/trailers/"]').first(),
      ADULTS,
    ),
    {
      name: 'ways to have a title',
      path: sold,
      viewers: ['user'],
      opens: {
        // The caption comes from the platform: an action, with its price below.
        by: (page) =>
          main(page)
            .getByRole('button')
            .filter({ has: page.locator('svg + span > span + span') })
            .first(),
        shows: (page) => page.locator('dialog:modal, :popover-open'),
      },
    },
    dialog(
      'signing in',
      '/channels',
      (page, { session }) => banner(page).getByRole('link', { name: session.signIn }),
      ['guest'],
    ),
    {
      name: 'languages',
      path: '/faq',
      screens: DESKTOP,
      opens: {
        by: (page, { shell }) => banner(page).getByRole('button', { name: shell.chooseLanguage }),
        shows: (page) => page.locator('#languages'),
      },
    },
    {
      name: 'more pages of the menu',
      path: '/faq',
      screens: DESKTOP,
      width: 933,
      opens: {
        by: (page, { shell }) => banner(page).getByRole('button', { name: shell.more }),
        shows: (page) => page.locator('#more-pages'),
      },
    },
    {
      name: 'pages on a phone',
      path: '/faq',
      screens: PHONE,
      opens: {
        by: (page, { shell }) => page.getByRole('button', { name: shell.moreShort, exact: true }),
        shows: (page) => page.locator('#other-pages'),
      },
    },
    {
      name: 'messages',
      path: '/faq',
      screens: DESKTOP,
      viewers: ['user'],
      opens: {
        by: (page, { shell }) => banner(page).getByRole('button', { name: shell.messages }),
        shows: (page) => page.locator('#messages').getByRole('listitem').first(),
      },
    },
    {
      name: 'a filter',
      path: '/series?year=2020-now',
      opens: {
        by: (page, { filters }) =>
          page
            .getByRole('navigation', { name: filters.label })
            .getByRole('button', { name: filters.names.country }),
        shows: (page) => page.locator(':popover-open'),
      },
    },
  ];
}

/** Every route of app/[site]/[locale], every kind of 404, and every panel over pages (quality E5). */
export async function allPlaces(request: APIRequestContext): Promise<Place[]> {
  const [{ paths }, channels, news] = await Promise.all([
    publicPages(request),
    ask<Array<WireChannel & { is_available: boolean }>>(request, '/channels/channel_list'),
    ask<{ contents: Card[] }>(request, `/rows/${NEW_TITLES}?limit=100`),
  ]);
  const paid = channels.find((one) => !one.is_free && one.is_available && one.age < 18);
  const sold = news.contents
    .filter((one) => !one.is_free && one.content_type === 'movie' && one.age < 18)
    .at(-1);
  const soldTitle = `/contents/${sold?.slug}`;
  const links = linksOf(await (await request.get(soldTitle)).text(), soldTitle);
  const trailer = links.find((link) => link.startsWith('/trailers/'));
  const plain = [...Object.values(paths), ...PLAIN, ...NOT_FOUND].map((path) => ({ name: path, path }));
  return [
    {
      // It appears once in a tab, so it comes before other titles.
      name: 'an offer to register',
      path: paths.film ?? '',
      viewers: ['guest'],
      shows: (page, { register }) => page.getByText(register.title.replace('{trial}', '')),
    },
    ...plain,
    { name: '/lk', path: '/lk', viewers: ['user', 'child'] },
    { name: '/lk_parental', path: '/lk_parental', viewers: ['user'] },
    { name: '/settings', path: '/settings', viewers: ['user', 'child'] },
    { name: '/settings/account', path: '/settings/account', viewers: ['user'] },
    {
      name: 'a channel that was not bought',
      path: `/channels/all/${paid?.slug}`,
      viewers: ADULTS,
      shows: (page, { viewer }) => page.getByText(viewer.offer.title),
    },
    { name: 'a trailer alone', path: trailer ?? '', viewers: ADULTS },
    ...overlays(paths.film ?? '', soldTitle),
  ];
}
