'use client';

import { useEffect, useState } from 'react';
import { flushWhenHidden, keptReporter, noteReporter } from './kept-playback';
import { createPositionReporter, type ReportPosition } from './position-reporter';

/** Reports the position while a page plays, and once more when the viewer leaves it (`position-reporter.ts`). */
export function usePositionReport(): ReportPosition {
  const [reporter] = useState(() => keptReporter() ?? createPositionReporter());

  useEffect(() => {
    const shown = new AbortController();
    noteReporter(reporter);
    flushWhenHidden(reporter, shown.signal);
    return () => {
      shown.abort();
      reporter.flush();
    };
  }, [reporter]);
  return reporter.report;
}
