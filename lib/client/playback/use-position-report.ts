'use client';

import { useCallback, useEffect, useState } from 'react';
import { continuedReporter, flushWhenHidden, noteReporter } from './continued-playback';
import { createPositionReporter, type ReportPosition } from './position-reporter';

/**
 * Reports the position while a page plays, and once more when the viewer leaves it (`position-reporter.ts`).
 * @param mayBeKept false for what has no place to report, which does not go on in the mini-player
 */
export function usePositionReport(mayBeKept: boolean): ReportPosition {
  const [reporter] = useState(() => continuedReporter() ?? createPositionReporter());

  useEffect(() => {
    const shown = new AbortController();
    if (mayBeKept) noteReporter(reporter);
    flushWhenHidden(reporter, shown.signal);
    return () => {
      shown.abort();
      reporter.flush();
    };
  }, [reporter, mayBeKept]);
  return useCallback(
    (position) => {
      // Another page may have played meanwhile, over this one.
      if (mayBeKept) noteReporter(reporter);
      reporter.report(position);
    },
    [reporter, mayBeKept],
  );
}
