'use client';

import { GuideList } from './GuideList';
import type { NarrowProps } from './props';
import { useClock } from './useClock';
import { useArrivals } from './useGuideStore';

/** The guide of small screens. */
export function GuideNarrow({ store, first, asked, ...rest }: NarrowProps) {
  useArrivals(store);
  const now = useClock(first.now);
  return <GuideList at={asked.moment ?? now} total={first.total} {...{ store, now }} {...rest} />;
}
