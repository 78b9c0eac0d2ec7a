import { expect } from '@playwright/test';
import { crawl, type Page, sitemapPaths } from './support/crawler';
import { headOf } from './support/head';
import { pathOf } from './support/links';
import { mixedWords } from './support/mixed';
import { test } from './support/test';

/** As playwright.config.ts has it. */
const SITE = process.env.SITE_UNDER_TEST ?? 'http://localhost:3000';

/** `npm run test:crawl`: every page in every language. The gate meets each kind of page many times, within a quarter of a minute. */
const IS_WHOLE = process.env.WHOLE_CRAWL === '1';

const BOUNDS = IS_WHOLE ? { pages: 20_000, ofAKind: 5_000 } : { pages: 110, ofAKind: 12 };
const MINUTES = IS_WHOLE ? 60 : 4;

/** Pages that a real browser opens, one in so many. */
const SAMPLE = 25;

/** What is wrong with pages, collected while they come: a thousand of them are not kept. */
function inspector(lang: string) {
  const wrong: string[] = [];
  const titles = new Map<string, string>();
  const mixed = mixedWords(lang);

  function look({ path, from, status, html }: Page): void {
    const say = (what: string) => wrong.push(`${path} (from ${from}): ${what}`);
    if (status !== 200) return void say(`status ${status}`);
    if (!html) return;
    const head = headOf(html);
    if (head.title === '') say('no title');
    if (!head.lang.startsWith(lang)) say(`lang is ${head.lang}`);
    const canonicals = html.match(/<link rel="canonical"/g)?.length ?? 0;
    const isIndexed = head.robots === null;
    if (isIndexed && canonicals !== 1) say(`${canonicals} canonical addresses`);
    for (const words of mixed(html)) say(`says “${words}”`);
    // Those that search engines keep are told apart by their titles; others lead to one that they keep.
    const own = new URL(head.canonical ?? SITE);
    own.searchParams.delete('lang');
    if (!isIndexed || own.pathname + own.search !== path) return;
    const twin = titles.get(head.title);
    if (twin && twin !== path) say(`is called “${head.title}”, like ${twin}`);
    titles.set(head.title, path);
  }
  return { look, wrong };
}

test.describe('a crawl of the site', () => {
  for (const lang of IS_WHOLE ? ['ru', 'kk', 'en', 'uz'] : ['uz']) {
    test(`from the home page, ${lang}: every link answers with a title, one canonical address and one language`, async () => {
      test.setTimeout(MINUTES * 60_000);
      const { look, wrong } = inspector(lang);
      const seen = await crawl({ site: SITE, lang, bounds: BOUNDS, starts: ['/'] }, look);
      expect(wrong).toEqual([]);
      // The walk met every kind of page, so an empty list says something.
      const kinds = new Set(seen.map((path) => pathOf(path).split('/')[1]));
      for (const kind of ['movies', 'series', 'contents', 'watch', 'channels', 'row', 'persons']) {
        expect(kinds).toContain(kind);
      }
      expect(seen.length).toBeGreaterThan(80);
    });
  }

  test('from the sitemap: every address that it lists answers and may be indexed', async () => {
    test.setTimeout(MINUTES * 60_000);
    const paths = await sitemapPaths(SITE);
    expect(paths.length).toBeGreaterThan(100);
    const some = IS_WHOLE ? paths : paths.filter((_, at) => at % Math.ceil(paths.length / 24) === 0);
    const { look, wrong } = inspector('ru');
    const bounds = { pages: some.length, ofAKind: some.length };
    await crawl({ site: SITE, lang: 'ru', bounds, starts: some }, (page) => {
      look(page);
      if (headOf(page.html).robots !== null)
        wrong.push(`${page.path}: named by the sitemap, not for search engines`);
    });
    expect(wrong).toEqual([]);
  });

  test('in a browser: some pages of each kind load without a console error', async ({ page }) => {
    test.skip(!IS_WHOLE, 'tests/e2e/console.spec.ts opens the main pages');
    test.setTimeout(MINUTES * 60_000);
    const heard: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error')
        heard.push(`${page.url()}: ${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => heard.push(`${page.url()} threw ${error.message}`));
    const paths = await sitemapPaths(SITE);
    for (const path of paths.filter((_, at) => at % SAMPLE === 0)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeAttached();
    }
    expect(heard).toEqual([]);
  });
});
