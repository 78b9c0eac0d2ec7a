import { expect, test } from '@playwright/test';
import { inBatches } from './support/batches';
import { headOf } from './support/head';
import {
  type FetchedPage,
  fetchPage,
  get,
  inLanguage,
  type Language,
  SITE,
  TAGS,
} from './support/plain-http';
import { type PublicPages, publicPagesOf } from './support/public-pages';

const LANGUAGES = Object.keys(TAGS) as Language[];

let pages: PublicPages;

test.beforeAll(async ({ playwright }) => {
  pages = await publicPagesOf(playwright);
});

const all = () => Object.entries(pages.paths);

test.describe('quality E1: languages and search engines', () => {
  test('each public page states its language, is canonical at its own address, and lists all other languages', async () => {
    const titles = new Map<string, string>();
    await inBatches(all(), async ([kind, path]) => {
      const seen = await Promise.all(LANGUAGES.map((lang) => fetchPage(inLanguage(path, lang))));
      const sets = seen.map(({ head }) => JSON.stringify(head.alternates));
      expect(new Set(sets).size, `${kind}: the same set on all`).toBe(1);
      for (const [at, lang] of LANGUAGES.entries()) {
        const { status, language, head } = seen[at] as FetchedPage;
        const place = `${kind} ${lang}`;
        const own = new URL(inLanguage(path, lang), SITE).href.replace(/\/$/, '');
        expect(status, place).toBe(200);
        expect([head.lang, language], place).toEqual([TAGS[lang], TAGS[lang]]);
        expect(head.title, place).not.toBe('');
        expect(head.robots, place).toBeNull();
        expect(head.canonical?.replace(/\/$/, ''), place).toBe(own);
        expect(head.alternates[TAGS[lang]]?.replace(/\/$/, ''), place).toBe(own);
        expect(head.alternates['x-default'], place).toBe(head.alternates.ru);
        expect(Object.keys(head.alternates).sort(), place).toEqual(
          [...Object.values(TAGS), 'x-default'].sort(),
        );
        // Titles must differ between pages and languages, because search engines treat equal titles as duplicates.
        const twin = titles.get(`${lang} ${head.title}`);
        expect(twin, `${place} is called like ${twin}`).toBeUndefined();
        titles.set(`${lang} ${head.title}`, place);
      }
      expect(
        new Set(seen.map(({ head }) => head.title)).size,
        `${kind}: its title is translated`,
      ).toBeGreaterThan(1);
    });
  });

  test('the chosen language is stored in a cookie and not in the address; the language of the browser changes nothing', async () => {
    await inBatches(all(), async ([kind, path]) => {
      const chosen = await fetchPage(path, { cookie: 'taspa_lang=kk' });
      expect([chosen.status, chosen.head.lang], kind).toEqual([200, 'kk']);
      expect(chosen.head.canonical, kind).toBe(new URL(inLanguage(path, 'kk'), SITE).href);
    });
    for (const path of [pages.paths.home, pages.paths.film, pages.paths.channels]) {
      // A page may be made anew between both requests, when a programme begins.
      await expect(async () => {
        const [plain, preferring] = await Promise.all([
          fetchPage(path ?? '', { 'accept-language': '' }),
          fetchPage(path ?? '', { 'accept-language': 'kk-KZ,kk;q=0.9,en;q=0.1' }),
        ]);
        expect(preferring.html === plain.html, path ?? '').toBe(true);
      }).toPass({ timeout: 20_000 });
    }
  });

  test('the canonical address has no time, library, click ids or texts', async () => {
    const extraQuery = 'ts=1700000000&library_id=5&utm_source=mail&gclid=x&yclid=y&fbclid=z&text=kino';
    for (const kind of ['film', 'channel', 'row', 'person', 'rowset', 'watch', 'movies']) {
      const path = pages.paths[kind] ?? '';
      const [clean, withExtra] = await Promise.all([fetchPage(path), fetchPage(`${path}?${extraQuery}`)]);
      expect(withExtra.head.canonical, kind).toBe(clean.head.canonical);
      expect(withExtra.head.alternates, kind).toEqual(clean.head.alternates);
    }
  });

  test('pages of a partner are canonical on the partner’s host, in its languages and with its name', async ({
    request,
  }) => {
    const origin = new URL(SITE);
    origin.hostname = 'almatv.localhost';
    // The client of the runner can send another host header, which fetch cannot.
    const answer = await request.get(pages.paths.film ?? '', { headers: { host: origin.host } });
    const head = headOf(await answer.text());
    expect(head.canonical).toBe(new URL(pages.paths.film ?? '', origin).href);
    expect(Object.keys(head.alternates).sort()).toEqual(['en', 'kk', 'ru', 'x-default']);
    expect(head.title).toMatch(/ \| AlmaTV × Taspa$/);
    expect(head.og.site_name).toBe('AlmaTV × Taspa');
  });
});

test.describe('quality E3: indexed and excluded pages', () => {
  test('a wrong slug with a right id redirects to the canonical address; an id alone answers and is not indexed', {
    tag: '@gate',
  }, async () => {
    for (const [wrong, right] of pages.wrong) {
      for (const lang of ['ru', 'uz'] as const) {
        const response = await get(inLanguage(wrong, lang));
        const location = response.headers.get('location') ?? '';
        const led = new URL(location, 'http://site.invalid');
        expect([response.status, led.pathname + led.search], wrong).toEqual([308, inLanguage(right, lang)]);
      }
    }
    for (const path of pages.byId) {
      const { status, head } = await fetchPage(path);
      expect([status, head.robots], path).toEqual([200, 'noindex, follow']);
      expect(head.canonical, path).toMatch(/\p{L}[^/]*$/u);
      expect(head.canonical, path).not.toMatch(new RegExp(`${path}$`));
    }
  });

  test('personal pages, search results and pages of many filters are not indexed, and robots.txt does not hide their noindex', async () => {
    const out = [
      '/search',
      '/search?q=kino',
      '/my',
      '/geo_lock',
      '/promo',
      '/gift',
      '/account_mobile',
      `${pages.paths.row}?text=kino`,
      `${pages.paths.row}?offset=21`,
      '/movies?genre=drama&year=2024',
      '/movies?genre=drama&country=1&rating=8',
    ];
    const robots = await (await get('/robots.txt')).text();
    expect(robots.length).toBeLessThan(200);
    const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path);
    expect(closed).toEqual(['/api/']);
    await inBatches(out, async (path) => {
      const { status, head } = await fetchPage(path);
      expect(status, path).toBe(200);
      expect(head.robots, path).toMatch(/^noindex/);
    });
  });

  test('unknown ids of each kind, bare names and malformed addresses answer 404', {
    tag: '@gate',
  }, async () => {
    const none = [
      '/contents/nothing-999',
      '/contents/rubbish',
      `${pages.paths.film}/999`,
      '/watch/nothing-999',
      '/trailers/999',
      '/persons/nobody',
      '/persons/nobody-999999',
      '/channels/nothing',
      '/channels/all/nothing',
      '/channels/nothing/taspa-1',
      '/row/nothing',
      '/rowset/nothing',
      '/catalog/nothing',
      '/nothing',
      '/nothing/at/all',
      '/news/999999',
      '/provider/nobody',
      '/packets/999999',
      '/missing/content',
      ...['/row', '/rowset', '/provider', '/guide', '/watch', '/trailers', '/persons'],
    ];
    await inBatches(none, async (path) => {
      const { status, head } = await fetchPage(path);
      expect([status, head.robots], path).toEqual([404, expect.stringMatching(/^noindex/)]);
    });
    for (const [from, to] of [
      ['/startpage?lang=kk', '/?lang=kk'],
      ['/channel/taspa-1?ts=1700000000', '/channels/all/taspa-1?ts=1700000000'],
    ] as const) {
      const response = await get(from);
      const led = new URL(response.headers.get('location') ?? '', 'http://site.invalid');
      expect([response.status, led.pathname + led.search]).toEqual([308, to]);
    }
  });

  test('the sitemap stays within its limits, and every address in it answers, is indexed and canonical', async () => {
    const locs = (xml: string) =>
      [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc.replaceAll('&amp;', '&'));
    const index = await (await get('/sitemap.xml')).text();
    const files = locs(index);
    const kinds = files.map((file) => /\/sitemaps\/([a-z]+)-1\.xml$/.exec(file)?.[1]);
    expect(kinds.sort()).toEqual(
      [
        'channels',
        'episodes',
        'films',
        'news',
        'packets',
        'pages',
        'persons',
        'rows',
        'series',
        'videos',
      ].sort(),
    );
    for (const file of files) {
      const response = await get(new URL(file).pathname);
      expect(response.headers.get('content-type')).toContain('xml');
      const xml = await response.text();
      const named = locs(xml);
      expect(named.length).toBeLessThanOrEqual(50_000);
      expect(xml.length).toBeLessThan(50_000_000);
      expect(new Set(named).size, file).toBe(named.length);
      // The languages of one page follow each other.
      const [first = ''] = named;
      expect(named.slice(1, 4), file).toEqual(
        ['kk', 'en', 'uz'].map((lang) => new URL(inLanguage(first, lang as Language), SITE).href),
      );
      for (const address of [named[0], named.at(-1)]) {
        const { status, head } = await fetchPage(address ?? '');
        expect([status, head.robots], address).toEqual([200, null]);
        expect(head.canonical?.replace(/\/$/, ''), address).toBe(address?.replace(/\/$/, ''));
      }
      if (file.includes('videos')) {
        const videos = [...xml.matchAll(/<video:video>(.*?)<\/video:video>/g)].map(([, video = '']) => video);
        expect(videos.length).toBeGreaterThan(10);
        for (const tag of [
          'thumbnail_loc',
          'title',
          'description',
          'player_loc',
          'duration',
          'publication_date',
          'family_friendly',
          'requires_subscription',
        ]) {
          expect(
            videos.filter((video) => !video.includes(`<video:${tag}>`)),
            tag,
          ).toEqual([]);
        }
      }
    }
    expect((await get('/sitemaps/films-999.xml')).status).toBe(404);
    expect((await get('/sitemaps/secrets-1.xml')).status).toBe(404);
  });
});

test('quality E4: pages are the same where the region is not served; only a new device is refused', async () => {
  const abroad = { 'x-forwarded-for': '203.0.113.9' };
  await inBatches(all(), async ([kind, path]) => {
    const [home, away] = await Promise.all([fetchPage(path), fetchPage(path, abroad)]);
    expect(away.status, kind).toBe(200);
    expect([away.head, away.html.length > 20_000], kind).toEqual([home.head, true]);
  });
  const headers = { ...abroad, origin: new URL(SITE).origin, 'content-type': 'application/json' };
  const device = await fetch(new URL('/api/session', SITE), { method: 'POST', headers, body: '{}' });
  expect([device.status, (await device.json()).error_code]).toEqual([403, 'region_not_served']);
});
