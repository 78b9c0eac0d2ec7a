import { expect } from '@playwright/test';
import { headOf } from './support/head';
import { seenByPlatform } from './support/platform';
import { test } from './support/test';
import { wordsIn } from './support/words';

/** Addresses without content, and the messages of spec 2 §8 for them. */
const NOT_FOUND = [
  ['/contents/2017-nothing-999999999999999999', 'Такого фильма или сериала нет'],
  ['/contents/no-digits-here', 'Такого фильма или сериала нет'],
  ['/watch/999999999999999999', 'Такого фильма или сериала нет'],
  ['/channels/all/no-such-channel', 'Такого канала нет'],
  ['/channels/all/99999999', 'Такого канала нет'],
  ['/channels/no-such-category', 'Такой категории нет'],
  ['/row/no-such-row', 'Такой страницы нет'],
  ['/rowset/no-such-page', 'Такой страницы нет'],
  ['/persons/no-such-person', 'Такой страницы нет'],
  ['/no-such-page', 'Такой страницы нет'],
  ['/a/b/c/d', 'Такой страницы нет'],
  // Spec 2 §2: addresses of these kinds without an id show the not-found page.
  ['/row', 'Такой страницы нет'],
  ['/rowset', 'Такой страницы нет'],
  ['/guide', 'Такой страницы нет'],
  ['/watch', 'Такой страницы нет'],
  ['/trailers', 'Такой страницы нет'],
  ['/persons', 'Такой страницы нет'],
  ['/packets/999999', 'Такой подписки нет'],
  // The inner addresses of the fallback pages are not public.
  ['/missing/content', 'Такой страницы нет'],
  ['/missing/unavailable', 'Такой страницы нет'],
] as const;

/** One address of each message and each way to it: the next test opens all of them without script. */
const WITH_SCRIPT = [
  '/contents/2017-nothing-999999999999999999',
  '/channels/all/no-such-channel',
  '/channels/no-such-category',
  '/row/no-such-row',
  '/a/b/c/d',
  '/packets/999999',
  '/missing/content',
];

test('unknown ids and slugs answer 404 with the message of their kind, which hydration keeps', async ({
  page,
}) => {
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(String(error)));
  const messages = new Map<string, string>(NOT_FOUND);
  for (const path of WITH_SCRIPT) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(messages.get(path) ?? '?');
    await expect(page.getByRole('main').getByRole('link').first(), path).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }
  expect(broken).toEqual([]);
});

test.describe('spec 2 §8: a not-found page shows its message without script, in the language of the viewer', () => {
  test.use({ javaScriptEnabled: false });

  test('each kind has its message, a link home, something to watch and the header, and is not indexed', async ({
    page,
  }) => {
    for (const [path, message] of NOT_FOUND) {
      expect((await page.goto(`${path}?utm_source=x`))?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(message);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Каналы' }), path).toBeAttached();
      await expect(page.locator('a[href="/"]').first(), path).toBeVisible();
      await expect(page.getByRole('main').locator('a[href^="/contents/"]').first(), path).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
      const head = headOf(await page.content());
      expect([head.robots, head.canonical, head.lang], path).toEqual(['noindex', null, 'ru']);
      expect(head.title, path).toContain(message);
    }
    await page.goto('/contents/none-1?lang=kk');
    await expect(page.locator('html')).toHaveAttribute('lang', 'kk');
    const { notFound, search } = wordsIn('kk');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.not_found_content);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: notFound.home })).toBeVisible();
    await main.getByRole('searchbox', { name: search.label }).fill('kino');
    await main.getByRole('button', { name: search.submit }).click();
    await expect(page).toHaveURL(/\/search\?q=kino/);
  });
});

test('quality S15: malformed input never reaches the platform', { tag: '@gate' }, async ({ request }) => {
  const { total: since } = await seenByPlatform(request);
  for (const rubbish of ['rubbish.x', "rubbish'--", 'rubbish<b>', `rubbish${'x'.repeat(300)}`]) {
    for (const place of ['contents', 'watch', 'row', 'rowset', 'persons', 'channels/all', 'channels']) {
      const response = await request.get(`/${place}/${encodeURIComponent(rubbish)}`);
      expect.soft(response.status(), `${place}/${rubbish}`).toBe(404);
    }
  }
  // An unknown but possible id reaches the platform, which proves that the list below would show a malformed one.
  await request.get('/rowset/plausible-but-unknown');
  const { requests } = await seenByPlatform(request, { since });
  const urls = requests.map(({ url }) => url);
  expect(urls).toContainEqual(expect.stringContaining('plausible-but-unknown'));
  expect(urls.filter((url) => url.includes('rubbish'))).toEqual([]);
});

test('malformed addresses answer 4xx, never 500', { tag: '@gate' }, async ({ request, baseURL }) => {
  for (const path of [
    '/..%2f..%2fetc/passwd',
    '/contents/%2e%2e%2fx',
    '/contents/a%2Fb',
    '/contents/a%5Cb',
    '/contents/%00',
    '/%E0%A4%A',
    '/%',
    `/?q=${'a'.repeat(10_000)}`,
    `/contents/x?${'a=1&'.repeat(2_500)}`,
    '/api/v2/..%2f..%2fsandbox',
    '/api/v2/users/self',
    '/api/rows/novinki?lang=ru&offset=-1&limit=10',
    '/api/rows/novinki?lang=xx&offset=0&limit=10',
    '/api/schedule/1?lang=ru&start=0&end=4000000000',
    '/api/schedule/x?lang=ru&start=0&end=1',
  ]) {
    const response = await request.get(baseURL + path);
    expect.soft(response.status(), path).toBeGreaterThanOrEqual(400);
    expect.soft(response.status(), path).toBeLessThan(500);
  }
});

test('quality S17: a request from another site can neither start a session nor report a position', {
  tag: '@gate',
}, async ({ request }) => {
  for (const origin of ['http://evil.test', 'null']) {
    const started = await request.post('/api/session', { headers: { origin } });
    expect(started.status()).toBe(403);
    const reported = await request.patch('/api/v2/users/self/stat/1?duration=5', { headers: { origin } });
    expect(reported.status()).toBe(403);
  }
});

test('crawlers get pages and no session', { tag: '@gate' }, async ({ request }) => {
  const headers = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
  const home = await request.get('/', { headers });
  expect(home.ok()).toBe(true);
  expect(home.headers()['set-cookie']).toBeUndefined();
  const started = await request.post('/api/session', {
    headers: { ...headers, origin: new URL(home.url()).origin },
  });
  expect(started.status()).toBe(403);
});
