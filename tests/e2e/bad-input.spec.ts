import { expect, test } from '@playwright/test';
import { seenByPlatform } from './support/platform';

test.describe('unknown ids and slugs are true 404s with the right message', () => {
  for (const [path, message] of [
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
    // Spec 2 §2: bare addresses of these kinds show the not-found page.
    ['/row', 'Такой страницы нет'],
    ['/rowset', 'Такой страницы нет'],
    ['/guide', 'Такой страницы нет'],
    ['/watch', 'Такой страницы нет'],
    ['/trailers', 'Такой страницы нет'],
    ['/persons', 'Такой страницы нет'],
  ] as const) {
    test(path, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(message);
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    });
  }
});

test('quality S15: rubbish never reaches the platform', async ({ request }) => {
  const { total: since } = await seenByPlatform(request);
  for (const rubbish of ['rubbish.x', "rubbish'--", 'rubbish<b>', `rubbish${'x'.repeat(300)}`]) {
    for (const place of ['contents', 'watch', 'row', 'rowset', 'persons', 'channels/all', 'channels']) {
      const response = await request.get(`/${place}/${encodeURIComponent(rubbish)}`);
      expect.soft(response.status(), `${place}/${rubbish}`).toBe(404);
    }
  }
  // What could be an id is asked for: proof that the list below would show the rubbish.
  await request.get('/rowset/plausible-but-unknown');
  const { requests } = await seenByPlatform(request, { since });
  const urls = requests.map(({ url }) => url);
  expect(urls).toContainEqual(expect.stringContaining('plausible-but-unknown'));
  expect(urls.filter((url) => url.includes('rubbish'))).toEqual([]);
});

test('addresses that exist only to confuse are 4xx, never 500', async ({ request, baseURL }) => {
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

test('quality S17: another site cannot start a session or report a position', async ({ request }) => {
  for (const origin of ['http://evil.test', 'null']) {
    const started = await request.post('/api/session', { headers: { origin } });
    expect(started.status()).toBe(403);
    const reported = await request.patch('/api/v2/users/self/stat/1?duration=5', { headers: { origin } });
    expect(reported.status()).toBe(403);
  }
});

test('crawlers see pages and get no session', async ({ request }) => {
  const headers = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
  const home = await request.get('/', { headers });
  expect(home.ok()).toBe(true);
  expect(home.headers()['set-cookie']).toBeUndefined();
  const started = await request.post('/api/session', {
    headers: { ...headers, origin: new URL(home.url()).origin },
  });
  expect(started.status()).toBe(403);
});
