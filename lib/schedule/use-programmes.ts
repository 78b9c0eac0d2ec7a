'use client';

import useSWR, { type SWRConfiguration } from 'swr';
import type { ScheduleEntry } from '@/lib/platform/schedule';
import { HOUR_SECONDS, LOAD_ATTEMPTS, LOAD_LIMIT_MS, LOAD_RETRY_MS } from './limits';

/** Neighbouring moments share one request: windows start on whole quarters of a day. */
const STEP = 6 * HOUR_SECONDS;

/** Programmes around a moment: enough for the player to cross midnight. */
export function windowAround(seconds: number): { start: number; end: number } {
  const middle = Math.floor(seconds / STEP) * STEP;
  return { start: middle - STEP, end: middle + 2 * STEP };
}

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
    channelId && window ? `/api/schedule/${channelId}?start=${window.start}&end=${window.end}` : null,
    fetchSchedule,
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

async function fetchSchedule(address: string): Promise<ScheduleEntry[]> {
  const lang = document.documentElement.lang.slice(0, 2);
  const response = await fetch(`${address}&lang=${lang}`, { signal: AbortSignal.timeout(LOAD_LIMIT_MS) });
  if (!response.ok) throw new Error(`schedule: ${response.status}`);
  return response.json();
}
