'use client';

import { GuideList } from './GuideList';
import type { NarrowProps } from './props';
import { useClock } from './use-clock';
import { useArrivals, useGuideStore } from './use-guide-store';

/** The guide of small screens. */
export function GuideNarrow({ first, requested, channelIds, ...rest }: NarrowProps) {
  const store = useGuideStore(rest.categoryKey, first.rows, channelIds);
  useArrivals(store);
  const now = useClock(first.now);
  return <GuideList at={requested.moment ?? now} total={first.total} {...{ store, now }} {...rest} />;
}
