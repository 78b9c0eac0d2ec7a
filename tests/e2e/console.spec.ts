import { expect, type Page } from '@playwright/test';
import { WITH_PICTURES } from './support/browser';
import { becomePerson, handToChild } from './support/child';
import { WITH_MOTION } from './support/motion';
import { openSiteWithOldWorker } from './support/old-worker';
import { ask, freeChannels, platformUrl, type WireChannel } from './support/platform';
import { expectPlaying, player } from './support/player';
import { test } from './support/test';
import { type Card, freeFilm, NEW_TITLES } from './support/titles';

test.use({ serviceWorkers: 'allow', ...WITH_MOTION, ...WITH_PICTURES });

/** Collects all errors and warnings that the browser reports while a page is used. */
function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // The other style rules wait for the pictures: on a busy machine longer than browsers expect.
    if (message.text().includes('preload but not used within a few seconds')) return;
    if (message.type() === 'error' || message.type() === 'warning') {
      complaints.push(`${page.url()} ${message.type()}: ${message.text()} ${message.location().url}`);
    }
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()} threw: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400)
      complaints.push(`${page.url()} got ${response.status()} for ${response.url()}`);
  });
  return complaints;
}

/** Viewers with different pages: a guest, and a child, who may see content up to 12. */
const VIEWERS = [
  { viewer: 'a guest', mostAge: 17, come: async () => {} },
  {
    viewer: 'a child',
    mostAge: 12,
    come: async (page: Page, siteUrl: string) => {
      await becomePerson(page.request, siteUrl);
      await handToChild(page.request, siteUrl);
    },
  },
];

for (const { viewer, mostAge, come } of VIEWERS) {
  const isSeen = ({ age }: { age: number }) => age <= mostAge;

  test(`pages load without a console error and each of their files answers, for ${viewer}`, async ({
    page,
    request,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    await come(page, baseURL ?? '');
    const complaints = collectComplaints(page);
    const film = await freeFilm(request, mostAge);
    const series = await ask<{ contents: Card[] }>(request, '/rows/all-series?limit=100');
    for (const path of [
      '/',
      '/movies',
      '/series',
      `/row/${NEW_TITLES}`,
      `/contents/${film.slug}`,
      `/contents/${series.contents.find(isSeen)?.slug}`,
      '/channels',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      // Wait until the personal calls have run too.
      await page.waitForLoadState('networkidle');
    }
    expect(complaints).toEqual([]);
  });

  test(`a film and a channel play without a console error, for ${viewer}`, async ({
    page,
    request,
    baseURL,
  }) => {
    await come(page, baseURL ?? '');
    const complaints = collectComplaints(page);
    await page.goto(`/watch/${(await freeFilm(request, mostAge)).slug}`);
    await expectPlaying(player(page).video);
    // Of a programme for older viewers a child gets no stream.
    const isOnAir = ({ current_schedule: on }: WireChannel) =>
      on !== null && isSeen(on.content) && on.real_timestamp + on.real_duration > Date.now() / 1000 + 60;
    const channel = (await freeChannels(request)).find((one) => isSeen(one) && isOnAir(one));
    await page.goto(`/channels/all/${channel?.slug}`);
    await expectPlaying(player(page).video);
    expect(complaints).toEqual([]);
  });
}

test('quality S33: a film and a channel play while every third-party host hangs, and no script comes from a third party', async ({
  page,
  request,
  baseURL,
}) => {
  const [site, platform] = [baseURL, platformUrl].map((address) => new URL(address ?? '').origin);
  const scripts = new Set<string>();
  await page.route('**/*', (route) => {
    const requested = route.request();
    const { origin } = new URL(requested.url());
    if (requested.resourceType() === 'script') scripts.add(origin);
    // Requests to other hosts get no answer and no error.
    return origin === site || origin === platform ? route.continue() : undefined;
  });
  await page.goto(`/watch/${(await freeFilm(request)).slug}`);
  await expectPlaying(player(page).video);
  const [channel] = await freeChannels(request);
  await page.goto(`/channels/all/${channel?.slug}`);
  await expectPlaying(player(page).video);
  expect([...scripts]).toEqual([site]);
});

test('quality S26: the browser blocks content that the policy does not allow, and reports it', {
  tag: '@gate',
}, async ({ page }) => {
  // Reports are intercepted here, because the log of the site may not contain any report of the whole run
  // (scripts/test.mjs).
  const reports: unknown[] = [];
  await page.route('**/api/reports', (route) => {
    reports.push(JSON.parse(route.request().postData() ?? '')['csp-report']);
    return route.fulfill({ status: 204 });
  });
  await page.goto('/agreement');
  const hasRun = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "foreign"';
    document.head.append(script);
    return document.title === 'foreign';
  });
  expect(hasRun).toBe(false);
  await expect
    .poll(() => reports)
    .toEqual([
      expect.objectContaining({ 'effective-directive': 'script-src-elem', 'blocked-uri': 'inline' }),
    ]);
});

test('quality F09: an old service worker is replaced, one without its file is removed, and the page recovers once', async ({
  page,
  baseURL,
}) => {
  const site = await openSiteWithOldWorker(baseURL ?? '');
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  const workers = () =>
    page.evaluate(async () => ({
      registered: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }));
  // A reload cancels calls into the page.
  const settled = (expected: object) =>
    expect(async () => expect(await workers()).toEqual(expected)).toPass();
  try {
    await page.goto(`${site.url}/offline`);
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
      await navigator.serviceWorker.ready;
    });
    site.setWorker('ours');
    loads = 0;
    const before = await page.goto(`${site.url}/agreement`, { waitUntil: 'commit' });
    expect(before?.fromServiceWorker()).toBe(true);
    // The browser finds our worker while the old page is open, and the viewer has to do nothing.
    await expect(page.locator('html[lang] main h1')).toBeVisible();
    await settled({ registered: 1, caches: ['taspa-static-2'] });
    await page.waitForLoadState('networkidle');
    expect(loads).toBe(2);

    site.setWorker('none');
    loads = 0;
    await page.goto(`${site.url}/agreement`, { waitUntil: 'commit' });
    await settled({ registered: 0, caches: [] });
    await expect.poll(() => loads).toBe(2);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html[lang] main h1')).toBeVisible();
    expect(loads).toBe(2);
  } finally {
    site.close();
  }
});

test('spec 3 §4: a page that is requested offline shows the offline page with its styles, in the language of the viewer, and opens when the network is back', async ({
  page,
  context,
}) => {
  await page.goto('/agreement?lang=kk');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  await page.goto('/movies');
  await expect(page.locator('html')).toHaveAttribute('lang', 'kk');
  await expect(page.getByRole('main').getByRole('link')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveCSS('display', 'flex');
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('link')).not.toHaveCount(1);
});
