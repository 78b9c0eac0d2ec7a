import { expect, test } from '@playwright/test';
import { graphsOf, lackOf, type Told } from '../support/structured-data';
import { inBatches } from './support/batches';
import { fetchPage, inLanguage } from './support/plain-http';
import { platformUrl } from './support/platform';
import { type PublicPages, publicPagesOf } from './support/public-pages';
import { wordsIn } from './support/words';

let pages: PublicPages;

test.beforeAll(async ({ playwright }) => {
  pages = await publicPagesOf(playwright);
});

test.describe('quality E2: structured data', () => {
  /** The types that each kind of page contains at least. */
  const EXPECTED_TYPES: Record<string, string[]> = {
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
    packet: ['Product', 'BreadcrumbList'],
  };

  test('each page has one graph with its own names, complete for each type, and without ratings of other sites', async () => {
    await inBatches(Object.entries(EXPECTED_TYPES), async ([kind, types]) => {
      const { html } = await fetchPage(pages.paths[kind] ?? '');
      const graphs = graphsOf(html);
      expect(graphs, kind).toHaveLength(1);
      const [graph = []] = graphs;
      expect(new Set(graph.map((node) => node['@type'])), kind).toEqual(new Set(types));
      expect(graph.flatMap(lackOf), kind).toEqual([]);
      const ids = graph.flatMap((node) => (node['@id'] ? [node['@id']] : []));
      expect(new Set(ids).size, kind).toBe(ids.length);
      expect(html, kind).not.toContain('aggregateRating');
    });
  });

  test('in another language a page is named by its own canonical address', async () => {
    for (const kind of ['film', 'person', 'channel', 'watch', 'packet']) {
      const { html, head } = await fetchPage(inLanguage(pages.paths[kind] ?? '', 'kk'));
      const [node] = graphsOf(html)[0] ?? [];
      expect(node?.url, kind).toBe(head.canonical);
    }
  });

  test('breadcrumbs match the visible ones; a day of a channel stays under 20 KB; paid content is marked as paid', async () => {
    const { html } = await fetchPage(pages.paths.episode ?? '');
    const [nav = ''] =
      new RegExp(`<nav[^>]*aria-label="${wordsIn('ru').catalogue.page.breadcrumbs}".*?</nav>`, 's').exec(
        html,
      ) ?? [];
    const visible = [...nav.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, item = '']) =>
      item.replace(/<[^>]*>/g, '').trim(),
    );
    const crumbs = graphsOf(html)[0]?.find((node) => node['@type'] === 'BreadcrumbList');
    const names = ((crumbs?.itemListElement ?? []) as Array<{ name: string }>).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(3);
    expect(visible).toEqual(names);

    const [channel = []] = graphsOf((await fetchPage(pages.paths.channel ?? '')).html);
    const events = channel.filter((node: Told) => node['@type'] === 'BroadcastEvent');
    expect(events.length).toBeGreaterThan(5);
    expect(JSON.stringify(events).length).toBeLessThan(20_000);

    const list = await fetch(`${platformUrl}/v2/videos?limit=100`);
    const titles = (await list.json()) as Array<{ slug: string; content_type: string; is_free: boolean }>;
    const paid = titles.find(({ content_type, is_free }) => content_type === 'movie' && !is_free);
    for (const path of [`/contents/${paid?.slug}`, `/watch/${paid?.slug}`]) {
      const [[node] = []] = graphsOf((await fetchPage(path)).html);
      expect(node?.isAccessibleForFree, path).toBe(false);
    }
  });
});
