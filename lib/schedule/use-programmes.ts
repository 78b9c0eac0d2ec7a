'use client';

import useSWR, { type SWRConfiguration } from 'swr';
import { fetchList } from '@/lib/platform/public-lists';
import type { ScheduleEntry } from '@/lib/platform/schedule';
import { LOAD_ATTEMPTS, LOAD_RETRY_MS } from './limits';

export interface ScheduleState {
  entries: ScheduleEntry[] | null;
  hasFailed: boolean;
}

/** A channel's programmes between two moments; retried 5 times, 3 s apart (spec 2 §4). Null asks for nothing. */
export function useSchedule(
  channelId: number | null,
  window: { start: number; end: number } | null,
): ScheduleState {
  const { data, error, isValidating } = useSWR<ScheduleEntry[]>(
    channelId && window ? ['schedule', channelId, window.start, window.end] : null,
    () => fetchList<ScheduleEntry[]>(`/schedule/${channelId}`, { ...window }),
    { onErrorRetry: retryAtOnePace },
  );
  return { entries: data ?? null, hasFailed: error !== undefined && !isValidating };
}

/** SWR's own retry waits longer each time; the spec wants one pace and an end. */
const retryAtOnePace: SWRConfiguration['onErrorRetry'] = (
  _error,
  _key,
  _config,
  revalidate,
  { retryCount },
) => {
  if (retryCount < LOAD_ATTEMPTS) setTimeout(revalidate, LOAD_RETRY_MS, { retryCount });
};
