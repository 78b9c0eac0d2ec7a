'use client';

import { useEffect, useState } from 'react';
import { hasUserSession } from '@/lib/client/viewer/known';
import { useViewer } from '@/lib/client/viewer/use-viewer';
import { recentChannels, rememberChannel } from './recent';

/** The channels viewed before this one (spec 2 §5: 10, adult excluded). This one is stored as viewed, too. */
export function useRecentChannels(currentId: number | null, isKept: boolean): readonly number[] {
  const viewer = useViewer();
  const [ids, setIds] = useState<readonly number[]>([]);

  useEffect(() => {
    // The viewer is not loaded yet, so the owner of the list is unknown.
    if (viewer === null && hasUserSession()) return setIds([]);
    setIds(recentChannels().filter((id) => id !== currentId));
    if (currentId !== null && isKept) rememberChannel(currentId);
  }, [currentId, isKept, viewer]);
  return ids;
}
