'use client';

import { useEffect, useState } from 'react';
import type { PlatformError } from '@/lib/shared/platform-error';
import { onDeniedReport } from './denied-report';

type StatId = string | null | undefined;

/**
 * Why what plays may not be watched any more; null while it may, and with the next stream.
 * @param ids under which it may be reported
 */
export function useDeniedReport(statId: StatId, ids: ReadonlySet<StatId>): PlatformError | null {
  const [denied, setDenied] = useState<{ statId: StatId; error: PlatformError } | null>(null);
  useEffect(
    () =>
      onDeniedReport((report) => {
        if (ids.has(report.statId)) setDenied({ statId, error: report.error });
      }),
    [statId, ids],
  );
  return denied?.statId === statId ? (denied?.error ?? null) : null;
}
