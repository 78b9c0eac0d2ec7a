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
 * Whether somebody keeps a thing, and how they change it; a guest is asked in first, and then it is done (spec 2 §6). Every
 * title has this, so what it does arrives when somebody has favourites, or presses.
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
      // The script did not come: the next press asks for it again.
    } finally {
      isBusy.current = false;
    }
  };
  return { isKept, toggle };
}
