import { expect } from '@playwright/test';
import type { ContextId } from '@/lib/shared/sites/contexts';
import { type Site, siteById, sites } from '@/lib/shared/sites/sites';
import { expectAccessible, SCREENS } from './support/axe';
import { asViewer, brandViewer, inBrowser } from './support/brand-viewer';
import { isChildsPage } from './support/child';
import { crawl, type Page } from './support/crawler';
import { foreignWords, visibleTexts } from './support/foreign-texts';
import { headOf } from './support/head';
import { siteUrl } from './support/login-methods';
import { VIEWERS, type Viewer } from './support/places';
import { freeChannels } from './support/platform';
import { publicPages } from './support/public-pages';
import { test } from './support/test';

/** `npm run test:crawl` walks every surface of every brand as every viewer; the gate one of each. */
const IS_WHOLE = process.env.WHOLE_CRAWL === '1';

const LIMIT_MS = IS_WHOLE ? 600_000 : 180_000;
const BOUNDS = IS_WHOLE ? { pages: 60, perKind: 5 } : { pages: 25, perKind: 2 };
const SURFACES = ['browser', 'webview', 'miniapp', 'television', 'account_mobile', 'embed'] as const;

type Walk = readonly [site: Site, surface: ContextId, viewers: readonly Viewer[]];

const EVERY: readonly Walk[] = sites.flatMap((site) =>
  SURFACES.map((surface) => [site, surface, VIEWERS] as const),
);
const SAMPLE: readonly Walk[] = (
  [
    ['almatv', 'webview', 'user'],
    ['clickup', 'miniapp', 'child'],
    ['cable', 'browser', 'guest'],
    ['uznet', 'embed', 'guest'],
    ['galam', 'account_mobile', 'user'],
  ] as const
).map(([id, surface, viewer]) => [siteById(id) as Site, surface, [viewer]]);

/** One worker walks a surface of a brand as all its viewers, because they share its stored pages. */
function eachViewer(
  walks: readonly Walk[],
  walk: (site: Site, surface: ContextId, viewer: Viewer) => void,
): void {
  for (const [site, surface, viewers] of walks) {
    test.describe(`${site.id}, ${surface}`, () => {
      test.describe.configure({ mode: 'default' });
      for (const viewer of viewers) walk(site, surface, viewer);
    });
  }
}

/** Where a surface begins. */
function startsOf(surface: ContextId, film: string, channel: string): string[] {
  if (surface === 'account_mobile') return ['/account_mobile'];
  if (surface !== 'embed') return ['/'];
  return [film.replace('/contents/', '/content_embed/'), `/channel_embed/${channel}`];
}

/** Pages that are there to be walked through; the mobile account is filled by script. */
const HAS_CATALOGUE: readonly ContextId[] = ['browser', 'webview', 'miniapp', 'television'];

function inspector(site: Site, viewer: Viewer, isEmbed: boolean) {
  // Their words alone are also names of channels. Ours is a part of all names.
  const others = sites.filter(({ id, provider }) => id !== site.id && provider !== null);
  const mixed = foreignWords(site.defaultLocale);
  const problems: string[] = [];
  function look({ path, from, status, html }: Page): void {
    const report = (what: string) => problems.push(`${path} (from ${from}): ${what}`);
    if (status !== 200) return void report(`status ${status}`);
    if (!html) return;
    if (viewer === 'child' && !isEmbed && !isChildsPage(html)) report('not a child’s page');
    if (!headOf(html).lang.startsWith(site.defaultLocale)) report(`lang is ${headOf(html).lang}`);
    for (const words of mixed(html)) report(`says “${words}”`);
    const texts = visibleTexts(html);
    for (const { id, name } of others) {
      if (texts.some((text) => text.includes(name))) report(`names ${name}`);
      if (html.includes(`/brand/${id}/`)) report(`has pictures of ${id}`);
    }
    const waysOn = html.match(/<(?:a\s[^>]*href|button|input)/g)?.length ?? 0;
    if (waysOn === 0 && !isEmbed) report('no way on');
  }
  return { look, problems };
}

test.describe('spec 1 §1 Surfaces, Partner variants: no dead end, one brand and one language', () => {
  eachViewer(IS_WHOLE ? EVERY : SAMPLE, (site, surface, viewer) => {
    test(viewer, async ({ request }) => {
      test.setTimeout(LIMIT_MS);
      const [{ paths }, [channel]] = await Promise.all([publicPages(request), freeChannels(request)]);
      const client = await brandViewer(site, viewer, surface);
      const { look, problems } = inspector(site, viewer, surface === 'embed');
      const starts = startsOf(surface, paths.film ?? '', channel?.slug ?? '');
      const seen = await crawl({ load: asViewer(client), bounds: BOUNDS, starts }, look);
      expect(problems).toEqual([]);
      if (HAS_CATALOGUE.includes(surface) && !(site.forcesLogin && viewer === 'guest'))
        expect(seen.length).toBeGreaterThan(10);
      await client.dispose();
    });
  });
});

test.describe('WCAG 2.2 AA: every brand on every surface, as every viewer', () => {
  // In the gate routes.spec.ts checks every route of one brand.
  const walked = IS_WHOLE ? EVERY.filter(([, surface]) => HAS_CATALOGUE.includes(surface)) : [];
  eachViewer(walked, (site, surface, viewer) => {
    test(viewer, async ({ browser, request }) => {
      test.setTimeout(LIMIT_MS);
      const { paths } = await publicPages(request);
      const client = await brandViewer(site, viewer, surface);
      const context = await inBrowser(browser, site, client);
      const page = await context.newPage();
      await page.setViewportSize(SCREENS.phone);
      for (const path of ['/', paths.film ?? '']) {
        await page.goto(siteUrl(site.hosts[0]?.split('.')[0] ?? '', path));
        await expectAccessible(page, `${site.id} ${surface} ${viewer} ${path}`);
      }
      await context.close();
      await client.dispose();
    });
  });
});
