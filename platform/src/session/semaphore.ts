import { ApiError } from '../http/errors.ts';

/** Runs `width` tasks at once, queues `queue` more, and refuses the rest (503 with Retry-After). */
export function createSemaphore({ width, queue }: { width: number; queue: number }) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < width) running += 1;
    else {
      if (waiting.length >= queue) throw new ApiError('unavailable', { headers: { 'retry-after': '1' } });
      await new Promise<void>((resolve) => void waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      // The next task takes over the free place.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
