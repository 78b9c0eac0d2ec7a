'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { fill } from '@/components/ui/fill';
import { SessionError } from '@/lib/session/call';
import type { LoginWords } from '@/lib/session/login';

/** Spec 3 §5: a hidden field `name` that people never see and robots fill in. */
export const TRAP = 'name';

/** One attempt at a time, and a sentence when it failed; what was typed stays. */
export function useSubmit(words: LoginWords) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const isRunning = useRef(false);

  /** `onFailure` may say it in other words. */
  const run = async (work: () => Promise<void>, onFailure?: (failure: SessionError) => string | null) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (failure) {
      const own = failure instanceof SessionError && navigator.onLine ? onFailure?.(failure) : null;
      setError(own ?? sentenceOf(failure, words));
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };

  // The reason is gone when the connection is back.
  useEffect(() => {
    const onOnline = () => setError((current) => (current === words.offline ? null : current));
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [words]);

  return { isBusy, error, setError, run };
}

/** Whether a robot has sent the form. */
export function isTrapped(event: FormEvent<HTMLFormElement>): boolean {
  return Boolean(new FormData(event.currentTarget).get(TRAP));
}

function sentenceOf(failure: unknown, words: LoginWords): string {
  if (!navigator.onLine) return words.offline;
  if (!(failure instanceof SessionError)) return words.unavailable;
  if (failure.sentence) return failure.sentence;
  return failure.retryAfter === null
    ? words.unavailable
    : fill(words.waitToRetry, { seconds: failure.retryAfter });
}
