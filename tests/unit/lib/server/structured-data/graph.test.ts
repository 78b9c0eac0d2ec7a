import { renderToStaticMarkup } from 'react-dom/server';
import { JsonLd } from '@/components/ui/json-ld/JsonLd';
import type { ContentPage } from '@/lib/rules/catalogue/view';
import { absoluteTo, isoDuration, type Thing } from '@/lib/server/seo/thing';
import { channelGraph } from '@/lib/server/structured-data/channel';
import { contentGraph } from '@/lib/server/structured-data/content';
import { listGraph, personGraph, siteGraph, videoGraph } from '@/lib/server/structured-data/pages';
import { lackOf } from '@/tests/support/structured-data';

const absolute = absoluteTo('https://taspa.example');

function expectComplete(graph: readonly Thing[], types: string[]): void {
  expect(graph.map((thing) => thing['@type'])).toEqual(types);
  for (const thing of graph) expect(lackOf(JSON.parse(JSON.stringify(thing)))).toEqual([]);
}

const page: ContentPage = {
  id: '1',
  keys: ['korga-1'],
  canonical: '/contents/korga-1',
  season: null,
  episode: null,
  kind: 'movie',
  title: 'Korga',
  originalTitle: null,
  suffix: null,
  background: null,
  poster: 'https://img.example/1.jpg',
  graphicTitle: null,
  color: null,
  year: '2024',
  countries: ['KZ'],
  genres: [{ name: 'drama', href: null }],
  age: 12,
  durationSeconds: 5280,
  ratings: [{ source: 'IMDb', value: '7.8' }],
  description: null,
  attribution: null,
  tracks: { audio: null, subtitles: null, quality: null },
  isFree: true,
  watchHref: null,
  isLost: false,
  isAnnouncement: false,
  trailer: null,
  firstEpisode: null,
  seriesId: null,
  broadcasts: [],
  upcoming: [],
  crumbs: [
    { title: 'Home', href: '/' },
    { title: 'Korga', href: null },
  ],
  persons: [
    { role: 'director', persons: [{ id: '2', href: '/persons/d', name: 'D', photo: null, role: null }] },
  ],
  seasons: [],
  similar: [],
};
const season = { id: '5', number: 1, title: null, href: '/contents/korga-1/5', episodes: [] };
const part: ContentPage = {
  ...page,
  canonical: '/contents/korga-1/7',
  kind: 'episode',
  suffix: 'S1 E2',
  season: 1,
  episode: 2,
  crumbs: [
    { title: 'Home', href: '/' },
    { title: 'Korga', href: '/contents/korga-1' },
    { title: 'S1 E2', href: null },
  ],
};

test('quality E2: a film is a Movie with breadcrumbs, and ratings of other sites are left out', () => {
  const graph = contentGraph(page, absolute);
  expectComplete(graph, ['Movie', 'BreadcrumbList']);
  expect(graph[0]).toMatchObject({ duration: 'PT1H28M', director: [{ name: 'D' }], contentRating: '12+' });
  expect(graph[0]).not.toHaveProperty('aggregateRating');
});

test('quality E2: series, season and episode refer to each other', () => {
  const whole = contentGraph({ ...page, kind: 'series', seasons: [season] }, absolute);
  expectComplete(whole, ['TVSeries', 'BreadcrumbList']);
  expect(whole[0]).toMatchObject({
    numberOfSeasons: 1,
    containsSeason: [{ '@id': 'https://taspa.example/contents/korga-1/5#title', seasonNumber: 1 }],
  });
  expectComplete(contentGraph({ ...part, kind: 'season', episode: null, suffix: 'Season 1' }, absolute), [
    'TVSeason',
    'BreadcrumbList',
  ]);
  const episode = contentGraph(part, absolute);
  expectComplete(episode, ['TVEpisode', 'BreadcrumbList']);
  expect(episode[0]).toMatchObject({ partOfSeries: { url: 'https://taspa.example/contents/korga-1' } });
});

describe('quality E2: a programme is a series without invented seasons', () => {
  const programme: ContentPage = { ...page, kind: 'program' };
  const issue = { id: '7', href: '/contents/korga-1/7', title: 'Spring', season: 1, number: 7 };
  // Where the platform has no seasons, the tab of all episodes leads to the page itself.
  const all = { ...season, href: page.canonical, episodes: [issue] } as ContentPage['seasons'][number];

  test('without episodes it is no film', () => {
    const graph = contentGraph(programme, absolute);
    expectComplete(graph, ['TVSeries', 'BreadcrumbList']);
    expect(graph[0]).not.toHaveProperty('duration');
  });

  test('its episodes belong to it, and it is not its own season', () => {
    const [series] = contentGraph({ ...programme, seasons: [all] }, absolute);
    expect(series).not.toHaveProperty('containsSeason');
    expect(series).not.toHaveProperty('numberOfSeasons');
    expect(series).toMatchObject({
      episode: [
        {
          '@type': 'TVEpisode',
          '@id': 'https://taspa.example/contents/korga-1/7#title',
          name: 'Spring',
          episodeNumber: 7,
          url: 'https://taspa.example/contents/korga-1/7',
        },
      ],
    });
  });

  test('an episode is no part of a season that has the address of its series', () => {
    const [episode] = contentGraph({ ...part, seasons: [all] }, absolute);
    expect(episode?.partOfSeason).toEqual({ '@type': 'TVSeason', seasonNumber: 1 });
  });
});

const brand = { name: 'Taspa', brand: 'Таспа', logo: '/brand/icon-512.png' };

const video = {
  title: 'Korga',
  description: null,
  image: 'https://img.example/1.jpg',
  publishedAt: '2025-10-27T00:00:00Z',
  durationSeconds: 61,
  age: 18,
  isFree: false,
};

test('quality E2: a video has its real date, otherwise it is left out', () => {
  const graph = videoGraph(video, '/watch/korga-1', absolute);
  expectComplete(graph, ['VideoObject']);
  expect(graph[0]).toMatchObject({ isFamilyFriendly: false, isAccessibleForFree: false, duration: 'PT1M1S' });
  expect(videoGraph({ ...video, publishedAt: null }, '/watch/korga-1', absolute)).toEqual([]);
});

type Channel = Parameters<typeof channelGraph>[0];
type Entries = Parameters<typeof channelGraph>[1]['entries'];

const qala = { id: 7, number: 3, name: 'Qala', description: null, logo: null, isFree: false } as Channel;
const NOW = 1_700_000_000;

function dayOf(count: number): Entries {
  return Array.from({ length: count }, (_, at) => ({
    title: 'News',
    startsAt: NOW + (at - 10) * 1_800,
    endsAt: NOW + (at - 9) * 1_800,
    season: at % 2 ? 1 : null,
    episode: at % 2 ? at : null,
    episodeTitle: null,
    still: 'https://img.example/2.jpg',
    age: 0,
  })) as unknown as Entries;
}

test('quality E2: a channel has its events of the day; only a free one is marked as live video', () => {
  const canonical = '/channels/all/qala';
  const day = { canonical, entries: dayOf(12), now: NOW };
  const channelTypes = ['TelevisionChannel', 'BroadcastService'];
  const events = Array(12).fill('BroadcastEvent');
  expectComplete(channelGraph(qala, day, absolute), [...channelTypes, ...events]);
  const free = channelGraph({ ...qala, isFree: true }, day, absolute);
  expectComplete(free, [...channelTypes, 'VideoObject', ...events]);
  expect(free[2]).toMatchObject({
    publication: { isLiveBroadcast: true, startDate: '2023-11-14T22:13:20.000Z' },
  });
});

test('quality E2: the events of a day stay under 20 KB, the current one first', () => {
  const graph = channelGraph(
    qala,
    { canonical: '/channels/all/qala', entries: dayOf(400), now: NOW },
    absolute,
  );
  const events = graph.filter((thing) => thing['@type'] === 'BroadcastEvent');
  expect(JSON.stringify(events).length).toBeLessThan(20_000);
  expect(events[0]).toMatchObject({ startDate: '2023-11-14T22:13:20.000Z' });
});

test('quality E2: person, list and site', () => {
  const roles = { roleKey: null, roleKeys: [] };
  const person = {
    id: '1',
    slug: 'p',
    name: 'P',
    biography: null,
    photo: null,
    birthDate: '1990-05-12',
    ...roles,
  };
  const graph = personGraph(person, null, absolute);
  expectComplete(graph, ['Person']);
  expect(graph[0]).toMatchObject({ birthDate: '1990-05-12' });
  expectComplete(listGraph('New', '/row/new', ['/contents/a-1'], absolute), ['ItemList']);
  expectComplete(siteGraph(brand, absolute), ['Organization', 'WebSite']);
});

test.each([
  [null, null],
  [0, null],
  [59.6, 'PT1M'],
  [3600, 'PT1H'],
  [3661, 'PT1H1M1S'],
])('a length of %s seconds is %s', (seconds, expected) => expect(isoDuration(seconds)).toBe(expected));

test('quality S25: nothing in structured data can end or open a script', () => {
  const name = '</script><script>alert(1)</script><!--\u2028\u2029';
  const html = renderToStaticMarkup(JsonLd({ graph: [{ '@type': 'Movie', name }] }));
  expect(html).not.toMatch(/<(?!script type="application\/ld\+json"|\/script>$)|[\u2028\u2029]/);
  const data = JSON.parse(html.replace(/^<script[^>]*>|<\/script>$/g, ''));
  expect(data['@graph'][0].name).toBe('&lt;/script>&lt;script>alert(1)&lt;/script>&lt;!--  ');
});
