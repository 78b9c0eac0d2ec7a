import { getContent, getEpisodes } from '@/lib/platform/resources/contents';
import { loadBrief } from '@/lib/server/catalogue/load-brief';

jest.mock('@/lib/platform/resources/contents', () => ({ getContent: jest.fn(), getEpisodes: jest.fn() }));
const content = (more: object) =>
  jest.mocked(getContent).mockResolvedValue({
    ...{ id: '5', slug: 'orbit-5', title: 'Orbit', ratings: [], genres: [], seasons: [], libraryId: '3' },
    ...{ isLost: false, isAnnouncement: false, durationSeconds: 60, ...more },
  } as never);
const episode = (number: number, isAnnouncement = false) => ({
  ...{ id: String(number), slug: `orbit-${number}`, season: 2, number, isAnnouncement },
});
const brief = () => loadBrief('5', { locale: 'en', audience: 'everyone' });

describe('what the preview of a title plays', () => {
  test('a series begins with its first episode that plays', async () => {
    content({ kind: 'series', libraryId: null });
    jest.mocked(getEpisodes).mockResolvedValue([episode(1, true), episode(2), episode(3)] as never);
    expect(await brief()).toMatchObject({
      watchHref: '/watch/orbit-2',
      firstEpisode: { season: 2, episode: 2 },
      durationSeconds: null,
    });
  });

  test.each([
    ['is lost', { isLost: true }, [episode(1)]],
    ['is announced', { isAnnouncement: true }, [episode(1)]],
    ['has no episode that plays', {}, [episode(1, true)]],
  ])('a series that %s plays nothing', async (_, more, episodes) => {
    content({ kind: 'series', ...more });
    jest.mocked(getEpisodes).mockResolvedValue(episodes as never);
    expect(await brief()).toMatchObject({ watchHref: null, firstEpisode: null });
  });

  test('a series whose episodes do not load is shown without them', async () => {
    content({ kind: 'series' });
    jest.mocked(getEpisodes).mockRejectedValue(new Error('away'));
    expect(await brief()).toMatchObject({ title: 'Orbit', watchHref: null });
  });

  test('a film plays itself, and no episodes are requested', async () => {
    jest.mocked(getEpisodes).mockClear();
    content({ kind: 'movie' });
    expect(await brief()).toMatchObject({ watchHref: '/watch/orbit-5', firstEpisode: null });
    expect(getEpisodes).not.toHaveBeenCalled();
  });
});
