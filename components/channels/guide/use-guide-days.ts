'use client';

import { useEffect, useState } from 'react';
import type { ScheduleDay } from '@/lib/rules/channels/view';
import type { FirstScreen } from '@/lib/rules/guide/view';
import { dayOf } from '@/lib/rules/schedule/days';
import type { DayWords } from '@/lib/rules/schedule/schedule-days';

/**
 * The days of the guide. The server names them, which is valid for its day; after midnight the script that names them is loaded,
 * because it has the names of months and weekdays that browsers do not know.
 */
export function useGuideDays(
  { now: pageNow, days, archiveDays }: FirstScreen,
  now: number,
  locale: string,
  words: DayWords,
): ScheduleDay[] {
  const today = dayOf(now);
  const isOfPage = today === dayOf(pageNow);
  const [own, setOwn] = useState<ScheduleDay[] | null>(null);
  useEffect(() => {
    if (isOfPage) return;
    let isOver = false;
    import('@/lib/rules/schedule/schedule-days').then(
      ({ scheduleDays }) => {
        if (!isOver) setOwn(scheduleDays(Date.parse(today) / 1_000, archiveDays, locale, words));
      },
      // The days of the page still lead somewhere; the next reload names them anew.
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [isOfPage, today, archiveDays, locale, words]);
  return isOfPage ? days : (own ?? days);
}
