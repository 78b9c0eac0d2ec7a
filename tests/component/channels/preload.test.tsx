import { act, fireEvent, render, screen } from '@testing-library/react';
import { beginChannel, usePreload } from '@/components/channels/viewer/use-preload';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { preloadedStream, requestStream } from '@/lib/client/playback/request-stream';
import type { ListedChannel } from '@/lib/platform/resources/channels';
import { preparePlayback } from '@/player';
import { answerWith } from '@/tests/support/answer';
import { channelCard } from '../channel-card';

jest.mock('@/lib/client/http/call-as-viewer', () => ({ callAsViewer: jest.fn() }));
jest.mock('@/player', () => ({ preparePlayback: jest.fn() }));

const listed = (id: number) => ({
  ...channelCard(id, { name: `Channel ${id}`, href: `/channels/all/${id}` }),
  key: String(id),
  archiveDays: 7,
  isFree: true,
  isAvailable: true,
  accessError: null,
});
const channels = [
  listed(1),
  listed(2),
  { ...listed(3), isFree: false, isLocked: true },
  { ...listed(4), isFree: false, isLocked: false },
  { ...listed(5), hasVitrina: true as const },
];

/** What the links do by themselves: a link of the router leads nowhere after a press that was taken. */
const led: string[] = [];
const opened: string[] = [];

function List() {
  const onOpen = (channel: ListedChannel) => {
    opened.push(channel.href);
    beginChannel(channel);
  };
  const preloadOnRest = usePreload({ channels, currentId: 1, onOpen });
  return (
    <div {...preloadOnRest}>
      {channels.map(({ href, name }) => (
        <a
          key={href}
          href={href}
          onClick={(event) => {
            if (!event.defaultPrevented) led.push(href);
            event.preventDefault();
          }}
        >
          {name}
        </a>
      ))}
    </div>
  );
}

beforeEach(() => {
  led.length = 0;
  opened.length = 0;
  jest.useFakeTimers();
  jest.mocked(callAsViewer).mockReset();
  jest.mocked(preparePlayback).mockReset();
});
afterEach(() => jest.useRealTimers());

test('a channel under a resting pointer is preloaded without statistics, which start with playback', async () => {
  jest.mocked(callAsViewer).mockImplementation(answerWith({ hls: 'https://origin/2.m3u8', stat: null }));
  render(<List />);
  fireEvent.pointerOver(screen.getByRole('link', { name: 'Channel 2' }));
  await act(async () => void (await jest.advanceTimersByTimeAsync(100)));
  expect(callAsViewer).toHaveBeenCalledTimes(1);
  expect(jest.mocked(callAsViewer).mock.calls[0]?.[0]).toMatchObject({
    path: '/channels/2/stream',
    query: { disable_stat: true, history: false },
  });
  expect(preparePlayback).toHaveBeenCalledWith(
    expect.objectContaining({ key: 'channel/2/live', statId: null }),
  );
});

describe('spec 2 §4 Channel loading: a pressed channel', () => {
  const live = (channelId: number) => ({ kind: 'channel', channelId, ts: null }) as const;
  const press = (id: number, how = {}) =>
    act(async () => void fireEvent.click(screen.getByRole('link', { name: `Channel ${id}` }), how));
  const called = () =>
    jest.mocked(callAsViewer).mock.calls.map(([{ path, query }]) => [path, query?.history]);
  const answers = (statId: string) =>
    jest
      .mocked(callAsViewer)
      .mockImplementation(answerWith({ hls: 'https://origin/l.m3u8', stat: { id: statId } }));

  test('requests its stream and loads it before its page is there, which takes that answer once', async () => {
    answers('71');
    render(<List />);
    await press(2);
    expect(called()).toEqual([['/channels/2/stream', true]]);
    expect(preparePlayback).toHaveBeenCalledWith(
      expect.objectContaining({ key: 'channel/2/live', statId: '71' }),
    );
    expect(await requestStream(live(2))).toMatchObject({ statId: '71' });
    expect(called()).toHaveLength(1);
    await requestStream(live(2));
    expect(called()).toHaveLength(2);
  });

  test.each([
    ['is opened in this page, which does not wait for the page of its link', 2, {}, ['/channels/all/2'], []],
    ['on screen: its link leads to it live', 1, {}, [], ['/channels/all/1']],
    ['in another tab: its link leads there', 2, { ctrlKey: true }, [], ['/channels/all/2']],
  ])('%s', async (_, id, how, here, byLink) => {
    answers('71');
    render(<List />);
    await press(id, how);
    expect([opened, led]).toEqual([here, byLink]);
  });

  test('a preloaded stream is available until the page’s own answer, for six seconds at most', async () => {
    const preload = async () => {
      jest.mocked(callAsViewer).mockImplementation(answerWith({ hls: 'https://origin/2.m3u8', stat: null }));
      fireEvent.pointerOver(screen.getByRole('link', { name: 'Channel 2' }));
      await act(async () => void (await jest.advanceTimersByTimeAsync(100)));
    };
    render(<List />);
    await preload();
    expect(preloadedStream('channel/2/live')).toMatchObject({ hls: 'https://origin/2.m3u8', statId: null });
    expect(preloadedStream('channel/4/live')).toBeNull();
    answers('71');
    await requestStream(live(2));
    expect(preloadedStream('channel/2/live')).toBeNull();
    await preload();
    await jest.advanceTimersByTimeAsync(6001);
    expect(preloadedStream('channel/2/live')).toBeNull();
  });

  test('that is refused after it was preloaded is not known any more', async () => {
    render(<List />);
    jest.mocked(callAsViewer).mockImplementation(answerWith({ hls: 'https://origin/2.m3u8', stat: null }));
    fireEvent.pointerOver(screen.getByRole('link', { name: 'Channel 2' }));
    await act(async () => void (await jest.advanceTimersByTimeAsync(100)));
    jest.mocked(callAsViewer).mockRejectedValueOnce(new Error('refused'));
    await expect(requestStream(live(2))).rejects.toThrow('refused');
    expect(preloadedStream('channel/2/live')).toBeNull();
  });

  test('is requested once also where the pointer rested on it', async () => {
    answers('71');
    render(<List />);
    fireEvent.pointerOver(screen.getByRole('link', { name: 'Channel 2' }));
    await press(2);
    await act(async () => void (await jest.advanceTimersByTimeAsync(500)));
    expect(called()).toEqual([['/channels/2/stream', true]]);
  });

  test.each([
    ['the channel on screen', 1, {}],
    ['one that is not bought', 3, {}],
    ['one with a player of its own', 5, {}],
    ['a link that opens in another tab', 2, { ctrlKey: true }],
  ])('%s: nothing is requested', async (_name, id, how) => {
    render(<List />);
    await press(id, how);
    expect(called()).toEqual([]);
  });

  test('one that was bought is requested, too', async () => {
    answers('72');
    render(<List />);
    await press(4);
    expect(called()).toEqual([['/channels/4/stream', true]]);
  });

  test('another one, or a page that comes much later, makes a call of its own', async () => {
    answers('73');
    render(<List />);
    await press(2);
    await requestStream(live(4));
    expect(called().map(([path]) => path)).toEqual(['/channels/2/stream', '/channels/4/stream']);
    await jest.advanceTimersByTimeAsync(10_000);
    await requestStream(live(2));
    expect(called()).toHaveLength(3);
  });

  test('the answer for an earlier one, pressed or preloaded, does not load it instead of the last one', async () => {
    const late: (() => void)[] = [];
    const answer = answerWith({ hls: 'https://origin/l.m3u8', stat: { id: '74' } });
    jest
      .mocked(callAsViewer)
      .mockImplementation((call) => new Promise((resolve) => void late.push(() => resolve(answer(call)))));
    render(<List />);
    fireEvent.pointerOver(screen.getByRole('link', { name: 'Channel 2' }));
    await act(async () => void (await jest.advanceTimersByTimeAsync(100)));
    await press(2);
    await press(4);
    await act(async () => {
      for (const arrive of late.reverse()) arrive();
    });
    const loaded = jest.mocked(preparePlayback).mock.calls.map(([{ key }]) => key);
    expect(loaded).toEqual(['channel/4/live']);
  });

  test('a refusal is given to its page', async () => {
    jest.mocked(callAsViewer).mockRejectedValueOnce(new Error('refused'));
    render(<List />);
    await press(2);
    expect(preparePlayback).not.toHaveBeenCalled();
    await expect(requestStream(live(2))).rejects.toThrow('refused');
    expect(called()).toHaveLength(1);
  });
});
