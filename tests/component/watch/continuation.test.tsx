import { titleContinuation } from '@/components/watch/continuation';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import type { WatchPage } from '@/lib/server/playback/load-watch';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { answerWith } from '@/tests/support/answer';

jest.mock('@/lib/client/http/call-as-viewer', () => ({ callAsViewer: jest.fn() }));

const push = jest.fn();
const { suffix } = dictionaries.en.catalogue.page;

/** Episodes 1 to 3, and an announced one. */
const episodes = [1, 2, 3, 4].map((number) => ({
  id: String(number),
  slug: `part-${number}`,
  season: 1,
  series: number,
  title: `Part ${number}`,
  is_announcement: number === 4,
}));

beforeEach(() => {
  push.mockReset();
  history.replaceState(null, '', '/watch/part-1?library_id=7');
  jest.mocked(callAsViewer).mockImplementation(async (call) => {
    const { path } = call;
    if (path.endsWith('/episodes')) return answerWith(episodes)(call);
    if (path.endsWith('/stream')) {
      return answerWith({ hls: `https://origin${path}.m3u8`, stat: { id: '77' } })(call);
    }
    return answerWith({ is_available: true, is_purchased: true, history: { seconds: 100 } })(call);
  });
});

const page = {
  contentId: '1',
  seriesId: 's',
  libraryId: '7',
  title: 'Series',
  next: { contentId: '2', href: '/watch/part-2', subtitle: 'Two', picture: null, color: null },
} as WatchPage;

test('in the mini-player an episode is followed by the next ones, where the viewer left them, until one is only announced', async () => {
  const continuation = titleContinuation(page, suffix, push);
  expect(continuation?.next).toMatchObject({ title: 'Series', subtitle: 'Two' });
  const second = await continuation?.loadNext?.();
  expect(second).toMatchObject({ key: 'content/7/2', title: 'Series', subtitle: 'Two' });
  expect(second?.source).toMatchObject({ key: 'content/7/2', statId: '77', startAt: 100 });
  second?.open();
  expect(push).toHaveBeenLastCalledWith('/watch/part-2');
  expect(second?.continuation?.next?.subtitle).toBe('Season 1, episode 3 · Part 3');
  const third = await second?.continuation?.loadNext?.();
  third?.open();
  // The library of the address stays that of the viewer.
  expect(push).toHaveBeenLastCalledWith('/watch/part-3?library_id=7');
  expect(third?.continuation).toBeUndefined();
});

test('a film, and the last episode, are followed by nothing', () => {
  expect(titleContinuation({ ...page, next: null }, suffix, push)).toBeUndefined();
  expect(titleContinuation({ ...page, seriesId: null }, suffix, push)).toBeUndefined();
});

test('a refused stream is a failure of the next episode; an unknown resume position or list is none', async () => {
  jest.mocked(callAsViewer).mockImplementation(async (call) => {
    if (!call.path.endsWith('/stream')) throw new Error('no answer');
    return answerWith({ hls: 'https://origin/2.m3u8' })(call);
  });
  const alone = { ...page, seriesId: 'other' };
  const second = await titleContinuation(alone, suffix, push)?.loadNext?.();
  expect(second?.source).toMatchObject({ startAt: 0 });
  expect(second?.continuation).toBeUndefined();
  jest.mocked(callAsViewer).mockRejectedValue(new Error('pin_required'));
  await expect(titleContinuation(alone, suffix, push)?.loadNext?.()).rejects.toThrow('pin_required');
});
