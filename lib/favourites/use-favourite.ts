'use client';

import { useEffect, useRef, useState } from 'react';
import type { FavouriteKind } from './store';
import { useCanKeep } from './use-can-keep';

interface Words {
  favouriteAdded: string;
  favouriteRemoved: string;
}

/**
 * Whether somebody keeps a thing, and how they change it; a guest is asked in first, and then it is done (spec 2 §6). Every
 * title has this, so what it does arrives when somebody has favourites, or presses.
 */
export function useFavourite(kind: FavouriteKind, id: string, words: Words) {
  const isUser = useCanKeep();
  const [isKept, setKept] = useState(false);
  const isBusy = useRef(false);

  useEffect(() => {
    setKept(false);
    if (!isUser) return;
    let isOver = false;
    let stop = () => {};
    import('./store').then(
      ({ favouriteKey, loadFavourites, onFavourites }) => {
        if (isOver) return;
        const read = () =>
          loadFavourites().then(
            (all) => isOver || setKept(all.has(favouriteKey(kind, id))),
            // Unknown looks like none; pressing says what is wrong.
            () => {},
          );
        stop = onFavourites(read);
        read();
      },
      () => {},
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [isUser, kind, id]);

  const toggle = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const { toggleFavourite } = await import('./toggle');
      await toggleFavourite({ kind, id, isFavourite: isKept, isUser }, words);
    } catch {
      // The script did not come: the next press asks for it again.
    } finally {
      isBusy.current = false;
    }
  };
  return { isKept, toggle };
}
