'use client';

import { GuideList } from './GuideList';
import type { NarrowProps } from './props';
import { useClock } from './useClock';
import { useArrivals } from './useGuideStore';

/** The guide of small screens. A file of its own: large screens never load it. */
export default function GuideNarrow({ store, first, asked, ...rest }: NarrowProps) {
  useArrivals(store);
  const now = useClock(first.now);
  return <GuideList at={asked.moment ?? now} total={first.total} {...{ store, now }} {...rest} />;
}
