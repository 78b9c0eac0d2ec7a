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
 * Whether the viewer has this favourite, and how to change it; a guest logs in first (spec 2 §6). Every title
 * has this control, so its code loads only when the viewer has favourites or presses it.
 */
export function useFavourite(kind: FavouriteKind, id: string, words: Words) {
  const isUser = useCanKeep();
  const isKept = useLateAtom(isUser ? loadFavouritesAtom : null)?.has(`${kind}:${id}`) ?? false;
  const isBusy = useRef(false);

  const toggle = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const { toggleFavourite } = await import('./toggle');
      await toggleFavourite({ kind, id, isFavourite: isKept, isUser }, words);
    } catch {
      // When the script fails to load, the next press loads it again.
    } finally {
      isBusy.current = false;
    }
  };
  return { isKept, toggle };
}
