'use client';

import { useEffect, useEffectEvent, useMemo } from 'react';
import { loadFavouritesAtom } from '@/lib/client/favourites/load-favourites-atom';
import { useKeeper } from '@/lib/client/favourites/use-keeper';
import { useLateAtom } from '@/lib/client/store/use-late-atom';

/** Ids of the favourite channels of the viewer; null for guests, and until loaded. */
export function useFavouriteChannels(onFailure?: () => void): ReadonlySet<number> | null {
  const person = useKeeper();
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

function channelIdsOf(keys: readonly string[]): Set<number> {
  const own = 'channel:';
  return new Set(keys.filter((key) => key.startsWith(own)).map((key) => Number(key.slice(own.length))));
}
