import { listChannels } from '@/lib/platform/resources/channels';
import { getContent } from '@/lib/platform/resources/contents';
import { getChannelAge } from '@/lib/platform/resources/parental';
import { loadSchedule } from '@/lib/server/channels/load-schedule';
import { playingAt } from '@/lib/server/gateway/parental/parental-seen';
import { PlatformError } from '@/lib/shared/platform-error';

jest.mock('@/lib/platform/resources/channels', () => ({ listChannels: jest.fn() }));
jest.mock('@/lib/platform/resources/contents', () => ({ getContent: jest.fn() }));
jest.mock('@/lib/platform/resources/parental', () => ({ getChannelAge: jest.fn() }));
jest.mock('@/lib/server/channels/load-schedule', () => ({ loadSchedule: jest.fn() }));

const NOW = 1_800_000_000;
const reader = { locale: 'ru', audience: 'everyone' } as const;

const contents: Record<string, { parentId: string | null; age: number | null }> = {
  1: { parentId: null, age: 16 },
  10: { parentId: null, age: null },
  11: { parentId: '10', age: 12 },
  12: { parentId: '11', age: 18 },
  90: { parentId: '91', age: 0 },
  91: { parentId: '90', age: 0 },
};

const missing = () =>
  Promise.reject(new PlatformError('refused', 'none', { status: 404, code: 'not_found' }));

beforeEach(() => {
  jest.useFakeTimers({ now: NOW * 1_000 });
  jest
    .mocked(getContent)
    .mockImplementation(((id: string) =>
      contents[id] ? Promise.resolve({ id, ...contents[id] }) : missing()) as never);
  jest.mocked(listChannels).mockResolvedValue([{ id: 5, age: 12 }] as never);
  jest.mocked(getChannelAge).mockImplementation((id) => (id === 6 ? Promise.resolve(18) : missing()));
  jest.mocked(loadSchedule).mockResolvedValue([
    { realStartsAt: NOW - 7_200, realEndsAt: NOW - 3_600, age: 12 },
    { realStartsAt: NOW - 3_600, realEndsAt: NOW, age: null },
    { realStartsAt: NOW, realEndsAt: NOW + 3_600, age: 18 },
  ] as never);
});
afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
});

const seen = async (path: string, ts: string | null = null) =>
  (await playingAt(path, ts, reader)).map((one) => [one.action, one.seen.subject, ...one.seen.ages]);

describe('spec 2 §5: ages of content, or the maximum of series and episode ages', () => {
  test.each([
    ['a film', '1', [['vod', 'vod:1', 16]]],
    ['an episode, with its season and series', '12', [['vod', 'vod:10', 18, 12, null]]],
    ['a title that is its own ancestor ends the search', '90', [['vod', 'vod:90', 0, 0, 0]]],
    ['an unknown title', '404', []],
  ])('%s', async (_, id, expected) => {
    expect(await seen(`/libraries/3/contents/${id}/stream`)).toEqual(expected);
  });
});

describe('spec 2 §5: the programme on that channel at that time decides', () => {
  const itself = ['channel', 'channel:5', 12];

  test.each([
    ['live, on its first second', null, [itself, ['program', `program:5:${NOW}`, 18]]],
    ['the archive', String(NOW - 3_601), [itself, ['program', `program:5:${NOW - 7_200}`, 12]]],
    ['its border', String(NOW - 3_600), [itself, ['program', `program:5:${NOW - 3_600}`, null]]],
    ['the future is live', String(NOW + 60), [itself, ['program', `program:5:${NOW}`, 18]]],
    ['before the schedule', String(NOW - 9_000), [itself, ['program', `program:5:${NOW - 9_000}`, null]]],
    ['invalid input is live', 'soon', [itself, ['program', `program:5:${NOW}`, 18]]],
  ])('%s', async (_, ts, expected) => {
    expect(await seen('/channels/5/stream', ts)).toEqual(expected);
  });

  test('only a moment in the past is archive', async () => {
    const isArchive = async (ts: string | null) =>
      (await playingAt('/channels/5/stream', ts, reader))[1]?.seen.isArchive;
    expect(await isArchive(String(NOW - 60))).toBe(true);
    expect(await isArchive(null)).toBe(false);
    expect(await isArchive('0')).toBe(false);
    expect(await isArchive(String(NOW))).toBe(false);
  });

  test('a channel outside of our lists has an age too', async () => {
    expect((await seen('/channels/6/stream'))[0]).toEqual(['channel', 'channel:6', 18]);
    expect((await seen('/channels/7/stream'))[0]).toEqual(['channel', 'channel:7', null]);
  });

  test('a moment older than any archive is not looked up', async () => {
    await seen('/channels/5/stream', '1');
    expect(loadSchedule).not.toHaveBeenCalled();
  });
});

test.each(['/trailers/5/stream', '/rows/5', '/users/self/stat/5'])(
  '%s shows no protected content',
  async (path) => {
    expect(await seen(path)).toEqual([]);
  },
);

test('quality F01: without an answer access is refused', async () => {
  jest.mocked(getContent).mockRejectedValue(new PlatformError('unavailable', 'no answer'));
  await expect(seen('/libraries/3/contents/1/stream')).rejects.toThrow('no answer');
});
