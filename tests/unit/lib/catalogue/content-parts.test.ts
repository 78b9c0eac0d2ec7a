import { byRole, crumbsOf } from '@/lib/catalogue/content-parts';
import { loadContent } from '@/lib/catalogue/load-content';
import type { Content } from '@/lib/platform/contents';

const content = (more: object = {}) =>
  ({
    ...{
      id: '1',
      slug: 'orbit-1',
      title: 'Orbit',
      kind: 'series',
      parentId: null,
      season: null,
      episode: null,
    },
    ...{
      persons: [],
      genres: [],
      countries: [],
      ratings: [],
      seasons: [],
      isLost: false,
      isAnnouncement: false,
    },
    ...more,
  }) as unknown as Content;

let similar: Array<{ id: string }> = [];
jest.mock('@/lib/platform/contents', () => ({
  getContent: async (id: string) => content({ id, kind: 'movie', libraryId: '3' }),
  getEpisodes: async () => [],
  getSimilar: async () => similar,
}));
jest.mock('@/lib/platform/broadcasts', () => ({ getBroadcasts: async () => [] }));
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

  test('the trail of an episode ends with it, and leads to its series', () => {
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

describe('spec 2 §2, §9: up to 12 similar items', () => {
  const listed = async () =>
    (await loadContent('1', null, { locale: 'ru', audience: 'everyone' }))?.similar.map(({ id }) => id);

  test('not the title itself, and no more than twelve', async () => {
    similar = Array.from({ length: 20 }, (_, index) => ({ id: String(index) }));
    expect(await listed()).toEqual(['0', ...Array.from({ length: 11 }, (_, index) => String(index + 2))]);
  });
});
