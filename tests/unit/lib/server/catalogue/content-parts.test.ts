import type { Content } from '@/lib/platform/resources/contents';
import { byRole, crumbsOf } from '@/lib/server/catalogue/content-parts';
import { loadContent } from '@/lib/server/catalogue/load-content';
import { PlatformError } from '@/lib/shared/platform-error';
import type { AudienceContext } from '@/lib/shared/sites/audience';

const content = (more: object = {}) =>
  ({
    id: '1',
    slug: 'orbit-1',
    title: 'Orbit',
    kind: 'series',
    parentId: null,
    season: null,
    episode: null,
    persons: [],
    genres: [],
    countries: [],
    ratings: [],
    seasons: [],
    isLost: false,
    isAnnouncement: false,
    tracks: { audio: [], subtitles: [], height: null },
    ...more,
  }) as unknown as Content;

/** A series with a season and an episode, and a programme with a part. */
const PARTS: Readonly<Record<string, object>> = {
  20: { id: '20', slug: 'orbit-nine-20' },
  21: { id: '21', slug: 's1-21', kind: 'season', parentId: '20', season: 1, title: 'Season one' },
  22: {
    id: '22',
    slug: 'e2-22',
    kind: 'episode',
    parentId: '21',
    season: 1,
    episode: 2,
    title: 'The beginning',
  },
  30: { id: '30', slug: 'talks-30', kind: 'program', title: 'Talks' },
  31: { id: '31', slug: 'guest-31', kind: 'episode', parentId: '30', title: 'A guest' },
};

let similar: Array<{ id: string }> = [];
jest.mock('@/lib/platform/resources/contents', () => ({
  getContent: async (id: string, { hidden }: AudienceContext) => {
    if (hidden?.includes(id)) throw new PlatformError('refused', 'no', { status: 404, code: 'not_found' });
    return content(PARTS[id] ?? { id, kind: 'movie', libraryId: '3' });
  },
  getEpisodes: async () => [],
  getSimilar: async () => similar,
}));
jest.mock('@/lib/platform/resources/broadcasts', () => ({ getBroadcasts: async () => [] }));
jest.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));

describe('spec 2 §2 Content page: breadcrumbs', () => {
  const trail = (kind: string, suffix: string | null) =>
    crumbsOf(content({ kind }), suffix, (word) => word).map(({ title, href }) => [title, href]);

  test.each([
    ['movie', 'movies'],
    ['series', 'series'],
    ['program', 'telecasts'],
  ])('home, the page of a %s, and the title', (kind, page) => {
    expect(trail(kind, null)).toEqual([
      ['home', '/'],
      [page, `/${page}`],
      ['Orbit', null],
    ]);
  });

  test('the path of an episode ends with it and links to its series', () => {
    expect(trail('series', 'S1 E2').slice(2)).toEqual([
      ['Orbit', '/contents/orbit-1'],
      ['S1 E2', null],
    ]);
  });
});

test('spec 2 §2: persons are listed by role, directors first', () => {
  const persons = ['editor', 'actor', 'astronaut', 'director', 'actor'].map((roleKey, id) => ({
    id,
    roleKey,
  }));
  const groups = byRole(persons as unknown as Content['persons']);
  expect(groups.map((group) => [group.role, group.persons.map(({ id }) => id)])).toEqual([
    ['director', [3]],
    ['actor', [1, 4]],
    ['editor', [0]],
  ]);
});

describe('spec 2 §2 /contents/{id} of a part: the page of its series, at that part', () => {
  const seen = async (id: string, hidden: string[] = []) => {
    const page = await loadContent(id, null, { locale: 'ru', audience: 'everyone', hidden });
    return page && [page.id, page.title, page.suffix, page.canonical];
  };

  test.each([
    ['an episode of a season', '22', 'Orbit', 'suffix', '/contents/orbit-nine-20/22'],
    ['a season', '21', 'Orbit', 'season', '/contents/orbit-nine-20/21'],
    ['a part of a programme', '31', 'Talks', 'A guest', '/contents/talks-30/31'],
  ])(
    '%s has the title of its series in the head, and the canonical address of the series',
    async (_, id, title, suffix, path) => {
      expect(await seen(id)).toEqual([id, title, suffix, path]);
    },
  );

  test('a part of a hidden series is a 404', async () => {
    await expect(seen('22', ['20'])).rejects.toMatchObject({ status: 404 });
    await expect(seen('22', ['21'])).rejects.toMatchObject({ status: 404 });
  });
});

describe('spec 2 §2, §9: up to 12 similar items', () => {
  const listed = async () =>
    (await loadContent('1', null, { locale: 'ru', audience: 'everyone' }))?.similar.map(({ id }) => id);

  test('leaves out the title itself and shows twelve at most', async () => {
    similar = Array.from({ length: 20 }, (_, index) => ({ id: String(index) }));
    expect(await listed()).toEqual(['0', ...Array.from({ length: 11 }, (_, index) => String(index + 2))]);
  });
});
