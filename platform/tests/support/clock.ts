import type { Clock } from '../../src/clock.ts';

/** Saturday, 2026-03-14 12:00:00 UTC. */
export const TEST_NOW = Date.UTC(2026, 2, 14, 12, 0, 0);

export interface TestClock extends Clock {
  set(ms: number): void;
  advance(ms: number): void;
}

export function testClock(start = TEST_NOW): TestClock {
  let now = start;
  return {
    now: () => now,
    set: (ms) => {
      now = ms;
    },
    advance: (ms) => {
      now += ms;
    },
  };
}
