import type { Page } from '@playwright/test';

/** One reading of the player's clock, with the time of the reading. */
export interface ClockSample {
  /** Seconds on a monotonic clock. */
  at: number;
  /** Second of the day on the player's clock. */
  clock: number;
}

const EVERY_MS = 250;

/**
 * Reads the clock of the player, which follows the dates of the stream, until it has passed a second of the day by
 * `more` seconds or until `patience` seconds have passed.
 */
export async function readClock(
  page: Page,
  { until, patience }: { until: number; patience: number },
): Promise<ClockSample[]> {
  return page.evaluate(
    ({ until, patience, every }) =>
      new Promise<ClockSample[]>((resolve) => {
        const samples: ClockSample[] = [];
        const begin = performance.now();
        const timer = setInterval(() => {
          const at = (performance.now() - begin) / 1000;
          const spans = document.querySelectorAll('[data-controls] span');
          const text = [...spans]
            .map((span) => span.textContent ?? '')
            .find((words) => /^\d\d:\d\d:\d\d/.test(words));
          if (text) {
            const [hours = 0, minutes = 0, seconds = 0] = text.slice(0, 8).split(':').map(Number);
            samples.push({ at, clock: hours * 3600 + minutes * 60 + seconds });
          }
          const last = samples.at(-1)?.clock;
          const isPast = last !== undefined && last >= until && last - until < 3600;
          if (!isPast && at < patience) return;
          clearInterval(timer);
          resolve(samples);
        }, every);
      }),
    { until, patience, every: EVERY_MS },
  );
}

/** Steps between samples that playback alone cannot explain: the clock may wait, but must not jump. */
export function jumps(samples: readonly ClockSample[]): string[] {
  const found: string[] = [];
  samples.forEach((sample, index) => {
    const before = samples[index - 1];
    if (!before) return;
    const step = sample.clock - before.clock;
    // The clock shows whole seconds.
    if (step < 0 || step > sample.at - before.at + 1) found.push(`${before.clock} -> ${sample.clock}`);
  });
  return found;
}
