'use client';

import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { loadFavouritesAtom } from '@/lib/client/favourites/load-favourites-atom';
import { useLateAtom } from '@/lib/client/store/use-late-atom';
import { hasUserSession } from '@/lib/client/viewer/known';
import { useViewer } from '@/lib/client/viewer/use-viewer';
import { loadViewer } from '@/lib/client/viewer/viewer';

/** Ids of the favourite channels of the viewer; null for guests, and until loaded. */
export function useFavouriteChannels(onFailure?: () => void): ReadonlySet<number> | null {
  const person = usePerson();
  const all = useLateAtom(person === null ? null : loadFavouritesAtom);
  const fail = useEffectEvent(() => onFailure?.());

  useEffect(() => {
    if (person === null) return;
    let isOver = false;
    import('@/lib/client/favourites/favourites')
      .then(({ loadFavourites }) => loadFavourites())
      .catch(() => isOver || fail());
    return () => {
      isOver = true;
    };
  }, [person]);
  return useMemo(() => all && channelIdsOf([...all.keys()]), [all]);
}

/** Who has favourites: the profile, or the user of the session when the viewer could not be read; null for guests, and until it is known. */
function usePerson(): string | null {
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

function channelIdsOf(keys: readonly string[]): Set<number> {
  const own = 'channel:';
  return new Set(keys.filter((key) => key.startsWith(own)).map((key) => Number(key.slice(own.length))));
}
