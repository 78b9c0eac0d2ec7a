'use client';

import { useEffect, useState } from 'react';
import { isPersonKnown } from '@/lib/client/viewer/known';
import { useViewer } from '@/lib/client/viewer/use-viewer';
import { recentChannels, rememberChannel } from './recent';

/** The channels viewed before this one (spec 2 §5: 10, adult excluded), which is kept among them from now on. */
export function useRecentChannels(currentId: number | null, isKept: boolean): readonly number[] {
  const who = useViewer();
  const person = who?.profile?.id ?? who?.state ?? null;
  const [ids, setIds] = useState<readonly number[]>([]);

  useEffect(() => {
    // Whose they are is about to be known.
    if (person === null && isPersonKnown()) return setIds([]);
    setIds(recentChannels().filter((id) => id !== currentId));
    if (currentId !== null && isKept) rememberChannel(currentId);
  }, [currentId, isKept, person]);
  return ids;
}
