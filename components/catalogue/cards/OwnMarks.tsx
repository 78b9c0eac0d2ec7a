'use client';

import { useEffect } from 'react';
import { isPersonKnown } from '@/lib/session/known';
import { useWho } from '@/lib/session/use-who';

/** Progress of whoever is logged in, on the tiles of the page (DESIGN section 3 "What is mine"). Guests cost no request. */
export function OwnMarks() {
  const who = useWho();
  const person = who?.state === 'user' ? (who.profile?.id ?? 'user') : who?.state;
  useEffect(() => {
    if (person !== 'guest' && isPersonKnown()) {
      // A nicety: without it the tiles stay as everybody sees them.
      import('@/lib/catalogue/watched').then(({ markWatched }) => markWatched()).catch(() => {});
    } else if (person) {
      import('@/lib/catalogue/watched').then(({ unmarkWatched }) => unmarkWatched()).catch(() => {});
    }
  }, [person]);
  return null;
}
