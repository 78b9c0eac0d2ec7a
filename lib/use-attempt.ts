'use client';

import { useEffect, useRef, useState } from 'react';
import { SessionError } from './session/call';
import { useCountdown } from './use-countdown';

interface AttemptWords {
  offline: string;
  unavailable: string;
  tooMany: string;
}

interface Failure {
  code: string;
  sentence: string;
  /** Unix milliseconds; 0 may be tried again at once. */
  until: number;
}

/** One attempt at a time, and a sentence when it failed; what was typed stays. */
export function useAttempt(words: AttemptWords) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isRunning = useRef(false);
  const left = useCountdown(failure?.until ?? 0);
  const isOver = failure !== null && failure.until > 0 && left === 0;

  const run = async (work: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (cause) {
      setFailure(failureOf(cause, words));
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };

  // The reason is gone when the connection is back.
  useEffect(() => {
    const onOnline = () => setFailure((current) => (current?.code === 'offline' ? null : current));
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);

  const current = isOver ? null : failure;
  return {
    isBusy,
    error: current?.sentence ?? null,
    code: current?.code ?? null,
    /** Seconds until it may be tried again. */
    left,
    run,
    clear: () => setFailure(null),
  };
}

function failureOf(cause: unknown, words: AttemptWords): Failure {
  if (!navigator.onLine) return { code: 'offline', sentence: words.offline, until: 0 };
  if (!(cause instanceof SessionError)) return { code: 'unknown', sentence: words.unavailable, until: 0 };
  const { code, sentence, retryAfter } = cause;
  if (retryAfter === null) return { code, sentence: sentence ?? words.unavailable, until: 0 };
  return { code, sentence: words.tooMany, until: Date.now() + retryAfter * 1000 };
}
