import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import type { Messages } from '../../lib/i18n/dictionaries';
import { expectAccessible } from './support/axe';
import { freeChannels, platformUrl } from './support/platform';
import { expectPlaying, player } from './support/player';
import { freeFilm } from './support/titles';

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

  for (const lang of ['ru', 'kk', 'en', 'uz']) {
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

/** Ways that once led round a front door like ours (facts/quality.md D1). */
const TRANSPORTS: Array<[name: string, change: (path: string) => string, headers: Record<string, string>]> = [
  ['as it is', (path) => path, {}],
  [
    'x-middleware-subrequest',
    (path) => path,
    { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  ],
  [
    'x-middleware-subrequest, src',
    (path) => path,
    { 'x-middleware-subrequest': 'src/middleware:src/middleware:src/middleware' },
  ],
  [
    'x-middleware-rewrite',
    (path) => path,
    { 'x-middleware-rewrite': '/taspa/ru/lk', 'x-middleware-next': '1' },
  ],
  ['RSC', (path) => path, { rsc: '1' }],
  ['RSC prefetch', (path) => `${path}?_rsc=abcde`, { rsc: '1', 'next-router-prefetch': '1' }],
  [
    'segment prefetch header',
    (path) => path,
    { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  ],
  ['.rsc', (path) => `${path}.rsc`, {}],
  ['segment address', (path) => `${path}.segments/_tree.segment.rsc`, {}],
  ['nxtP', (path) => `${path}?nxtPsite=taspa&nxtPlocale=ru&nxtPrest=lk`, {}],
  ['nxtI', (path) => `${path}?nxtIsite=taspa&nxtIlocale=ru`, {}],
  ['data request', (path) => path, { 'x-nextjs-data': '1' }],
];

test.describe('quality S03: no transport leads round a refusal', () => {
  for (const [name, change, headers] of TRANSPORTS) {
    test(name, async ({ request }) => {
      for (const path of PRIVATE_PAGES) {
        const response = await request.get(change(path), { headers, maxRedirects: 0 });
        // Sent to the login, or (an address that is no page) not found; never a page with anything of anybody.
        const isRefused = response.status() === 303 || response.status() >= 400;
        const where = response.headers().location ?? response.headers()['x-nextjs-redirect'] ?? '';
        expect(isRefused || where.startsWith('/#auth'), `${path}: ${response.status()}`).toBe(true);
        if (response.status() === 303) expect(where).toMatch(/^\/(\?[^#]*)?#auth\?to=/);
        expect(await response.text()).not.toMatch(/access_token|parental_code|"phone":"\d/);
      }
      for (const path of PRIVATE_CALLS) {
        // Where the framework asks for its own mark in the address first, it is given.
        const response = await request.get(change(path), { headers });
        // A part of a page is the not-found page's: `/api/…` is no brand.
        const isPart = response.headers()['content-type']?.startsWith('text/x-component');
        expect(isPart || response.status() >= 400, `${path}: ${response.status()}`).toBe(true);
        expect(await response.text(), path).not.toMatch(/"(results|data|devices|profiles|channels)":/);
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

  test('a private page says the same to whoever gets past the front door', async ({
    request,
    playwright,
    baseURL,
  }) => {
    const other = await playwright.request.newContext({ baseURL });
    for (const path of PRIVATE_PAGES) {
      const known = { cookie: 'taspa_known=user' };
      const first = await request.get(path, { headers: known });
      const second = await other.get(path, { headers: { ...known, 'x-forwarded-for': abroad() } });
      // The same status, and stored for everybody: nothing in it is of one viewer.
      expect(second.status(), path).toBe(first.status());
      if (first.status() === 200) expect(first.headers()['x-nextjs-prerender'], path).toBe('1');
      expect(first.headers()['set-cookie'], path).toBeUndefined();
    }
    await other.dispose();
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
