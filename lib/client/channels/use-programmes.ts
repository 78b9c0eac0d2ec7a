'use client';

import { useCallback, useEffect, useLayoutEffect } from 'react';
import useSWR from 'swr';
import { LOAD_ATTEMPTS, LOAD_RETRY_MS } from '@/lib/rules/schedule/constants';
import type { ScheduleEntry } from '@/lib/rules/schedule/entry';
import { fetchSchedule } from './channels-api';
import { onChannelsRefresh } from './refresh';

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

interface Span {
  start: number;
  end: number;
}

/** How many readers a schedule has, by its path. */
const readers = new Map<string, number>();

/**
 * A channel's programmes between two moments; 5 attempts, 3 s apart (spec 2 §4), and again every five minutes. Null
 * requests nothing. While they load, those of the earlier window remain if they contain the middle of this one.
 */
export function useSchedule(channelId: number | null, window: Span | null): ScheduleState {
  const path = channelId && window ? `${channelId}/${window.start}/${window.end}` : null;
  // Beside the schedule itself, and not in the state of a reader: SWR reports a failure only to the reader that has made the attempt.
  const { data: isLost = false, mutate: setLost } = useSWR<boolean>(
    path === null ? null : ['schedule-lost', path],
    null,
  );
  const { data, error, mutate } = useSWR(
    channelId && window ? (['schedule', channelId, window.start, window.end] as const) : null,
    async ([, id, start, end]) => ({ id, start, end, entries: await fetchSchedule(id, { start, end }) }),
    {
      keepPreviousData: true,
      // SWR's own retry waits longer each time; the specification wants a fixed interval and a limit.
      onErrorRetry: (_error, _key, _config, revalidate, { retryCount }) => {
        if (retryCount >= LOAD_ATTEMPTS) setLost(true);
        else setTimeout(revalidate, LOAD_RETRY_MS, { retryCount });
      },
    },
  );
  // A failure is that of one visit: who comes after all readers have gone waits for attempts of their own.
  useLayoutEffect(() => {
    if (path === null) return;
    const others = readers.get(path) ?? 0;
    if (others === 0) void setLost((wasLost) => wasLost && false);
    readers.set(path, others + 1);
    return () => {
      const left = (readers.get(path) ?? 1) - 1;
      if (left > 0) readers.set(path, left);
      else readers.delete(path);
    };
  }, [path, setLost]);
  // A further failure is visible in the attempts.
  const read = useCallback(() => void mutate().catch(() => {}), [mutate]);
  // Not the interval of SWR, which stops after a failure.
  useEffect(() => (path === null ? undefined : onChannelsRefresh(read)), [path, read]);
  const retry = () => {
    setLost(false);
    read();
  };
  const entries = data?.id === channelId && window && containsMiddle(data, window) ? data.entries : null;
  return {
    entries,
    isLate: !entries && error !== undefined,
    hasFailed: !entries && isLost,
    retry,
  };
}

function containsMiddle(known: Span, { start, end }: Span): boolean {
  const middle = (start + end) / 2;
  return known.start <= middle && middle < known.end;
}
