import { expect, test } from '@playwright/test';
import { graphsOf, lackOf, type Told } from '../support/structured-data';
import { platformUrl } from './support/platform';
import { inPortions } from './support/portions';
import { type PublicPages, publicPagesOf } from './support/public-pages';
import { see } from './support/seen';
import { wordsIn } from './support/words';

let pages: PublicPages;

test.beforeAll(async ({ playwright }) => {
  pages = await publicPagesOf(playwright);
});

test.describe('quality E2: structured data', () => {
  /** What each kind of page tells, at least. */
  const TOLD: Record<string, string[]> = {
    home: ['Organization', 'WebSite'],
    film: ['Movie', 'BreadcrumbList'],
    series: ['TVSeries', 'BreadcrumbList'],
    episode: ['TVEpisode', 'BreadcrumbList'],
    watch: ['VideoObject'],
    person: ['Person'],
    channel: ['TelevisionChannel', 'BroadcastService', 'VideoObject', 'BroadcastEvent'],
    channels: ['ItemList'],
    free: ['ItemList', 'BreadcrumbList'],
    row: ['ItemList'],
    movies: ['ItemList'],
    news: ['NewsArticle', 'BreadcrumbList'],
    faq: ['BreadcrumbList'],
    provider: ['BreadcrumbList'],
    packet: ['BreadcrumbList'],
  };

  test('each page has one graph with its own names, complete for each type, and without ratings of other sites', async () => {
    await inPortions(Object.entries(TOLD), async ([kind, types]) => {
      const { html } = await see(pages.paths[kind] ?? '');
      const graphs = graphsOf(html);
      expect(graphs, kind).toHaveLength(1);
      const [graph = []] = graphs;
      expect(new Set(graph.map((thing) => thing['@type'])), kind).toEqual(new Set(types));
      expect(graph.flatMap(lackOf), kind).toEqual([]);
      const ids = graph.flatMap((thing) => (thing['@id'] ? [thing['@id']] : []));
      expect(new Set(ids).size, kind).toBe(ids.length);
      expect(html, kind).not.toContain('aggregateRating');
    });
  });

  test('breadcrumbs match the visible ones; a day of a channel stays under 20 KB; paid content is marked as paid', async () => {
    const { html } = await see(pages.paths.episode ?? '');
    const [nav = ''] =
      new RegExp(`<nav[^>]*aria-label="${wordsIn('ru').catalogue.page.breadcrumbs}".*?</nav>`, 's').exec(
        html,
      ) ?? [];
    const seen = [...nav.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, item = '']) =>
      item.replace(/<[^>]*>/g, '').trim(),
    );
    const crumbs = graphsOf(html)[0]?.find((thing) => thing['@type'] === 'BreadcrumbList');
    const told = ((crumbs?.itemListElement ?? []) as Array<{ name: string }>).map(({ name }) => name);
    expect(told.length).toBeGreaterThan(3);
    expect(seen).toEqual(told);

    const [channel = []] = graphsOf((await see(pages.paths.channel ?? '')).html);
    const events = channel.filter((thing: Told) => thing['@type'] === 'BroadcastEvent');
    expect(events.length).toBeGreaterThan(5);
    expect(JSON.stringify(events).length).toBeLessThan(20_000);

    const list = await fetch(`${platformUrl}/v2/videos?limit=100`);
    const titles = (await list.json()) as Array<{ slug: string; content_type: string; is_free: boolean }>;
    const paid = titles.find(({ content_type, is_free }) => content_type === 'movie' && !is_free);
    for (const path of [`/contents/${paid?.slug}`, `/watch/${paid?.slug}`]) {
      const [[thing] = []] = graphsOf((await see(path)).html);
      expect(thing?.isAccessibleForFree, path).toBe(false);
    }
  });
});
