'use client';

import { useEffect, useState } from 'react';
import { useWho } from '@/lib/session/use-who';

/** Ids of the viewer's favourite channels, as they keep them; null for guests, and until they are known. */
export function useFavouriteChannels(onFailure?: () => void): ReadonlySet<number> | null {
  const who = useWho();
  const person = who?.state === 'user' ? (who.profile?.id ?? 'user') : null;
  const [ids, setIds] = useState<ReadonlySet<number> | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure is told, it changes nothing that is read.
  useEffect(() => {
    setIds(null);
    if (person === null) return;
    let isOver = false;
    let stop = () => {};
    import('@/lib/favourites/store')
      .then(({ loadFavourites, onFavourites }) => {
        if (isOver) return;
        const read = async () => {
          const ids = channelIdsOf([...(await loadFavourites()).keys()]);
          if (!isOver) setIds(ids);
        };
        stop = onFavourites(() => void read().catch(() => {}));
        return read();
      })
      .catch(() => isOver || onFailure?.());
    return () => {
      isOver = true;
      stop();
    };
  }, [person]);
  return ids;
}

function channelIdsOf(keys: readonly string[]): Set<number> {
  const own = 'channel:';
  return new Set(keys.filter((key) => key.startsWith(own)).map((key) => Number(key.slice(own.length))));
}
