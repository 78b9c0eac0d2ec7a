'use client';

import { useEffect } from 'react';
import { hasUserSession } from '@/lib/client/viewer/known';
import { useViewer } from '@/lib/client/viewer/use-viewer';

/**
 * Marks the progress of a logged-in viewer on the tiles (DESIGN section 3 "What belongs to the viewer"). Guests cost no
 * request.
 */
export function OwnMarks() {
  const who = useViewer();
  const person = who?.state === 'user' ? (who.profile?.id ?? 'user') : who?.state;
  useEffect(() => {
    if (person !== 'guest' && hasUserSession()) {
      // Optional: without the script the tiles stay unmarked.
      import('@/lib/client/catalogue/watched').then(({ markWatched }) => markWatched()).catch(() => {});
    } else if (person) {
      import('@/lib/client/catalogue/watched').then(({ unmarkWatched }) => unmarkWatched()).catch(() => {});
    }
  }, [person]);
  return null;
}
