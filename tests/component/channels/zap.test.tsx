import { act, fireEvent, render, screen } from '@testing-library/react';
import { type Banner, useZap } from '@/components/channels/viewer/zap/use-zap';
import { ZapBanner } from '@/components/channels/viewer/zap/ZapBanner';
import type { ListedChannel } from '@/lib/platform/resources/channels';
import type { ScheduleEntry } from '@/lib/rules/schedule/entry';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import type { ChannelKey } from '@/player';
import { listedChannel } from '../channel-card';

jest.mock('@/player', () => ({}));

const device = { isBehindS: 0 };
jest.mock('@/lib/client/browser/server-clock', () => ({
  serverNow: () => Date.now() + device.isBehindS * 1000,
}));

const { channels: words, viewer } = dictionaries.en;
const labels = { ...words, ...viewer.zap };
const channels = [1, 2, 3, 12].map((id) => listedChannel(id));
const opened = jest.fn();
const preloaded = jest.fn();

interface PageProps {
  at: number;
  isSlow?: boolean;
  list?: ListedChannel[];
  isLive?: boolean;
}

/** A page that shows what was opened at once. */
function Page({ at, isSlow, list = channels, isLive = true }: PageProps) {
  const current = list.find(({ id }) => id === at) ?? null;
  const zap = useZap({
    channels: list,
    current,
    isLive,
    open: (channel, isStep) => {
      opened(channel.id, isStep);
      if (!isSlow) go(channel.id);
    },
    preload: ({ id }) => preloaded(id),
  });
  ({ press, choose } = zap);
  return <ZapBanner banner={zap.banner} entries={[]} labels={labels} onDismiss={zap.dismiss} />;
}

let press: (key: ChannelKey) => void;
let choose: (channel: ListedChannel) => void;
let go: (id: number, list?: ListedChannel[]) => void = () => {};

function openPage(at: number, isSlow = false, isLive = true) {
  const { rerender } = render(<Page {...{ at, isSlow, isLive }} />);
  go = (id, list) => rerender(<Page at={id} isSlow={isSlow} {...(list && { list })} />);
}
const remote = (key: ChannelKey) => act(() => press(key));
const up: ChannelKey = { name: 'step', by: 1 };
const down: ChannelKey = { name: 'step', by: -1 };
const digit = (typed: string): ChannelKey => ({ name: 'digit', digit: typed });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const banner = () => screen.getByRole('status').textContent;

beforeEach(() => {
  jest.useFakeTimers();
  for (const mock of [opened, preloaded]) mock.mockReset();
  device.isBehindS = 0;
});
afterEach(() => jest.useRealTimers());

describe('changing channels', () => {
  test('a step opens the next channel at once, with a banner of four seconds', async () => {
    openPage(1);
    remote(up);
    expect(opened.mock.calls).toEqual([[2, true]]);
    expect(banner()).toContain('Channel 2');
    await pass(4000);
    expect(banner()).toBe('');
  });

  test('quick steps move the banner, and only the last one is opened', async () => {
    openPage(1, true);
    remote(up);
    await pass(100);
    remote(up);
    await pass(100);
    remote(up);
    expect(banner()).toContain('Channel 12');
    expect(opened.mock.calls).toEqual([[2, true]]);
    await pass(350);
    expect(opened.mock.calls).toEqual([
      [2, true],
      [12, true],
    ]);
  });

  test('a step there and back ends where it began, however late the page follows', async () => {
    openPage(1, true);
    remote(down);
    await pass(100);
    remote(up);
    await pass(350);
    expect(opened.mock.calls).toEqual([
      [12, true],
      [1, true],
    ]);
    // The page shows the first of both for a moment.
    act(() => go(12));
    act(() => go(1));
    remote(down);
    expect(opened.mock.calls.at(-1)).toEqual([12, true]);
  });

  test('steps there and back end where they began, also when the page of an earlier choice comes between them', async () => {
    openPage(2, true);
    act(() => choose(channels[0] as ListedChannel));
    remote(up);
    remote(down);
    act(() => go(1));
    await pass(1000);
    expect(opened.mock.calls.at(-1)).toEqual([1, true]);
  });

  test('the next channel in the same direction is preloaded', async () => {
    openPage(1);
    remote(down);
    await pass(800);
    expect(opened.mock.calls).toEqual([[12, true]]);
    expect(preloaded.mock.calls).toEqual([[3]]);
  });

  test('a number waits 1.5 s for another digit, and not where none can follow', async () => {
    openPage(3);
    remote(digit('1'));
    expect(banner()).toContain('Channel 1');
    await pass(1499);
    expect(opened).not.toHaveBeenCalled();
    remote(digit('2'));
    expect(opened.mock.calls).toEqual([[12, false]]);
    await pass(400);
    remote(digit('1'));
    await pass(1500);
    expect(opened.mock.calls.at(-1)).toEqual([1, false]);
  });

  test('a number that no channel has is said, and nothing is opened', async () => {
    openPage(3);
    remote(digit('9'));
    remote(digit('9'));
    expect(banner()).toBe('99');
    await pass(1500);
    expect(banner()).toBe('99There is no channel 99');
    remote(digit('2'));
    expect(opened.mock.calls).toEqual([[2, false]]);
  });

  test('the last channel is the one before, and then this one again', async () => {
    openPage(1);
    remote(digit('3'));
    remote({ name: 'last' });
    remote({ name: 'last' });
    expect(opened.mock.calls.map(([id]) => id)).toEqual([3, 1, 3]);
  });

  test('the last channel may be of another category, whose list loads later', () => {
    openPage(1);
    act(() => go(20, []));
    act(() => go(20, [listedChannel(20)]));
    remote({ name: 'last' });
    expect(opened.mock.calls).toEqual([[1, false]]);
  });

  test('a list that is lost for a moment changes nothing about the last channel', () => {
    openPage(1);
    act(() => go(2));
    act(() => go(2, []));
    act(() => go(2));
    remote({ name: 'last' });
    expect(opened.mock.calls).toEqual([[1, false]]);
  });

  test.each([
    ['in its archive leads to live', false, [[1, false]]],
    ['that is live opens nothing', true, []],
  ])('the channel on screen, chosen %s', (_, isLive, expected) => {
    openPage(1, false, isLive);
    act(() => choose(listedChannel(1)));
    expect(opened.mock.calls).toEqual(expected);
  });

  test.each<[string, () => void, [number, boolean][]]>([
    ['the last channel', () => remote({ name: 'last' }), [[2, false]]],
    ['a step', () => remote(up), [[12, true]]],
    ['a channel of the list', () => act(() => choose(listedChannel(2))), [[2, false]]],
    ['a channel of the page', () => act(() => go(2)), []],
  ])('a digit no longer counts after %s was chosen', async (_, chooseOther, expected) => {
    openPage(1);
    for (const typed of ['2', '3', '1']) remote(digit(typed));
    expect(banner()).toMatch(/^1Channel 1/);
    opened.mockReset();
    chooseOther();
    expect(banner()).not.toMatch(/^1Channel 1/);
    expect(opened.mock.calls).toEqual(expected);
    await pass(1500);
    expect(opened.mock.calls).toEqual(expected);
    remote(digit('3'));
    expect(opened.mock.calls).toEqual([...expected, [3, false]]);
  });

  test('a digit that is typed while a step loads still counts', async () => {
    openPage(1, true);
    remote(up);
    remote(digit('1'));
    act(() => go(2));
    await pass(1500);
    expect(opened.mock.calls).toEqual([
      [2, true],
      [1, false],
    ]);
  });

  test('without another channel nothing happens', () => {
    openPage(1);
    remote({ name: 'last' });
    expect([opened.mock.calls, banner()]).toEqual([[], '']);
  });
});

describe('the banner', () => {
  const second = Date.parse('2026-01-05T10:00:00Z') / 1000;
  const entry = (id: string, startsAt: number) =>
    ({ id, channelId: 5, startsAt, endsAt: startsAt + 3600, title: id }) as ScheduleEntry;
  const shown: Banner = { channel: listedChannel(5), typed: '', isMissing: false };

  test('has number, channel, programme with its times and what follows', () => {
    jest.setSystemTime(second * 1000);
    const entries = [entry('News', second - 1800), entry('Film', second + 1800)];
    render(<ZapBanner banner={shown} entries={entries} labels={labels} onDismiss={() => {}} />);
    expect(banner()).toBe('5Channel 5News14:3015:30Next · 15:30Film');
    expect(screen.getByRole('img', { name: '50% elapsed' })).toBeInTheDocument();
  });

  test('what is on is that of the server, on a device whose clock is ten minutes slow', () => {
    device.isBehindS = 600;
    jest.setSystemTime((second - 300) * 1000);
    const entries = [entry('News', second - 3600), entry('Film', second)];
    render(<ZapBanner banner={shown} entries={entries} labels={labels} onDismiss={() => {}} />);
    expect(banner()).toContain('Film');
    expect(banner()).not.toContain('News');
  });

  test('does not take the schedule of another channel', () => {
    jest.setSystemTime(second * 1000);
    const other = { ...entry('News', second - 1800), channelId: 6 };
    render(<ZapBanner banner={shown} entries={[other]} labels={labels} onDismiss={() => {}} />);
    expect(banner()).toBe(`5Channel 5${words.noProgramme}`);
  });

  test('leaves as soon as the viewer taps, because the controls are wanted', () => {
    const dismissed = jest.fn();
    render(<ZapBanner banner={shown} entries={[]} labels={labels} onDismiss={dismissed} />);
    fireEvent.pointerDown(document.body);
    expect(dismissed).toHaveBeenCalledTimes(1);
  });
});
