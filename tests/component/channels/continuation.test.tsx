import { renderHook } from '@testing-library/react';
import { channelContinuation } from '@/components/channels/viewer/continuation';
import { useTitleOfChannel } from '@/components/channels/viewer/use-title-of-channel';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import type { ListedChannel } from '@/lib/platform/resources/channels';
import type { ScheduleEntry } from '@/lib/rules/schedule/entry';
import { answerWith } from '@/tests/support/answer';

jest.mock('@/lib/client/http/call-as-viewer', () => ({ callAsViewer: jest.fn() }));

const NOW = 1_800_000_000;
const openAt = jest.fn();
const channel = { id: 5, name: 'Taspa 5', key: 'taspa-5', archiveDays: 3 } as ListedChannel;
const entry = {
  startsAt: NOW - 3_605,
  realStartsAt: NOW - 3_605,
  realEndsAt: NOW - 5,
  hasCatchUp: true,
} as ScheduleEntry;
const continuation = channelContinuation({
  channel,
  entries: [entry],
  blackout: { screen: null, safeArea: 0 },
  openAt,
});

beforeEach(() => {
  jest.useFakeTimers({ now: NOW * 1000 });
  openAt.mockReset();
  jest
    .mocked(callAsViewer)
    .mockImplementation(async (call) =>
      answerWith({ hls: 'https://origin/5.m3u8', ts: call.query?.ts ?? null, stat: { id: '9' } })(call),
    );
});
afterEach(() => jest.useRealTimers());

test('in the mini-player the next programme of the archive begins at its exact second', async () => {
  const following = await continuation.loadMoment?.(NOW - 3_605);
  expect(jest.mocked(callAsViewer).mock.calls.at(-1)?.[0]).toMatchObject({ path: '/channels/5/stream' });
  expect(following).toMatchObject({ key: `channel/5/${NOW - 3_605}`, title: 'Taspa 5' });
  expect(following?.source).toMatchObject({ kind: 'archive', statId: '9', beginAt: NOW - 3_605 });
  following?.open();
  expect(openAt).toHaveBeenLastCalledWith(NOW - 3_605);
});

test('in the mini-player the end of the archive leads back to live', async () => {
  const following = await continuation.loadMoment?.(0);
  expect(following).toMatchObject({ key: 'channel/5/live' });
  expect(following?.source).toMatchObject({ kind: 'live' });
  following?.open();
  expect(openAt).toHaveBeenLastCalledWith(null);
});

describe('a channel without its page names the document', () => {
  const titled = () =>
    renderHook(({ name, pageKey }) => useTitleOfChannel({ name, pageKey, siteName: 'Taspa' }), {
      initialProps: { name: null as string | null, pageKey: 'one' },
    });
  beforeEach(() => {
    document.title = 'Taspa 1 · Taspa';
  });

  test('until the router shows the same page again', () => {
    const { rerender, unmount } = titled();
    expect(document.title).toBe('Taspa 1 · Taspa');
    rerender({ name: 'Sport', pageKey: 'one' });
    expect(document.title).toBe('Sport · Taspa');
    rerender({ name: 'News', pageKey: 'one' });
    expect(document.title).toBe('News · Taspa');
    rerender({ name: null, pageKey: 'one' });
    expect(document.title).toBe('Taspa 1 · Taspa');
    rerender({ name: 'Sport', pageKey: 'one' });
    document.title = 'Films';
    unmount();
    expect(document.title).toBe('Films');
  });

  test('until its own page is there, which may have the same title', () => {
    const { rerender } = titled();
    rerender({ name: 'Sport', pageKey: 'one' });
    rerender({ name: null, pageKey: 'sport' });
    expect(document.title).toBe('Sport · Taspa');
  });
});
