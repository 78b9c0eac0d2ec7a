'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { aheadMs, onServerTimeChange, serverNow } from '@/lib/client/browser/server-clock';
import { FIRST_ROWS, SLOT_SECONDS } from '@/lib/rules/guide/constants';
import { wholeSpan } from '@/lib/rules/guide/span';
import type { TimeSpan } from '@/lib/rules/guide/view';
import { GuideGrid } from './GuideGrid';
import type { WideProps } from './props';
import { useClock } from './use-clock';
import { useGuideDays } from './use-guide-days';
import { useArrivals, useGuideStore } from './use-guide-store';

/** The guide of large screens. */
export function GuideWide({ first, channelIds, onSeen, ...rest }: WideProps) {
  const store = useGuideStore(rest.categoryKey, first.rows, channelIds);
  useArrivals(store);
  const now = useClock(first.now);
  const [whole, setWhole] = useState<TimeSpan | null>(null);
  const { total, archiveDays, span } = first;

  /** The moments at the left edge: where the timeline has begun, and after the last scroll. */
  const edges = useRef<{ first: number; last: number } | null>(null);

  // The timeline is computed once, so that it does not move under a viewer who stays for hours. Only the first answer may
  // tell that the clock of the device is wrong.
  useEffect(() => {
    let ahead = 0;
    const begin = () => {
      ahead = aheadMs();
      edges.current = null;
      setWhole(wholeSpan(Math.floor(serverNow() / 1000), archiveDays));
    };
    begin();
    return onServerTimeChange(() => {
      const { first, last } = edges.current ?? { first: 0, last: 0 };
      const isScrolled = Math.abs(last - first) > SLOT_SECONDS;
      if (!isScrolled && Math.abs(aheadMs() - ahead) > SLOT_SECONDS * 1000) begin();
    });
  }, [archiveDays]);

  const view = useMemo(
    () => ({ rows: { from: 0, to: Math.min(FIRST_ROWS, total) }, time: span }),
    [total, span],
  );
  const days = useGuideDays(first, now, rest.locale, rest.labels.channels.schedule);
  const onRest = (edge: number, topRow: number) => {
    edges.current = { first: edges.current?.first ?? edge, last: edge };
    onSeen(edge, topRow);
  };
  return <GuideGrid first={view} {...{ store, total, whole, now, days }} {...rest} onSeen={onRest} />;
}
