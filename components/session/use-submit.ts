'use client';

import type { FormEvent } from 'react';
import { useRun } from '@/lib/client/hooks/use-run';
import type { LoginWords } from '@/lib/client/session/login';
import { fill } from '@/lib/shared/i18n/fill';
import { PlatformError } from '@/lib/shared/platform-error';

/** Spec 3 §5: a hidden field `name` that people do not see and robots fill in. */
export const HONEYPOT = 'name';

/** Sends one step of the login at a time, and keeps the message of its failure. */
export function useSubmit(words: LoginWords) {
  const { isBusy, reason, run, fail, clear } = useRun<string>();
  return {
    isBusy,
    error: reason,
    fail,
    clear,
    /** `onFailure` may return another message. */
    run: (work: () => Promise<void>, onFailure?: (failure: PlatformError) => string | null) =>
      run(work, (cause) => {
        const own = cause instanceof PlatformError && navigator.onLine ? onFailure?.(cause) : null;
        return own ?? sentenceOf(cause, words);
      }),
  };
}

/** Whether a robot has sent the form. */
export function isHoneypotFilled(event: FormEvent<HTMLFormElement>): boolean {
  return Boolean(new FormData(event.currentTarget).get(HONEYPOT));
}

/** What a failed call says to the viewer. */
export function sentenceOf(failure: unknown, words: LoginWords): string {
  if (!navigator.onLine) return words.offline;
  if (!(failure instanceof PlatformError)) return words.unavailable;
  if (failure.sentence) return failure.sentence;
  return failure.retryAfter === null
    ? words.unavailable
    : fill(words.waitToRetry, { seconds: failure.retryAfter });
}
