import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { isAboveChildren, type Seed, seedOf } from '../contract/support/seed';
import { expectAccessibleEverywhere } from './support/axe';
import { inBatches } from './support/batches';
import { becomePerson, handToChild, isChildsPage } from './support/child';
import { linksOf, pathOf } from './support/links';
import { newPerson, signInAs } from './support/person';
import { ask, platformUrl, type WireEntry } from './support/platform';
import { expectPlaying, player } from './support/player';
import { test } from './support/test';
import { wordsIn } from './support/words';

const HOUR = 3600;

/** `npm run test:crawl` follows every link of a child's site. The gate reads this many pages of each kind. */
const IS_WHOLE = process.env.WHOLE_CRAWL === '1';
const PER_KIND = IS_WHOLE ? Number.POSITIVE_INFINITY : 10;
/** Of the titles above 12, the gate types the address of one out of this many. */
const SAMPLE = IS_WHOLE ? 1 : 4;

let seed: Seed;
/** Ids and addresses that may not occur anywhere in a page for a child. */
let forbidden: string[];

test.beforeAll(async () => {
  seed = await seedOf(platformUrl);
  forbidden = [
    ...seed.titles.filter(isAboveChildren).flatMap(({ id, slug }) => [id, slug]),
    ...seed.channels.filter(isAboveChildren).map(({ slug }) => `/${slug}"`),
  ];
});

const leaksIn = (html: string): string[] => forbidden.filter((name) => html.includes(name));

async function asChild(page: Page, siteUrl: string | undefined): Promise<void> {
  await becomePerson(page.request, siteUrl ?? '');
  await handToChild(page.request, siteUrl ?? '');
}

/** The slug of the first of these channels in the list. */
async function slugOf(request: APIRequestContext, ids: readonly number[]): Promise<string | undefined> {
  const list = await ask<Array<{ id: number; slug: string }>>(request, '/channels/channel_list?limit=100');
  return list.find(({ id }) => ids.includes(id))?.slug;
}

const { forAdults } = wordsIn('ru');
const audience = (page: Page) => page.locator('html').getAttribute('data-audience');
const filter = (page: Page) => page.getByRole('navigation', { name: 'Категории каналов' });
const missing = (page: Page, words: string) => page.getByRole('heading', { level: 1, name: words });

test.describe('quality S14: a child cannot reach what is above 12 (spec 1 §6, spec 2 §5, §6)', () => {
  test('no page that links lead to from the home page contains any of it', async ({ page, baseURL }) => {
    test.setTimeout(IS_WHOLE ? 3_600_000 : 600_000);
    await asChild(page, baseURL);
    const seen = new Set(['/']);
    const perKind = new Map<string, number>();
    const leaks: string[] = [];
    const kindOf = (path: string) => pathOf(path).split('/')[1] ?? '';
    const isWanted = (link: string) => {
      const count = (perKind.get(kindOf(link)) ?? 0) + 1;
      perKind.set(kindOf(link), count);
      return count <= PER_KIND;
    };
    for (let level = ['/']; level.length > 0; ) {
      const next: string[] = [];
      await inBatches(level, async (path) => {
        const response = await page.request.get(path);
        const html = await response.text();
        if (response.status() !== 200) leaks.push(`${path}: ${response.status()}`);
        if (!isChildsPage(html)) leaks.push(`${path}: not a child's page`);
        leaks.push(...leaksIn(html).map((name) => `${path}: ${name}`));
        for (const link of linksOf(html, path)) {
          // Combinations of filters are skipped, because pages with one filter show the same titles; addresses with a
          // time need script.
          if (seen.has(link) || /&|[?]ts=/.test(link)) continue;
          seen.add(link);
          if (isWanted(link)) next.push(link);
        }
      });
      level = next;
    }
    expect(leaks).toEqual([]);
    const kinds = new Set([...seen].map(kindOf));
    for (const kind of ['tv-child', 'movies', 'contents', 'watch', 'channels', 'row', 'persons']) {
      expect(kinds).toContain(kind);
    }
    expect(seen.size).toBeGreaterThan(60);
  });

  test('typed addresses of films, episodes and channels above 12 answer 404', async ({ page, baseURL }) => {
    test.setTimeout(300_000);
    await asChild(page, baseURL);
    const now = Math.floor(Date.now() / 1000);
    const addresses = [
      ...seed.titles
        .filter((title) => isAboveChildren(title))
        .filter((_, at) => at % SAMPLE === 0)
        .flatMap(({ slug, id, parents }) => {
          const [series] = parents.slice(-1);
          const part = series ? [`/contents/${series}/${id}`] : [];
          return [`/contents/${slug}`, `/contents/${id}`, `/watch/${slug}`, ...part];
        }),
      ...seed.channels
        .filter(isAboveChildren)
        .flatMap(({ slug, id }) => [
          `/channels/all/${slug}`,
          `/channels/all/${id}`,
          `/channels/kids/${slug}?ts=${now - HOUR}`,
        ]),
      '/my',
      '/rowset/1000',
    ];
    const found: string[] = [];
    await inBatches(addresses, async (path) => {
      const response = await page.request.get(path);
      const html = await response.text();
      const isPlain = response.status() === 404 && isChildsPage(html);
      if (!isPlain) found.push(`${path}: ${response.status()}`);
    });
    expect(found).toEqual([]);
  });

  test('the way back from such an address leads to the pages for children', async ({ page, baseURL }) => {
    await asChild(page, baseURL);
    const film = seed.titles.find((one) => isAboveChildren(one) && one.isFreeFilm);
    await page.goto('/contents/none-1');
    await expect(missing(page, wordsIn('ru').notFound.not_found_content)).toBeVisible();
    for (const path of [`/contents/${film?.slug}`, `/watch/${film?.slug}`, '/my']) {
      await page.goto(path);
      await expect(missing(page, forAdults.title)).toBeVisible();
    }
    await page.getByRole('main').getByRole('link', { name: 'На главную' }).click();
    await expect(page).toHaveURL('/');
    expect(await audience(page)).toBe('child');
    await expect(page.locator('main a[href^="/contents/"]').first()).toBeVisible();
    // Only the main element: the data of the document contains the typed address.
    expect(leaksIn(await page.locator('body > main').innerHTML())).toEqual([]);
  });

  test('spec 3 §6: the PIN of an adult opens such a page at its address', { tag: '@gate' }, async ({
    page,
    request,
  }) => {
    const film = seed.titles.find((one) => isAboveChildren(one) && one.isFreeFilm);
    await signInAs(page, await newPerson(request, { pin: '1379' }));
    await handToChild(page.request, page.url());
    await page.goto(`/contents/${film?.slug}`);
    await page.getByRole('button', { name: forAdults.enter }).click();
    await page.getByRole('dialog').getByLabel(wordsIn('ru').parental.pin, { exact: true }).fill('1379');
    await expect(page.locator('html')).toHaveAttribute('data-audience', 'everyone');
    await expect(page).toHaveURL(new RegExp(`/contents/${film?.slug}$`));
    await expect(page.getByRole('heading', { level: 1, name: film?.title })).toBeAttached();
  });

  test('a ts link to a programme above 12 on a channel for children plays nothing and says why', async ({
    page,
    request,
    baseURL,
  }) => {
    const end = Math.floor(Date.now() / 1000 / HOUR) * HOUR;
    const window = `start=${end - 12 * HOUR}&end=${end}&limit=100`;
    let link: string | null = null;
    for (const { id, slug } of seed.channels.filter((channel) => !isAboveChildren(channel))) {
      const entries = await ask<Array<WireEntry & { content: { age: number } }>>(
        request,
        `/channels/${id}/content_schedule?${window}`,
      );
      const above = entries.find((entry) => entry.is_catchup_available && entry.content.age > 12);
      if (above) link ??= `/channels/all/${slug}?ts=${above.real_timestamp + 60}`;
    }
    expect(link).not.toBeNull();
    await asChild(page, baseURL);
    const answer = page.waitForResponse((response) => response.url().includes('/stream?'));
    await page.goto(link ?? '');
    expect((await answer).status()).toBe(403);
    await expect(page.getByRole('alert').getByText('недоступно в детском профиле')).toBeVisible();
    await expect(player(page).video).toHaveCount(0);
  });

  test('a forged hint cookie opens no page, list or stream', { tag: '@gate' }, async ({ page, baseURL }) => {
    await asChild(page, baseURL);
    const film = seed.titles.find((one) => isAboveChildren(one) && one.isFreeFilm);
    const above = seed.channels.filter(isAboveChildren).slice(0, 3);
    const closed = [`/contents/${film?.slug}`, ...above.map(({ id }) => `/channels/all/${id}`)];
    for (const hint of ['user', 'guest', 'nobody']) {
      await page.context().addCookies([{ name: 'taspa_known', value: hint, url: baseURL ?? '' }]);
      const get = (path: string) => page.request.get(path);
      for (const path of closed) {
        const response = await get(path);
        expect([response.status(), isChildsPage(await response.text())], path).toEqual([404, true]);
      }
      for (const path of ['/', '/channels', '/movies']) {
        const html = await (await get(path)).text();
        expect(isChildsPage(html), path).toBe(true);
        expect(leaksIn(html)).toEqual([]);
      }
      const row = await get('/api/rows/all-films?lang=ru&offset=0&limit=100');
      expect(leaksIn(await row.text())).toEqual([]);
      for (const { id } of above) {
        const stream = await get(`/api/v2/channels/${id}/stream?type=hls`);
        expect(stream.status()).toBeGreaterThanOrEqual(400);
      }
      const stream = await get(`/api/v2/libraries/${film?.libraryId}/contents/${film?.id}/stream`);
      expect(stream.status()).toBeGreaterThanOrEqual(400);
    }
  });

  test('a page with a forged hint cookie does not reload in a loop', async ({ page, baseURL }) => {
    await asChild(page, baseURL);
    await page.context().addCookies([{ name: 'taspa_known', value: 'user', url: baseURL ?? '' }]);
    let documents = 0;
    page.on('response', (response) => {
      if (response.request().isNavigationRequest()) documents += 1;
    });
    await page.goto('/channels');
    await expect(page.getByRole('banner').getByRole('button', { name: /Дитя/ })).toBeVisible();
    await expect(page.locator('main a[href^="/channels/kids/"]').first()).toBeVisible();
    expect(await audience(page)).toBe('child');
    expect(documents).toBeLessThanOrEqual(2);
  });

  test('a tab that was open before the switch to a child reloads as the child’s page', async ({
    page,
    baseURL,
  }) => {
    await becomePerson(page.request, baseURL ?? '');
    await page.goto('/movies');
    await expect(page.locator('main a[href^="/contents/"]').first()).toBeVisible();
    expect(leaksIn(await page.content()).length).toBeGreaterThan(0);
    await handToChild(page.request, baseURL ?? '');
    await page.goto('/tv-child');
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('data-audience', 'child');
    await expect(page).toHaveURL('/movies');
    await expect(page.locator('main a[href^="/contents/"]').first()).toBeVisible();
    expect(leaksIn(await page.content())).toEqual([]);
  });

  test('a page that the parents opened is requested again when a child opens it', async ({
    page,
    baseURL,
  }) => {
    await becomePerson(page.request, baseURL ?? '');
    await page.goto('/series');
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.goto('/movies');
    await handToChild(page.request, baseURL ?? '');
    // Each document records the audience that it was made for.
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        const before = sessionStorage.getItem('shown') ?? '';
        sessionStorage.setItem('shown', `${before} ${document.documentElement.dataset.audience}`);
      }),
    );
    await page.goto('/series');
    await expect(page.locator('main a[href^="/contents/"]').first()).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: /Дитя/ })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('shown'))).toBe(' child');
  });
});

test.describe('the pages for children (spec 1 §6, spec 2 §2, §6, spec 3 §2)', () => {
  test('channels open with category 7, and no filter leads to another category', { tag: '@gate' }, async ({
    page,
    request,
    baseURL,
  }) => {
    await page.goto('/channels');
    await expect(filter(page)).toBeVisible();
    await asChild(page, baseURL);
    await page.goto('/channels');
    const categories = await ask<Array<{ id: number; channels: number[] }>>(
      request,
      '/channels/category_list',
    );
    const kids = categories.find(({ id }) => id === 7)?.channels ?? [];
    // The category for children is first, followed by the channels that home and the viewer show too.
    const allowed = seed.channels.filter((channel) => !isAboveChildren(channel)).length;
    const links = page.locator('main a[href^="/channels/kids/"]');
    await expect(links).toHaveCount(allowed);
    expect(allowed).toBeGreaterThan(kids.length);
    expect(await links.first().getAttribute('href')).toBe(`/channels/kids/${await slugOf(request, kids)}`);
    await expect(filter(page)).toHaveCount(0);

    await links.first().click();
    await expect(page).toHaveURL(/\/channels\/kids\//);
    await expectPlaying(player(page).video);
    await expect(page.getByRole('list', { name: 'Список каналов' }).getByRole('link')).toHaveCount(allowed);
    await expect(filter(page)).toHaveCount(0);
  });

  test('spec 1 §6: the account menu of a child shows no balance and no logout', async ({ page, baseURL }) => {
    await asChild(page, baseURL);
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: /Дитя/ }).click();
    const panel = page.getByRole('banner').locator('[popover]:popover-open');
    await expect(panel.getByRole('button', { name: 'Дитя' })).toBeVisible();
    await expect(panel.getByRole('button', { name: wordsIn('ru').session.logOut })).toHaveCount(0);
    await expect(panel).not.toContainText('₸');
  });

  test('"my" pages are closed to guests and children, and open to a logged-in viewer', async ({
    page,
    baseURL,
  }) => {
    const own = page.getByRole('banner').locator('a[href="/my"]');
    await page.goto('/');
    await expect(page.getByRole('navigation', { name: 'Главное меню' })).toBeVisible();
    // The stored page is the same for both; the mark of a logged-in person shows these links.
    await expect(own.filter({ visible: true })).toHaveCount(0);
    await becomePerson(page.request, baseURL ?? '');
    await page.goto('/');
    await expect(own.filter({ visible: true })).toHaveCount(1);
    await handToChild(page.request, baseURL ?? '');
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('button', { name: /Дитя/ })).toBeVisible();
    await expect(own).toHaveCount(0);
  });

  test('axe finds no violation on the pages of a child on a phone and a desktop', async ({
    page,
    baseURL,
  }) => {
    await asChild(page, baseURL);
    const film = seed.titles.find((one) => !isAboveChildren(one) && one.isFreeFilm);
    const above = seed.titles.find(isAboveChildren);
    for (const path of [
      '/',
      '/channels',
      `/contents/${film?.slug}`,
      `/contents/${above?.slug}`,
      '/tv-child',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expectAccessibleEverywhere(page, path);
    }
  });
});
