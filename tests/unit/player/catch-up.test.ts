import { CATCH_UP_RATE, chosenRate, liveRate } from '@/player/core/time/catch-up';

test.each([
  ['in its place', { behind: 0, buffered: 2, rate: 1 }, 1],
  ['a little behind', { behind: 0.2, buffered: 2, rate: 1 }, 1],
  ['behind', { behind: 0.5, buffered: 2, rate: 1 }, CATCH_UP_RATE],
  ['catching up until it is there', { behind: 0.2, buffered: 2, rate: CATCH_UP_RATE }, CATCH_UP_RATE],
  ['there', { behind: 0.04, buffered: 2, rate: CATCH_UP_RATE }, 1],
  ['ahead of its place', { behind: -0.5, buffered: 1.5, rate: CATCH_UP_RATE }, 1],
  ['behind with a short buffer', { behind: 2, buffered: 0.6, rate: CATCH_UP_RATE }, 1],
  ['stepped back on purpose', { behind: 10, buffered: 9, rate: 1 }, 1],
])('issue 12.12 low latency: playback %s', (_name, lag, rate) => {
  expect(liveRate(lag)).toBe(rate);
});

test('issue 12.12 low latency: catching up is gentle, and no speed that the viewer sees', () => {
  expect(CATCH_UP_RATE).toBeLessThanOrEqual(1.05);
  expect(chosenRate(CATCH_UP_RATE)).toBe(1);
  expect(chosenRate(0.5)).toBe(0.5);
});
