'use client';

import { useMemo } from 'react';
import type { ScheduleDay } from '@/lib/rules/channels/view';
import type { FirstScreen } from '@/lib/rules/guide/view';
import { dayOf } from '@/lib/rules/schedule/days';
import { type DayWords, scheduleDays } from '@/lib/rules/schedule/present-entries';

/**
 * The days of the guide. The server names them, because browsers know fewer languages and phones are slow at it; they
 * are valid for its day.
 */
export function useGuideDays(
  { now: pageNow, days, archiveDays }: FirstScreen,
  now: number,
  locale: string,
  words: DayWords,
): ScheduleDay[] {
  const today = dayOf(now);
  return useMemo(
    () =>
      today === dayOf(pageNow) ? days : scheduleDays(Date.parse(today) / 1_000, archiveDays, locale, words),
    [today, pageNow, days, archiveDays, locale, words],
  );
}
