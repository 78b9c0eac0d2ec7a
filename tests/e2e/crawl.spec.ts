import { expect } from '@playwright/test';
import { crawl, inLanguage, type Page, sitemapPaths } from './support/crawler';
import { foreignWords } from './support/foreign-texts';
import { headOf } from './support/head';
import { pathOf } from './support/links';
import { SITE } from './support/plain-http';
import { test } from './support/test';

/**
 * `npm run test:crawl` visits every page in every language. The gate visits some pages of each kind, within a quarter
 * of a minute.
 */
const IS_WHOLE = process.env.WHOLE_CRAWL === '1';

const BOUNDS = IS_WHOLE ? { pages: 20_000, perKind: 5_000 } : { pages: 110, perKind: 12 };
const MINUTES = IS_WHOLE ? 60 : 4;

/** A real browser opens one page out of this many. */
const SAMPLE = 25;

/** Collects problems of pages while they arrive, because a thousand pages are too many to hold in memory. */
function inspector(lang: string) {
  const problems: string[] = [];
  const titles = new Map<string, string>();
  const mixed = foreignWords(lang);

  function look({ path, from, status, html }: Page): void {
    const report = (what: string) => problems.push(`${path} (from ${from}): ${what}`);
    if (status !== 200) return void report(`status ${status}`);
    if (!html) return;
    const head = headOf(html);
    if (head.title === '') report('no title');
    if (!head.lang.startsWith(lang)) report(`lang is ${head.lang}`);
    const canonicals = html.match(/<link rel="canonical"/g)?.length ?? 0;
    const isIndexed = head.robots === null;
    if (isIndexed && canonicals !== 1) report(`${canonicals} canonical addresses`);
    for (const words of mixed(html)) report(`says “${words}”`);
    // Only indexed pages need titles of their own; other pages link to an indexed one.
    const own = new URL(head.canonical ?? SITE);
    own.searchParams.delete('lang');
    if (!isIndexed || own.pathname + own.search !== path) return;
    const twin = titles.get(head.title);
    if (twin && twin !== path) report(`is called “${head.title}”, like ${twin}`);
    titles.set(head.title, path);
  }
  return { look, problems };
}

test.describe('a crawl of the site', () => {
  for (const lang of IS_WHOLE ? ['ru', 'kk', 'en', 'uz'] : ['uz']) {
    test(`from the home page, ${lang}: every link answers with a title, one canonical address and one language`, async () => {
      test.setTimeout(MINUTES * 60_000);
      const { look, problems } = inspector(lang);
      const seen = await crawl({ load: inLanguage(SITE, lang), bounds: BOUNDS, starts: ['/'] }, look);
      expect(problems).toEqual([]);
      // The crawl has visited every kind of page, otherwise an empty list of problems would prove nothing.
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
    const { look, problems } = inspector('ru');
    const bounds = { pages: some.length, perKind: some.length };
    await crawl({ load: inLanguage(SITE, 'ru'), bounds, starts: some }, (page) => {
      look(page);
      if (headOf(page.html).robots !== null)
        problems.push(`${page.path}: named by the sitemap, not for search engines`);
    });
    expect(problems).toEqual([]);
  });

  test('in a browser: some pages of each kind load without a console error', async ({ page }) => {
    test.skip(!IS_WHOLE, 'tests/e2e/console.spec.ts opens the main pages');
    test.setTimeout(MINUTES * 60_000);
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error')
        errors.push(`${page.url()}: ${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => errors.push(`${page.url()} threw ${error.message}`));
    const paths = await sitemapPaths(SITE);
    for (const path of paths.filter((_, at) => at % SAMPLE === 0)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeAttached();
    }
    expect(errors).toEqual([]);
  });
});
