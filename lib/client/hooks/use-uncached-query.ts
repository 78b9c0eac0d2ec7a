'use client';

import { useCallback, useEffect, useState } from 'react';
import { onRightsChange } from '@/lib/client/viewer/rights';
import { currentViewer, onViewerChange } from '@/lib/client/viewer/viewer';
import type { PlatformError } from '@/lib/shared/platform-error';

interface Fresh<Value> {
  value: Value | null;
  error: PlatformError | null;
  retry(): void;
}

interface Answer<Value> {
  key: string;
  attempt: number;
  value: Value | null;
  error: PlatformError | null;
}

/**
 * One call for each play, never cached: stream addresses expire, and a resume position of an hour ago is
 * wrong. An answer that arrives after the key has changed is dropped. A null key requests nothing.
 */
export function useUncachedQuery<Value>(key: string | null, load: () => Promise<Value>): Fresh<Value> {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer<Value> | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what `load` loads.
  useEffect(() => {
    if (key === null) return;
    let isWanted = true;
    const settle = (value: Value | null, error: PlatformError | null) => {
      if (isWanted) setAnswer({ key, attempt, value, error });
    };
    load().then(
      (value) => settle(value, null),
      (error: PlatformError) => settle(null, error),
    );
    return () => {
      isWanted = false;
    };
  }, [key, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  // A user may get what was refused to the guest, and a buyer what was refused before.
  const hasFailed = Boolean(answer?.error);
  const isRefused = answer?.error?.kind === 'refused';
  useEffect(() => {
    if (!hasFailed) return;
    // Once after a login; the profile that is loaded a moment later changes nothing.
    let before = currentViewer()?.state;
    const stop = onViewerChange(() => {
      const state = currentViewer()?.state;
      if (state === 'user' && before !== 'user') retry();
      before = state;
    });
    const stopRights = onRightsChange(retry);
    return () => {
      stop();
      stopRights();
    };
  }, [hasFailed, retry]);
  // What had no answer may have had no network.
  useEffect(() => {
    if (!hasFailed || isRefused) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [hasFailed, isRefused, retry]);

  const isCurrent = answer !== null && answer.key === key && answer.attempt === attempt;
  return { value: isCurrent ? answer.value : null, error: isCurrent ? answer.error : null, retry };
}
