import { act, renderHook } from '@testing-library/react';
import { fetchSchedule } from '@/lib/client/channels/channels-api';
import { useSchedule } from '@/lib/client/channels/use-programmes';
import {
  CHANNELS_REFRESH_MS,
  DAY_SECONDS,
  LOAD_ATTEMPTS,
  LOAD_RETRY_MS,
} from '@/lib/rules/schedule/constants';
import { windowAround } from '@/lib/rules/schedule/window';
import { scheduleEntry } from '@/tests/support/schedule-entry';

jest.mock('@/lib/client/channels/channels-api', () => ({ fetchSchedule: jest.fn() }));

const NOW = 20_000 * DAY_SECONDS;
const SIX_HOURS = DAY_SECONDS / 4;
const load = jest.mocked(fetchSchedule);
const entries = [scheduleEntry(NOW)];
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers({ now: NOW * 1000 });
  load.mockReset();
});
afterEach(() => jest.useRealTimers());

/** The schedule of a channel around a moment. Each test has its own channel, because answers are kept. */
function open(id: number) {
  return renderHook(({ channelId, at }) => useSchedule(channelId, windowAround(at)), {
    initialProps: { channelId: id, at: NOW },
  });
}

test('programmes remain while those of the next six hours load', async () => {
  load.mockResolvedValueOnce(entries).mockReturnValue(new Promise(() => {}));
  const { result, rerender } = open(1);
  await pass(0);
  rerender({ channelId: 1, at: NOW + SIX_HOURS });
  expect(load).toHaveBeenCalledTimes(2);
  expect(result.current.entries).toEqual(entries);
});

test.each([
  ['another channel', { channelId: 3, at: NOW }],
  ['a moment that they do not contain', { channelId: 2, at: NOW + 2 * SIX_HOURS }],
])('programmes do not remain for %s', async (_, next) => {
  load.mockResolvedValueOnce(entries).mockReturnValue(new Promise(() => {}));
  const { result, rerender } = open(2);
  await pass(0);
  expect(result.current.entries).toEqual(entries);
  rerender(next);
  expect(result.current.entries).toBeNull();
});

test('spec 2 §7: programmes are requested again every five minutes', async () => {
  load.mockResolvedValueOnce(entries).mockResolvedValue([]);
  const { result } = open(4);
  await pass(CHANNELS_REFRESH_MS);
  expect(load).toHaveBeenCalledTimes(2);
  expect(result.current.entries).toEqual([]);
});

test('spec 2 §4, §7: after five failures programmes are requested again with the next refresh', async () => {
  load.mockRejectedValue(new Error('down'));
  const { result } = open(5);
  await pass(LOAD_ATTEMPTS * LOAD_RETRY_MS);
  expect(load).toHaveBeenCalledTimes(LOAD_ATTEMPTS);
  expect(result.current).toMatchObject({ entries: null, isLate: true, hasFailed: true });
  load.mockReset();
  load.mockResolvedValue(entries);
  await pass(CHANNELS_REFRESH_MS);
  expect(load).toHaveBeenCalledTimes(1);
  expect(result.current).toMatchObject({ entries, isLate: false, hasFailed: false });
});

test.each([
  ['after the last attempt', LOAD_ATTEMPTS],
  ['between the attempts', 1],
])(
  'spec 2 §4: a second reader of a schedule that has failed says so and can retry, opened %s',
  async (_, before) => {
    const id = 6 + before;
    load.mockRejectedValue(new Error('down'));
    const first = open(id).result;
    await pass(before * LOAD_RETRY_MS);
    const second = open(id).result;
    await pass(LOAD_ATTEMPTS * LOAD_RETRY_MS);
    const failed = { entries: null, hasFailed: true };
    expect([first.current, second.current]).toMatchObject([failed, failed]);
    load.mockReset();
    load.mockReturnValue(new Promise(() => {}));
    await act(async () => second.current.retry());
    const loading = { entries: null, hasFailed: false };
    expect([first.current, second.current]).toMatchObject([loading, loading]);
    expect(load).toHaveBeenCalledTimes(1);
  },
);

test('spec 2 §4: a retry of the second reader brings the programmes to both', async () => {
  load.mockRejectedValue(new Error('down'));
  const first = open(8).result;
  await pass(LOAD_ATTEMPTS * LOAD_RETRY_MS);
  const second = open(8).result;
  await pass(LOAD_ATTEMPTS * LOAD_RETRY_MS);
  load.mockReset();
  load.mockResolvedValue(entries);
  await act(async () => second.current.retry());
  await pass(0);
  const there = { entries, hasFailed: false };
  expect([first.current, second.current]).toMatchObject([there, there]);
});

test('spec 2 §4: a schedule that has failed loads anew on a later visit, without the earlier message', async () => {
  load.mockRejectedValue(new Error('down'));
  const readers = [open(9), open(9)];
  await pass(LOAD_ATTEMPTS * LOAD_RETRY_MS);
  const [first, second] = readers;
  first?.unmount();
  expect(second?.result.current.hasFailed).toBe(true);
  second?.unmount();
  await pass(0);
  load.mockReset();
  load.mockReturnValue(new Promise(() => {}));
  const { result } = open(9);
  expect(result.current.hasFailed).toBe(false);
  await pass(0);
  expect(load).toHaveBeenCalledTimes(1);
  expect(result.current.hasFailed).toBe(false);
});
