'use client';

import { useRef } from 'react';
import { useLateAtom } from '@/lib/client/store/use-late-atom';
import type { FavouriteKind } from '@/lib/rules/catalogue/favourite-kind';
import { loadFavouritesAtom } from './load-favourites-atom';
import { useCanKeep } from './use-can-keep';

interface Words {
  favouriteAdded: string;
  favouriteRemoved: string;
}

/**
 * Whether the viewer has this favourite (null while it is not known, also when it could not be read), and how to change it; a guest logs in first (spec 2 §6). Every title
 * has this control, so its code loads only when the viewer has favourites or presses it.
 */
export function useFavourite(kind: FavouriteKind, id: string, words: Words) {
  const isUser = useCanKeep();
  const kept = useLateAtom(isUser ? loadFavouritesAtom : null);
  // A guest has none.
  const isKept = isUser ? (kept?.has(`${kind}:${id}`) ?? null) : false;
  const isBusy = useRef(false);

  const toggle = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const { toggleFavourite } = await import('./toggle');
      await toggleFavourite({ kind, id, isFavourite: isUser ? isKept : null, isUser }, words);
    } catch {
      // When the script fails to load, the next press loads it again.
    } finally {
      isBusy.current = false;
    }
  };
  return { isKept, toggle };
}
