'use client';

import { useEffect, useState } from 'react';
import { keptReporter, noteReporter } from './kept-playback';
import { createPositionReporter, type ReportPosition } from './position-reporter';

/** Reports the position while a page plays, and once more when the viewer leaves it (`position-reporter.ts`). */
export function usePositionReport(): ReportPosition {
  const [{ report, flush }] = useState(() => keptReporter() ?? createPositionReporter());

  useEffect(() => {
    noteReporter({ report, flush });
    const onHide = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      flush();
    };
  }, [report, flush]);
  return report;
}
