import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { ownEpisodes } from '@/lib/client/playback/own-episodes';
import { setViewer } from '@/lib/client/viewer/viewer';
import { onProgress, progressOf } from '@/lib/rules/playback/progress';

jest.mock('@/lib/client/http/call-as-viewer', () => ({ callAsViewer: jest.fn() }));
jest.mock('@/lib/client/viewer/known', () => ({ hasUserSession: () => true }));
jest.mock('@/lib/client/viewer/forget-viewer-data', () => ({ forgetViewerData() {} }));

const requested = callAsViewer as unknown as jest.Mock;
const episode = (id: string, percent?: number) => ({
  id,
  slug: null,
  season: 1,
  series: Number(id),
  title: `Episode ${id}`,
  cover: { poster: null, still: null },
  histories: percent === undefined ? [] : [{ watch_percentage: percent }],
});

beforeEach(() => requested.mockReset());

test.each([
  [9_999, false, 1],
  [10_000, false, 2],
  [9_999, true, 2],
])('spec 2 §4: refreshed after %d ms, forced %s: requested %d times', async (later, isForced, times) => {
  requested.mockResolvedValue([episode('1')]);
  const series = `s-${later}-${isForced}`;
  await ownEpisodes(series, false, 1_000);
  await ownEpisodes(series, isForced, 1_000 + later);
  expect(requested).toHaveBeenCalledTimes(times);
});

test('another series is requested at once', async () => {
  requested.mockResolvedValue([]);
  await ownEpisodes('one', false, 50_000);
  await ownEpisodes('other', false, 50_001);
  expect(requested).toHaveBeenCalledTimes(2);
});

test('a failed request is repeated', async () => {
  requested.mockRejectedValueOnce(new Error('away')).mockResolvedValue([episode('1')]);
  await expect(ownEpisodes('failing', false, 90_000)).rejects.toThrow('away');
  await expect(ownEpisodes('failing', false, 90_001)).resolves.toHaveLength(1);
});

test('spec 2 §3 histories[{watch_percentage}]: every tile shows its watched share', async () => {
  requested.mockResolvedValue([episode('1', 40), episode('2')]);
  const listener = jest.fn();
  const stop = onProgress(listener);
  await ownEpisodes('watched', false, 200_000);
  stop();
  expect(listener).toHaveBeenCalledTimes(1);
  expect([progressOf('1'), progressOf('2')]).toEqual([40, null]);
});

describe('quality S08: each viewer has their own progress', () => {
  const as = (id: string) =>
    setViewer({
      ...{ state: 'user', name: null, phone: null },
      profile: { id, name: id, role: 'adult', icon: null },
    });

  test('another profile gets an answer of its own at once, and a late one for the profile before is not shown', async () => {
    as('1');
    let answerFirst = (_: unknown) => {};
    requested.mockReturnValueOnce(new Promise((resolve) => (answerFirst = resolve)));
    requested.mockResolvedValue([episode('7')]);
    const first = ownEpisodes('shared', false, 300_000);
    as('2');
    await ownEpisodes('shared', false, 300_001);
    answerFirst([episode('7', 80)]);
    await first;
    expect(requested).toHaveBeenCalledTimes(2);
    expect(progressOf('7')).toBeNull();
  });
});
