import { ApiError } from '../../http/errors.ts';

/** When whoever was turned away may try again: a full queue is drawn in about this time. */
const RETRY_AFTER_S = 10;

const turnedAway = () => new ApiError('unavailable', { headers: { 'retry-after': String(RETRY_AFTER_S) } });

type Waiting = { isWanted(): boolean; go(): void; drop(error: Error): void };
export type Queue = <T>(job: () => Promise<T>, isWanted: () => boolean) => Promise<T>;

/**
 * First come, first served, `parallel` at a time. Pictures cost much and are open to all: so no more than `room` jobs wait, the
 * next is 503, and a job that nobody waits for any more is never begun.
 */
export function openQueue({ parallel, room }: { parallel: number; room: number }): Queue {
  let running = 0;
  let waiting: Waiting[] = [];

  function dropUnwanted(): void {
    const unwanted = waiting.filter((one) => !one.isWanted());
    waiting = waiting.filter((one) => one.isWanted());
    for (const one of unwanted) one.drop(turnedAway());
  }

  function turn(isWanted: () => boolean): Promise<void> {
    if (waiting.length >= room) dropUnwanted();
    if (waiting.length >= room) throw turnedAway();
    return new Promise((go, drop) => waiting.push({ isWanted, go, drop }));
  }

  function next(): void {
    const first = waiting.shift();
    if (!first) running -= 1;
    else if (first.isWanted()) first.go();
    else {
      first.drop(turnedAway());
      next();
    }
  }

  return async (job, isWanted) => {
    if (running >= parallel) await turn(isWanted);
    else running += 1;
    try {
      return await job();
    } finally {
      next();
    }
  };
}
