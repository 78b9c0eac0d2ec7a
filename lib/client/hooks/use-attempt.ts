'use client';

import { PlatformError } from '@/lib/shared/platform-error';
import { useCountdown } from './use-countdown';
import { useRun } from './use-run';

interface AttemptWords {
  offline: string;
  unavailable: string;
  tooMany: string;
}

interface Failure {
  code: string | null;
  sentence: string;
  /** Unix milliseconds; 0 allows another attempt at once. */
  until: number;
}

/** One attempt at a time, the error text of the last one, and the seconds until the next is allowed. */
export function useAttempt(words: AttemptWords) {
  const { isBusy, reason, run, clear } = useRun<Failure>();
  const left = useCountdown(reason?.until ?? 0);
  const isOver = reason !== null && reason.until > 0 && left === 0;
  const current = isOver ? null : reason;
  return {
    isBusy,
    error: current?.sentence ?? null,
    code: current?.code ?? null,
    /** Seconds until the next attempt is allowed. */
    left,
    run: (work: () => Promise<void>) => run(work, (cause) => failureOf(cause, words)),
    clear,
  };
}

function failureOf(cause: unknown, words: AttemptWords): Failure {
  if (!navigator.onLine) return { code: 'offline', sentence: words.offline, until: 0 };
  if (!(cause instanceof PlatformError)) return { code: 'unknown', sentence: words.unavailable, until: 0 };
  const { code, sentence, retryAfter } = cause;
  if (retryAfter === null) return { code, sentence: sentence ?? words.unavailable, until: 0 };
  return { code, sentence: words.tooMany, until: Date.now() + retryAfter * 1000 };
}
