import { type APIRequest, type APIRequestContext, expect } from '@playwright/test';
import { isAboveChildren, type SeedTitle, seedOf } from '../contract/support/seed';
import { becomePerson, handToChild } from './support/child';
import { atHome } from './support/network';
import { newPerson, type Person, signIn } from './support/person';
import { platformUrl } from './support/platform';
import { test } from './support/test';
import { TRANSPORTS } from './support/transports';

/** A viewer with their own cookies, in the region of the provider. */
const viewerOf = (playwright: { request: APIRequest }, baseURL: string | undefined) =>
  playwright.request.newContext({ baseURL, extraHTTPHeaders: { 'x-forwarded-for': atHome() } });

test.use({ extraHTTPHeaders: { 'x-forwarded-for': atHome() } });

const PRIVATE_PAGES = ['/lk', '/lk_parental', '/settings', '/settings/devices'];

const PRIVATE_CALLS = [
  '/api/session/account',
  '/api/session/devices',
  '/api/session/profiles',
  '/api/session/parental',
  '/api/v2/users/self/channel_list',
];

test.describe('quality S03: no transport bypasses a refusal', () => {
  for (const { name, address, headers } of TRANSPORTS) {
    test(name, async ({ request }) => {
      for (const path of PRIVATE_PAGES) {
        const response = await request.get(address(path), { headers, maxRedirects: 0 });
        // The answer is the login or, for an address without a page, 404; never a page with personal data.
        const isRefused = response.status() === 303 || response.status() >= 400;
        const where = response.headers().location ?? response.headers()['x-nextjs-redirect'] ?? '';
        expect(isRefused || where.startsWith('/#auth'), `${path}: ${response.status()}`).toBe(true);
        if (response.status() === 303) expect(where).toMatch(/^\/(\?[^#]*)?#auth\?to=/);
        expect(await response.text()).not.toMatch(/access_token|parental_code|"phone":"\d/);
      }
      for (const path of PRIVATE_CALLS) {
        // Some addresses redirect once to add a parameter of the framework; the client follows.
        const response = await request.get(address(path), { headers });
        // A part of a page is the not-found page here, because `/api/…` is no brand.
        const isPart = response.headers()['content-type']?.startsWith('text/x-component');
        expect(isPart || response.status() >= 400, `${path}: ${response.status()}`).toBe(true);
        expect(await response.text(), path).not.toMatch(/"(results|data|devices|profiles|channels)":/);
      }
    });
  }
});

test.describe('quality S03: no transport returns data of another person', () => {
  let person: Person;
  let first: APIRequestContext;
  let second: APIRequestContext;
  let guest: APIRequestContext;

  test.beforeAll(async ({ playwright, baseURL }) => {
    const newViewer = () => viewerOf(playwright, baseURL);
    [first, second, guest] = await Promise.all([newViewer(), newViewer(), newViewer()]);
    person = await newPerson(first, { name: 'Құпиясәуле' });
    await signIn(first, baseURL ?? '', person);
    await signIn(second, baseURL ?? '', await newPerson(second));
    // Proves that the owner gets the data that is searched for below.
    const account = await (await first.get('/api/session/account')).text();
    for (const text of [person.phone, 'Құпиясәуле']) expect(account).toContain(text);
  });
  test.afterAll(() => Promise.all([first, second, guest].map((context) => context?.dispose())));

  test('quality S02: a private page has the same content for every viewer behind the guard', async () => {
    for (const path of PRIVATE_PAGES) {
      const [own, others] = [await first.get(path), await second.get(path)];
      expect(others.status(), path).toBe(own.status());
      // Stored for everybody, so it contains nothing of one viewer.
      if (own.status() === 200) expect(own.headers()['x-nextjs-prerender'], path).toBe('1');
    }
  });

  for (const { name, address, headers } of TRANSPORTS) {
    test(name, async () => {
      const secrets = new RegExp(`${person.phone}|${person.login}|Құпиясәуле|access_token|parental_code`);
      for (const path of PRIVATE_PAGES) {
        const own = await first.get(address(path), { headers });
        const others = await second.get(address(path), { headers });
        expect(own.headers()['set-cookie'], path).toBeUndefined();
        for (const response of [own, others]) expect(await response.text(), path).not.toMatch(secrets);
      }
      for (const path of PRIVATE_CALLS) {
        const own = await first.get(address(path), { headers });
        const isAnswer = own.headers()['content-type']?.startsWith('application/json');
        if (isAnswer) expect(own.headers()['cache-control'], path).toContain('no-store');
        for (const context of [second, guest]) {
          expect(await (await context.get(address(path), { headers })).text(), path).not.toMatch(secrets);
        }
        // A viewer who has not logged in is still refused afterwards.
        const afterwards = await guest.get(address(path), { headers });
        expect(await afterwards.text(), path).not.toMatch(/"(results|data|devices|profiles|channels)":/);
      }
    });
  }
});

test.describe('quality S03, S14: no transport opens pages above their age to a child', () => {
  let child: APIRequestContext;
  let parent: APIRequestContext;
  let film: SeedTitle | undefined;
  /** Each path with a text that only the page for adults contains. */
  let pages: Array<[path: string, fact: string]>;
  let calls: string[];

  test.beforeAll(async ({ playwright, baseURL }) => {
    const newViewer = () => viewerOf(playwright, baseURL);
    [child, parent] = await Promise.all([newViewer(), newViewer()]);
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
    for (const [path, text] of pages) expect(await (await parent.get(path)).text()).toContain(text);
    for (const path of calls) expect((await parent.get(path)).status(), path).toBe(200);
  });
  test.afterAll(() => Promise.all([child, parent].map((context) => context?.dispose())));

  for (const { name, address, headers } of TRANSPORTS) {
    test(name, async () => {
      for (const [path, text] of pages) {
        // The page for adults was requested in the same way just before.
        await parent.get(address(path), { headers });
        const response = await child.get(address(path), { headers });
        expect(await response.text(), path).not.toContain(text);
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

test.describe('quality S02: protected data never depends on the guard', () => {
  test('calls do not pass the guard and are refused without it, whatever the hint cookies claim', async ({
    request,
  }) => {
    for (const path of PRIVATE_CALLS) {
      const response = await request.get(path, { headers: { cookie: 'taspa_known=user' } });
      expect(response.status(), path).toBeGreaterThanOrEqual(400);
      // The guard sets the language header of a page; this answer did not pass the guard.
      expect(response.headers()['content-language'], path).toBeUndefined();
    }
  });

  test('a decision of the guard for one viewer is not stored for others', async ({ request }) => {
    const cases: Array<[string, Record<string, string>]> = [
      ['/lk', {}],
      ['/channels', { cookie: 'taspa_region=closed' }],
      ['/channels', { cookie: 'taspa_forced_login=login' }],
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
    // The server stores the page for everybody; browsers and proxies have to revalidate it.
    await request.get('/channels');
    const page = await request.get('/channels');
    expect(page.headers()['x-nextjs-cache']).toBe('HIT');
    expect(page.headers()['cache-control']).toBe('private, no-cache');
  });
});

test('DESIGN section 5: crawlers read pages that are closed to a viewer, and never a private one', async ({
  request,
}) => {
  const bot = {
    'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)',
    cookie: 'taspa_region=closed; taspa_forced_login=login',
  };
  expect((await request.get('/channels', { headers: bot, maxRedirects: 0 })).status()).toBe(200);
  expect((await request.get('/lk', { headers: bot, maxRedirects: 0 })).status()).toBe(303);
});
