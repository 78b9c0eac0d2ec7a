import type { Content, EpisodeInfo } from '@/lib/platform/resources/contents';
import { loadWatch } from '@/lib/server/playback/load-watch';
import type { AudienceContext } from '@/lib/shared/sites/audience';

const titles: Record<string, Partial<Content>> = {
  20: { id: '20', slug: 'series-20', kind: 'series', title: 'Series', libraryId: '3', parentId: null },
  21: { id: '21', slug: 'season-21', kind: 'season', parentId: '20' },
  22: { id: '22', slug: 'one-22', kind: 'episode', parentId: '21', title: 'One', season: 1, episode: 1 },
  23: { id: '23', slug: 'two-23', kind: 'episode', parentId: '21', title: 'Two', season: 1, episode: 2 },
  24: { id: '24', slug: 'three-24', kind: 'episode', parentId: '21', title: 'Three', season: 1, episode: 3 },
  30: { id: '30', slug: 'film-30', kind: 'movie', parentId: null, title: 'Film', libraryId: '3' },
};
const episodes = [22, 23, 24].map(
  (id) => ({ ...titles[id], number: id - 21, isAnnouncement: id === 24 }) as unknown as EpisodeInfo,
);
jest.mock('next-intl/server', () => ({ getTranslations: async () => () => 'Season' }));
jest.mock('@/lib/platform/resources/contents', () => ({
  getContent: async (id: string) => titles[id],
  getEpisodes: async () => episodes,
  getSimilar: async () => [],
}));
jest.mock('@/lib/platform/resources/broadcasts', () => ({ getBroadcasts: async () => [] }));

const reader = { locale: 'en' } as AudienceContext;
const neighbours = async (id: string) => {
  const answer = await loadWatch(id, reader);
  return answer?.kind === 'play' ? [answer.page.previousHref, answer.page.next?.href ?? null] : answer?.kind;
};

test.each([
  ['the first episode', '22', [null, '/watch/two-23']],
  ['an episode before an announced one', '23', ['/watch/one-22', null]],
  ['a film', '30', [null, null]],
])('the page of %s names the episodes around it that can be played', async (_, id, around) => {
  expect(await neighbours(id)).toEqual(around);
});
