'use client';

import { type ComponentProps, useSyncExternalStore } from 'react';
import { Tabs } from '@/components/ui/tabs/Tabs';
import { nextSeasonOf, onProgress } from '@/lib/rules/playback/progress';

interface Props extends ComponentProps<typeof Tabs> {
  /** Null on the page of a season or episode, which opens at its own season. */
  seriesId: string | null;
  /** The season number of each tab. */
  numbers: readonly number[];
}

/** The seasons of a series, open at the one in which this viewer continues. */
export function SeasonTabs({ seriesId, numbers, ...tabs }: Props) {
  const next = useSyncExternalStore(
    onProgress,
    () => seriesId && nextSeasonOf(seriesId),
    () => null,
  );
  return <Tabs {...tabs} suggested={next ? tabs.tabs[numbers.indexOf(next)]?.id : undefined} />;
}
