'use client';

import { useState } from 'react';
import useSWR from 'swr';
import { LOAD_ATTEMPTS, LOAD_RETRY_MS } from '@/lib/rules/schedule/constants';
import type { ScheduleEntry } from '@/lib/rules/schedule/entry';
import { fetchSchedule } from './channels-api';

export interface ScheduleState {
  entries: ScheduleEntry[] | null;
  /**
   * An attempt has failed: a caller that can work without the programmes should not wait for the other
   * attempts.
   */
  isLate: boolean;
  /** All attempts have failed. */
  hasFailed: boolean;
  /** Makes five more attempts. */
  retry(): void;
}

/** A channel's programmes between two moments; 5 attempts, 3 s apart (spec 2 §4). Null requests nothing. */
export function useSchedule(
  channelId: number | null,
  window: { start: number; end: number } | null,
): ScheduleState {
  const path = channelId && window ? `${channelId}/${window.start}/${window.end}` : null;
  const [lost, setLost] = useState<string | null>(null);
  const { data, error, mutate } = useSWR(
    channelId && window ? (['schedule', channelId, window.start, window.end] as const) : null,
    ([, id, start, end]) => fetchSchedule(id, { start, end }),
    {
      // SWR's own retry waits longer each time; the specification wants a fixed interval and a limit.
      onErrorRetry: (_error, _key, _config, revalidate, { retryCount }) => {
        if (retryCount >= LOAD_ATTEMPTS) setLost(path);
        else setTimeout(revalidate, LOAD_RETRY_MS, { retryCount });
      },
    },
  );
  const retry = () => {
    setLost(null);
    // A further failure is visible in the attempts.
    mutate().catch(() => {});
  };
  return {
    entries: data ?? null,
    isLate: !data && error !== undefined,
    hasFailed: !data && lost !== null && lost === path,
    retry,
  };
}
