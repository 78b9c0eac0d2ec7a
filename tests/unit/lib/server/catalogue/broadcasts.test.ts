import { readPublic } from '@/lib/platform/clients/public-read';
import { type Call, readAnswer } from '@/lib/platform/http/transport';
import { getUpcoming, type UpcomingInfo } from '@/lib/platform/resources/upcoming';
import { broadcastsOf, upcomingOfAll } from '@/lib/server/catalogue/broadcasts';
import { upcomingOfFound } from '@/lib/server/search/upcoming';

jest.mock('@/lib/platform/clients/public-read', () => ({ readPublic: jest.fn() }));
jest.mock('@/lib/platform/resources/upcoming', () => ({ getUpcoming: jest.fn() }));

const NOON = Date.UTC(2026, 10, 21, 7, 0) / 1000;
const aired = (more: object = {}) => ({
  channel_id: 7,
  real_timestamp: NOON,
  duration: 1800,
  content: { title: 'Morning' },
  channel: { name: 'Qala', slug: 'qala' },
  motion_rating: { age: 6 },
  ...more,
});
const answer = (wire: unknown) =>
  (readPublic as unknown as jest.Mock).mockImplementation(async (call: Call<never>) =>
    readAnswer(call, wire),
  );
const list = (audience: 'everyone' | 'child' = 'everyone') =>
  broadcastsOf('1', { locale: 'en', audience }, (season, episode) => `S${season} E${episode}`);

describe('spec 2 §2 catch-up broadcasts list', () => {
  test('newest first, each with its time and channel, in the time zone of the broadcaster', async () => {
    answer({ catchups: [aired({ real_timestamp: NOON - 86_400 }), aired()] });
    const [first, second] = await list();
    expect(first).toMatchObject({ href: `/channels/all/qala?ts=${NOON}`, channel: 'Qala', title: 'Morning' });
    expect(first?.when).toMatch(/November 21 · 12:00/);
    expect(second?.href).toContain(String(NOON - 86_400));
  });

  test('spec 2 §7: channel_id and start_at are enough, and the answer may be wrapped in data', async () => {
    answer({ data: { catchups: [{ channel_id: 7, start_at: new Date(NOON * 1000).toISOString() }] } });
    expect((await list()).map(({ href }) => href)).toEqual([`/channels/all/7?ts=${NOON}`]);
  });

  test('an episode has its title as name, otherwise its numbers', async () => {
    answer({
      catchups: [
        aired({ content_episode: { title: 'Part', season: 1, series: 2 } }),
        aired({ real_timestamp: NOON - 1, content_episode: { title: '', season: 1, series: 2 } }),
      ],
    });
    expect((await list()).map(({ title }) => title)).toEqual(['Part', 'S1 E2']);
  });

  test('broadcasts without catch-up are left out; a child gets those for children', async () => {
    answer({
      catchups: [
        aired({ is_catchup_available: false }),
        aired({ is_catchup_banned: true }),
        aired({ start_at: 'yesterday', real_timestamp: null }),
        aired({ motion_rating: { age: 16 } }),
      ],
    });
    expect(await list()).toHaveLength(1);
    expect(await list('child')).toHaveLength(0);
  });

  test('quality F02: without an answer the page has no broadcasts', async () => {
    (readPublic as unknown as jest.Mock).mockRejectedValue(new Error('away'));
    expect(await list()).toEqual([]);
  });
});

describe('broadcasts to come of what a search found', () => {
  const reader = { locale: 'en', audience: 'everyone' } as const;
  const upcoming = (title: string, startsAt: number): UpcomingInfo => {
    const channel = { channelId: 7, channelName: 'Qala' };
    return { ...channel, startsAt, title, episodeTitle: 'Part' };
  };
  const coming: Record<string, UpcomingInfo[]> = {
    a: [upcoming('Late', NOON + 60)],
    b: [upcoming('Soon', NOON), upcoming('Soon', NOON + 120)],
  };
  const looked = getUpcoming as unknown as jest.Mock;
  beforeEach(() => {
    looked.mockReset().mockImplementation(async (id: string) => {
      if (!coming[id]) throw new Error('away');
      return coming[id];
    });
  });

  test('the soonest is first, each has the name of its title, and a title that fails is left out', async () => {
    const found = await upcomingOfAll(['a', 'none', 'b'], reader);
    expect(found.map(({ title, startsAt }) => [title, startsAt - NOON])).toEqual([
      ['Soon', 0],
      ['Late', 60],
      ['Soon', 120],
    ]);
  });

  test('the two best titles of each row are looked up, each once; a row that failed has none', async () => {
    const page = (...ids: string[]) => ({ page: { contents: ids.map((id) => ({ id })) } }) as never;
    const rows = [page('a', 'b', 'c'), page('b'), { page: null }];
    expect((await upcomingOfFound(rows, reader)).map(({ title }) => title)).toEqual(['Soon', 'Late', 'Soon']);
    expect(looked.mock.calls.map(([id]) => id)).toEqual(['a', 'b']);
  });
});
