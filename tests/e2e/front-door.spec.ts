import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Messages } from '../../lib/i18n/dictionaries';
import { isAboveChildren, type SeedTitle, seedOf } from '../contract/support/seed';
import { expectAccessible } from './support/axe';
import { becomePerson, handToChild } from './support/child';
import { languagesOf } from './support/languages';
import { newPerson, type Person, signIn } from './support/person';
import { freeChannels, platformUrl } from './support/platform';
import { expectPlaying, player } from './support/player';
import { test } from './support/test';
import { freeFilm } from './support/titles';
import { TRANSPORTS } from './support/transports';

function wordsIn(lang: string): Messages {
  return JSON.parse(readFileSync(new URL(`../../messages/${lang}.json`, import.meta.url), 'utf8'));
}

const words = wordsIn('ru');
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

/** Its provider serves one country, and these addresses are of another (docs/OPERATIONS.md COUNTRY_RANGES). */
const abroad = (): string => `203.0.113.${Math.floor(Math.random() * 200) + 20}`;
const atHome = (): string => `10.8.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;

const dialog = (page: Page) => page.getByRole('dialog');

/** Another brand of the stack under test. */
function brandUrl(baseURL: string | undefined, brand: string): string {
  const url = new URL(baseURL ?? 'http://localhost:3000');
  url.hostname = `${brand}.localhost`;
  return url.origin;
}

async function codeFor(request: APIRequestContext, phone: string): Promise<string> {
  const sent = async () => {
    const response = await request.get(`${platformUrl}/sandbox/outbox.json`, { params: { to: phone } });
    return ((await response.json()) as Array<{ code: string }>)[0]?.code;
  };
  await expect.poll(sent).toBeTruthy();
  return (await sent()) ?? '';
}

/** Logs in by phone and code in the dialog that is open. */
async function logIn(page: Page, prefix: string, rest: string, labels = words.session): Promise<void> {
  const field = (name: string) => dialog(page).getByRole('textbox', { name, exact: true });
  await expect(field(labels.phone)).toBeFocused();
  await field(labels.phone).pressSequentially(rest);
  await dialog(page).getByRole('button', { name: labels.getCode }).click();
  await expect(field(labels.code)).toBeFocused();
  await field(labels.code).fill(await codeFor(page.request, prefix + rest));
}

/** Spec 1 §4 Parental: a new user is asked first; whoever declines goes on to where they wanted. */
async function declineParental(page: Page): Promise<void> {
  await expect(page).toHaveURL(/#parental/);
  await expect(page.locator('html')).toHaveAttribute('data-modal', /^parental/);
  await expect(dialog(page).getByRole('heading')).toBeVisible();
  await page.keyboard.press('Escape');
}

const digits = (count: number): string =>
  String(Math.floor(Math.random() * 10 ** count)).padStart(count, '0');

test.use({ extraHTTPHeaders: { 'x-forwarded-for': atHome() } });

test.describe('spec 1 §2: deep links', () => {
  test('a guest who has to log in first gets to the target', async ({ page, request }) => {
    const film = await freeFilm(request);
    await page.goto(`/?type=content&id=${film.id}&need_auth=auth`);
    await expect(page).toHaveURL(/\/#auth\?to=%2Fcontents%2F\d+$/);
    await logIn(page, '7', `70${digits(8)}`);
    await declineParental(page);
    await expect(page).toHaveURL(new RegExp(`/contents/[^#]*${film.id}`));
    await expect(page.getByRole('heading', { level: 1, name: film.title })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-modal');
  });

  test('a channel opens, by its id alone too', async ({ page, request }) => {
    const [channel] = await freeChannels(request);
    await page.goto(`/?type=channel&id=${channel?.id}`);
    await expect(page).toHaveURL(/\/channels\/all\/[^/]+$/);
    await expectPlaying(player(page).video);
  });
});

test.describe('spec 1 §4: where login is forced', () => {
  test('a content address leads to the login, and the login to that content', async ({
    page,
    request,
    baseURL,
  }) => {
    const clickup = brandUrl(baseURL, 'clickup');
    const film = await freeFilm(request);
    await page.goto(`${clickup}/contents/${film.slug}`);
    await expect(dialog(page)).toBeVisible();
    // Nobody closes it: not by a key, not by a press beside it, not by the address.
    await expect(dialog(page).getByRole('button', { name: wordsIn('uz').session.close })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(dialog(page)).toBeVisible();
    await page.evaluate(() => {
      location.hash = '';
    });
    await expect(page).toHaveURL(/#auth/);
    await expect(dialog(page)).toBeVisible();

    await page.goto(`${clickup}/contents/${film.slug}`);
    await logIn(page, '998', `9${digits(8)}`, wordsIn('uz').session);
    await declineParental(page);
    await expect(page).toHaveURL(new RegExp(`/contents/${film.slug}$`));
    // The content lies over home like every other; no modal is left.
    await expect(page.locator('html')).not.toHaveAttribute('data-modal');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });

  test('home opens the login by itself; exempt pages do not', async ({ page, baseURL }) => {
    const clickup = brandUrl(baseURL, 'clickup');
    await page.goto(clickup);
    await expect(dialog(page)).toBeVisible();
    await page.goto(`${clickup}/geo_lock`);
    await expect(page.getByText(wordsIn('uz').geoLock.title)).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });

  test('where guests are welcome, what is not for them is said and can be closed', async ({
    page,
    baseURL,
  }) => {
    const headers = { origin: new URL(baseURL ?? '').origin };
    expect((await page.request.post('/api/session', { headers })).ok()).toBe(true);
    for (const modal of ['profiles', 'parental_set']) {
      await page.goto(`/channels#${modal}`);
      await expect(dialog(page).getByRole('link', { name: words.profiles.signIn })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\/channels$/);
    }
  });

  test('a guest who opens the account page is at home, with the login', async ({ page }) => {
    await page.goto('/lk');
    await expect(page).toHaveURL(/\/#auth\?to=%2Flk$/);
    await expect(dialog(page)).toBeVisible();
  });
});

test.describe('spec 1 §8: a region that is not served', () => {
  test('is told with country and address, and left when the viewer is back', async ({
    page,
    request,
    context,
  }) => {
    const address = abroad();
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': address });
    const film = await freeFilm(request);
    await page.goto(`/watch/${film.slug}`);
    await expect(page).toHaveURL(new RegExp(`/geo_lock\\?to=%2Fwatch%2F${film.slug}$`));
    await expect(page.getByText(`Германия. IP-адрес: ${address}`)).toBeVisible();
    // The sentence of the refusal is kept.
    await expect(page.getByRole('blockquote')).toContainText(address);

    // The front door remembers; what everybody may read is open.
    await page.goto('/channels');
    await expect(page).toHaveURL(/\/geo_lock\?to=%2Fchannels$/);
    const retry = page.getByRole('button', { name: words.geoLock.retry });
    await retry.click();
    await expect(page.getByText(words.geoLock.stillClosed)).toBeVisible();

    await context.setExtraHTTPHeaders({ 'x-forwarded-for': atHome() });
    await retry.click();
    await expect(page).toHaveURL(/\/channels$/);
    await page.goto(`/watch/${film.slug}`);
    await expectPlaying(player(page).video);
  });

  test('"back" leads to where one was, and not there again', async ({ page, request, context }) => {
    const film = await freeFilm(request);
    await page.goto('/agreement');
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': abroad() });
    await page.goto(`/watch/${film.slug}`);
    await expect(page).toHaveURL(/\/geo_lock/);
    await expect(page.getByText(words.geoLock.title)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/agreement$/);
  });

  for (const lang of languagesOf(3)) {
    test(`axe finds nothing on its page, ${lang}`, async ({ page }) => {
      await page.addInitScript(() => sessionStorage.setItem('taspa.region-said', 'Not here'));
      await page.goto(`/geo_lock?lang=${lang}`);
      await expect(page.getByText(wordsIn(lang).geoLock.title)).toBeVisible();
      await expect(page.getByText(wordsIn(lang).geoLock.locating)).toHaveCount(0);
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        await expectAccessible(page, `/geo_lock on a ${size}`);
      }
    });
  }
});

test('spec 1 §2 partner: it changes the brand, leaves the address, and lasts', async ({ page }) => {
  await page.goto('/channels?partner=almatv');
  await expect(page).toHaveURL(/\/channels$/);
  await expect(page).toHaveTitle(/AlmaTV/);
  await page.reload();
  await expect(page).toHaveTitle(/AlmaTV/);
  await page.goto('/movies');
  await expect(page.getByRole('banner')).toContainText('AlmaTV');
  await page.goto('/movies?partner=taspa');
  await expect(page).not.toHaveTitle(/AlmaTV/);
});

test('spec 1 §1 webview: it leaves the address, and lasts until it is left', async ({ page }) => {
  await page.goto('/channels?webview=1');
  await expect(page).toHaveURL(/\/channels$/);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.goto('/channels?webview=0');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('spec 1 §2: bare paths are true 404s, moved ones lead on', async ({ request }) => {
  for (const path of ['/row', '/rowset', '/provider', '/guide', '/watch', '/trailers', '/persons']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  const [channel] = await freeChannels(request);
  for (const path of [`/channel/${channel?.id}`, `/channels/${channel?.id}`]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(new URL(response.url()).pathname, path).toMatch(/^\/channels\/all\/[^/]+$/);
  }
  const start = await request.get('/startpage', { maxRedirects: 0 });
  expect([start.status(), start.headers().location]).toEqual([308, '/']);
});

const PRIVATE_PAGES = ['/lk', '/lk_parental', '/settings', '/settings/devices'];

const PRIVATE_CALLS = [
  '/api/session/account',
  '/api/session/devices',
  '/api/session/profiles',
  '/api/session/parental',
  '/api/v2/users/self/channel_list',
];

test.describe('quality S03: no transport leads round a refusal', () => {
  for (const { name, address, headers } of TRANSPORTS) {
    test(name, async ({ request }) => {
      for (const path of PRIVATE_PAGES) {
        const response = await request.get(address(path), { headers, maxRedirects: 0 });
        // Sent to the login, or (an address that is no page) not found; never a page with anything of anybody.
        const isRefused = response.status() === 303 || response.status() >= 400;
        const where = response.headers().location ?? response.headers()['x-nextjs-redirect'] ?? '';
        expect(isRefused || where.startsWith('/#auth'), `${path}: ${response.status()}`).toBe(true);
        if (response.status() === 303) expect(where).toMatch(/^\/(\?[^#]*)?#auth\?to=/);
        expect(await response.text()).not.toMatch(/access_token|parental_code|"phone":"\d/);
      }
      for (const path of PRIVATE_CALLS) {
        // Where the framework asks for its own mark in the address first, it is given.
        const response = await request.get(address(path), { headers });
        // A part of a page is the not-found page's: `/api/…` is no brand.
        const isPart = response.headers()['content-type']?.startsWith('text/x-component');
        expect(isPart || response.status() >= 400, `${path}: ${response.status()}`).toBe(true);
        expect(await response.text(), path).not.toMatch(/"(results|data|devices|profiles|channels)":/);
      }
    });
  }
});

test.describe('quality S03: no transport hands on what is somebody’s', () => {
  let person: Person;
  let first: APIRequestContext;
  let second: APIRequestContext;
  let nobody: APIRequestContext;

  test.beforeAll(async ({ playwright, baseURL }) => {
    const contextOf = () =>
      playwright.request.newContext({ baseURL, extraHTTPHeaders: { 'x-forwarded-for': atHome() } });
    [first, second, nobody] = await Promise.all([contextOf(), contextOf(), contextOf()]);
    person = await newPerson(first, { name: 'Құпиясәуле' });
    await signIn(first, baseURL ?? '', person);
    await signIn(second, baseURL ?? '', await newPerson(second));
    // What is looked for below is there, for whom it belongs to.
    const account = await (await first.get('/api/session/account')).text();
    for (const fact of [person.phone, 'Құпиясәуле']) expect(account).toContain(fact);
  });
  test.afterAll(() => Promise.all([first, second, nobody].map((context) => context?.dispose())));

  test('quality S02: a private page says the same to whoever gets past the front door', async () => {
    for (const path of PRIVATE_PAGES) {
      const [own, others] = [await first.get(path), await second.get(path)];
      expect(others.status(), path).toBe(own.status());
      // Stored for everybody: nothing in it is of one viewer.
      if (own.status() === 200) expect(own.headers()['x-nextjs-prerender'], path).toBe('1');
    }
  });

  for (const { name, address, headers } of TRANSPORTS) {
    test(name, async () => {
      const facts = new RegExp(`${person.phone}|${person.login}|Құпиясәуле|access_token|parental_code`);
      for (const path of PRIVATE_PAGES) {
        const own = await first.get(address(path), { headers });
        const others = await second.get(address(path), { headers });
        expect(own.headers()['set-cookie'], path).toBeUndefined();
        for (const response of [own, others]) expect(await response.text(), path).not.toMatch(facts);
      }
      for (const path of PRIVATE_CALLS) {
        const own = await first.get(address(path), { headers });
        const isAnswer = own.headers()['content-type']?.startsWith('application/json');
        if (isAnswer) expect(own.headers()['cache-control'], path).toContain('no-store');
        for (const context of [second, nobody]) {
          expect(await (await context.get(address(path), { headers })).text(), path).not.toMatch(facts);
        }
        // Who has not signed in is refused after them as before.
        const theirs = await nobody.get(address(path), { headers });
        expect(await theirs.text(), path).not.toMatch(/"(results|data|devices|profiles|channels)":/);
      }
    });
  }
});

test.describe('quality S03, S14: no transport leads a child out of their world', () => {
  let child: APIRequestContext;
  let parent: APIRequestContext;
  let film: SeedTitle | undefined;
  /** Each with what only the page of a grown-up tells. */
  let pages: Array<[path: string, fact: string]>;
  let calls: string[];

  test.beforeAll(async ({ playwright, baseURL }) => {
    const contextOf = () =>
      playwright.request.newContext({ baseURL, extraHTTPHeaders: { 'x-forwarded-for': atHome() } });
    [child, parent] = await Promise.all([contextOf(), contextOf()]);
    await Promise.all([child, parent].map((context) => becomePerson(context, baseURL ?? '')));
    await handToChild(child, baseURL ?? '');
    const { titles, channels } = await seedOf(platformUrl);
    film = titles.find((title) => isAboveChildren(title) && title.isFreeFilm);
    const channel = channels.find(isAboveChildren);
    pages = [
      [`/contents/${film?.slug}`, film?.title ?? ''],
      [`/watch/${film?.slug}`, film?.title ?? ''],
      [`/channels/all/${channel?.id}`, channel?.name ?? ''],
    ];
    calls = [
      '/api/session/account',
      `/api/v2/libraries/${film?.libraryId}/contents/${film?.id}/stream?type=hls`,
    ];
    for (const [path, fact] of pages) expect(await (await parent.get(path)).text()).toContain(fact);
    for (const path of calls) expect((await parent.get(path)).status(), path).toBe(200);
  });
  test.afterAll(() => Promise.all([child, parent].map((context) => context?.dispose())));

  for (const { name, address, headers } of TRANSPORTS) {
    test(name, async () => {
      for (const [path, fact] of pages) {
        // The grown-ups' page was asked for in the same way just before.
        await parent.get(address(path), { headers });
        const response = await child.get(address(path), { headers });
        expect(await response.text(), path).not.toContain(fact);
      }
      for (const path of calls) {
        await parent.get(address(path), { headers });
        const response = await child.get(address(path), { headers });
        const isPart = response.headers()['content-type']?.startsWith('text/x-component');
        expect(isPart || response.status() >= 400, `${path}: ${response.status()}`).toBe(true);
        expect(await response.text(), path).not.toMatch(/"(url|phone|devices)":/);
      }
    });
  }
});

test.describe('quality S02: protected data never depends on the front door', () => {
  test('calls are outside it and refuse by themselves, whatever the hints say', async ({ request }) => {
    for (const path of PRIVATE_CALLS) {
      const response = await request.get(path, { headers: { cookie: 'taspa_known=user' } });
      expect(response.status(), path).toBeGreaterThanOrEqual(400);
      // What the guard decides carries the language of the page; it has not seen this.
      expect(response.headers()['content-language'], path).toBeUndefined();
    }
  });

  test('what the front door decides for one viewer is stored by nobody', async ({ request }) => {
    const cases: Array<[string, Record<string, string>]> = [
      ['/lk', {}],
      ['/channels', { cookie: 'taspa_region=closed' }],
      ['/channels', { cookie: 'taspa_door=login' }],
      ['/?partner=almatv', {}],
      ['/?token=0123456789abcdef', {}],
      ['/?webview=1', {}],
      ['/?type=settings', {}],
    ];
    for (const [path, headers] of cases) {
      const response = await request.get(path, { headers, maxRedirects: 0 });
      expect(response.status(), path).toBe(303);
      expect(response.headers()['cache-control'], path).toContain('no-store');
      expect(response.headers()['referrer-policy'], path).toBe('no-referrer');
    }
    // The page itself is stored here for everybody, and elsewhere for nobody without asking.
    await request.get('/channels');
    const page = await request.get('/channels');
    expect(page.headers()['x-nextjs-cache']).toBe('HIT');
    expect(page.headers()['cache-control']).toBe('private, no-cache');
  });
});

test('DESIGN 5: crawlers read pages that are closed to a viewer, and never a private one', async ({
  request,
}) => {
  const bot = {
    'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)',
    cookie: 'taspa_region=closed; taspa_door=login',
  };
  expect((await request.get('/channels', { headers: bot, maxRedirects: 0 })).status()).toBe(200);
  expect((await request.get('/lk', { headers: bot, maxRedirects: 0 })).status()).toBe(303);
});
