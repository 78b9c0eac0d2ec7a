'use client';

import useSWR from 'swr';
import type { ScheduleEntry } from '@/lib/platform/schedule';
import { HOUR_SECONDS, LOAD_ATTEMPTS, LOAD_RETRY_MS } from './limits';

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
  const { data, error } = useSWR<ScheduleEntry[]>(
    channelId && window ? `/api/schedule/${channelId}?start=${window.start}&end=${window.end}` : null,
    fetchSchedule,
    { errorRetryCount: LOAD_ATTEMPTS - 1, errorRetryInterval: LOAD_RETRY_MS, keepPreviousData: false },
  );
  return { entries: data ?? null, hasFailed: Boolean(error) };
}

async function fetchSchedule(address: string): Promise<ScheduleEntry[]> {
  const lang = document.documentElement.lang.slice(0, 2);
  const response = await fetch(`${address}&lang=${lang}`);
  if (!response.ok) throw new Error(`schedule: ${response.status}`);
  return response.json();
}
