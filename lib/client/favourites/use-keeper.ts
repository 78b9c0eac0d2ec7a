'use client';

import { useEffect, useState } from 'react';
import { hasUserSession } from '@/lib/client/viewer/known';
import { useViewer } from '@/lib/client/viewer/use-viewer';
import { loadViewer } from '@/lib/client/viewer/viewer';

/** Who has favourites: the profile, or the user of the session when the viewer could not be read; null for guests, and until it is known. */
export function useKeeper(): string | null {
  const viewer = useViewer();
  const [isUnread, setUnread] = useState(false);
  useEffect(() => {
    if (viewer !== null || !hasUserSession()) return;
    let isOver = false;
    // Not before: the answer drops what was read for a viewer who is not known.
    loadViewer().then(() => isOver || setUnread(true));
    return () => {
      isOver = true;
    };
  }, [viewer]);
  if (viewer === null) return isUnread ? 'user' : null;
  return viewer.state === 'user' ? (viewer.profile?.id ?? 'user') : null;
}
