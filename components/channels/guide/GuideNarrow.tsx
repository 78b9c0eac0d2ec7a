'use client';

import { GuideList } from './GuideList';
import type { NarrowProps } from './props';
import { useClock } from './useClock';
import { useArrivals, useGuideStore } from './useGuideStore';

/** The guide of small screens. */
export function GuideNarrow({ first, asked, ...rest }: NarrowProps) {
  const store = useGuideStore(rest.categoryKey, first.rows);
  useArrivals(store);
  const now = useClock(first.now);
  return <GuideList at={asked.moment ?? now} total={first.total} {...{ store, now }} {...rest} />;
}
