'use client';

import { useEffect, useState } from 'react';
import type { PlatformError } from '@/lib/shared/platform-error';
import { type DeniedReport, onDeniedReport } from './denied-report';

/** Why what plays may not be watched any more; null while it may. */
export function useDeniedReport(statId: string | null | undefined): PlatformError | null {
  const [denied, setDenied] = useState<DeniedReport | null>(null);
  useEffect(() => onDeniedReport(setDenied), []);
  return denied?.statId === statId ? (denied?.error ?? null) : null;
}
