import { CATCH_UP_RATE, chosenRate, FAR_CATCH_UP_RATE, liveMove } from '@/player/core/time/catch-up';

const following = { isFollowing: true };
const onPurpose = { isFollowing: false };

test.each([
  ['in its place', { behind: 0, buffered: 2, rate: 1, ...following }, 1],
  ['a little behind', { behind: 0.2, buffered: 2, rate: 1, ...following }, 1],
  ['behind', { behind: 0.5, buffered: 2, rate: 1, ...following }, CATCH_UP_RATE],
  [
    'catching up until it is there',
    { behind: 0.2, buffered: 2, rate: CATCH_UP_RATE, ...following },
    CATCH_UP_RATE,
  ],
  [
    'no longer far behind',
    { behind: 0.9, buffered: 3, rate: FAR_CATCH_UP_RATE, ...following },
    CATCH_UP_RATE,
  ],
  ['there', { behind: 0.04, buffered: 2, rate: CATCH_UP_RATE, ...following }, 1],
  ['ahead of its place', { behind: -0.5, buffered: 1.5, rate: CATCH_UP_RATE, ...following }, 1],
  ['far behind', { behind: 2, buffered: 4, rate: 1, ...following }, FAR_CATCH_UP_RATE],
  ['far behind with a short buffer', { behind: 2, buffered: 0.6, rate: CATCH_UP_RATE, ...following }, 1],
  ['very far behind after stalls', { behind: 3.5, buffered: 4.6, rate: 1, ...following }, 'jump'],
  ['behind by minutes after stalls', { behind: 70, buffered: 71.5, rate: 1, ...following }, 'jump'],
  ['with its place not loaded yet', { behind: 8, buffered: 8.5, rate: 1, ...following }, FAR_CATCH_UP_RATE],
  ['a short step back on purpose', { behind: 4, buffered: 9, rate: 1, ...onPurpose }, FAR_CATCH_UP_RATE],
  ['stepped back on purpose', { behind: 10, buffered: 12, rate: 1, ...onPurpose }, 1],
])('low latency: playback %s', (_name, lag, move) => {
  expect(liveMove(lag)).toBe(move);
});

test('low latency: catching up is gentle, and no speed that the viewer sees', () => {
  expect(CATCH_UP_RATE).toBeLessThanOrEqual(1.05);
  expect(FAR_CATCH_UP_RATE).toBeLessThanOrEqual(1.1);
  expect(chosenRate(CATCH_UP_RATE)).toBe(1);
  expect(chosenRate(FAR_CATCH_UP_RATE)).toBe(1);
  expect(chosenRate(0.5)).toBe(0.5);
});
