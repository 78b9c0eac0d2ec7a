import { pingDelay } from '@/player/core/errors/connectivity';
import { createWatchdog } from '@/player/core/errors/watchdog';

/** Feeds one sample a second and returns the seconds of its alarms. */
function barks(samples: { wanted: boolean; time: number }[]): number[] {
  const stuck = createWatchdog();
  return samples.flatMap((sample, second) => (stuck({ now: second * 1000, ...sample }) ? [second] : []));
}
const times = (count: number, time: (second: number) => number, wanted = true) =>
  Array.from({ length: count }, (_, second) => ({ wanted, time: time(second) }));

test('media 7.16: reports a stall when playback was requested and nothing moved for 10 s', () => {
  expect(barks(times(25, () => 0))).toEqual([10, 20]);
});

test('a moving picture never causes a stall', () => {
  expect(barks(times(40, (second) => second))).toEqual([]);
});

test('a pause is not a stall, and the time counts from the start again after it', () => {
  const paused = times(20, () => 5, false);
  expect(barks([...paused, ...times(10, () => 5)])).toEqual([]);
});

test.each([
  [0, 2000],
  [1, 4000],
  [4, 32_000],
  [5, 60_000],
  [50, 60_000],
])('spec 2 §9 Timers: ping %d waits %d ms: from 2 s, doubling, at most 60 s', (attempt, ms) => {
  expect(pingDelay(attempt)).toBe(ms);
});
