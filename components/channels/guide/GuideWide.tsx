'use client';

import { useEffect, useMemo, useState } from 'react';
import { serverNow } from '@/lib/client/browser/server-clock';
import { FIRST_ROWS } from '@/lib/rules/guide/constants';
import { wholeSpan } from '@/lib/rules/guide/span';
import type { TimeSpan } from '@/lib/rules/guide/view';
import { GuideGrid } from './GuideGrid';
import type { WideProps } from './props';
import { useClock } from './use-clock';
import { useGuideDays } from './use-guide-days';
import { useArrivals, useGuideStore } from './use-guide-store';

/** The guide of large screens. */
export function GuideWide({ first, locale, channelIds, ...rest }: WideProps) {
  const store = useGuideStore(rest.categoryKey, first.rows, channelIds);
  useArrivals(store);
  const now = useClock(first.now);
  const [whole, setWhole] = useState<TimeSpan | null>(null);
  const { total, archiveDays, span } = first;

  // The timeline is computed once, so that it does not move under a viewer who stays for hours.
  useEffect(() => setWhole(wholeSpan(Math.floor(serverNow() / 1000), archiveDays)), [archiveDays]);

  const view = useMemo(
    () => ({ rows: { from: 0, to: Math.min(FIRST_ROWS, total) }, time: span }),
    [total, span],
  );
  const days = useGuideDays(first, now, locale, rest.labels.channels.schedule);
  return <GuideGrid first={view} {...{ store, total, whole, now, days }} {...rest} />;
}
