'use client';

import { useEffect, useRef, useState } from 'react';
import type { FavouriteKind } from '@/lib/favourites/store';
import { useCanKeep } from '@/lib/favourites/use-can-keep';
import { IconButton } from '../button/IconButton';
import { Glyph } from '../icon/Glyph';

interface Props {
  kind: FavouriteKind;
  /** As the platform counts it. */
  id: string;
  labels: { favourite: string; favouriteAdded: string; favouriteRemoved: string };
}

/**
 * Adds to favourites and takes out again; a guest is asked in first, and then it is done (spec 2 §6). Every title has one, so
 * what it does arrives when somebody has favourites, or presses.
 */
export function FavouriteButton({ kind, id, labels }: Props) {
  const isUser = useCanKeep();
  const [isPressed, setPressed] = useState(false);
  const isBusy = useRef(false);

  useEffect(() => {
    setPressed(false);
    if (!isUser) return;
    let isOver = false;
    let stop = () => {};
    import('@/lib/favourites/store').then(
      ({ favouriteKey, loadFavourites, onFavourites }) => {
        if (isOver) return;
        const read = () =>
          loadFavourites().then(
            (all) => isOver || setPressed(all.has(favouriteKey(kind, id))),
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

  const press = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const { toggleFavourite } = await import('@/lib/favourites/toggle');
      await toggleFavourite({ kind, id, isFavourite: isPressed, isUser }, labels);
    } catch {
      // The script did not come: the next press asks for it again.
    } finally {
      isBusy.current = false;
    }
  };

  return (
    <IconButton label={labels.favourite} aria-pressed={isPressed} size="lg" onClick={press}>
      <Glyph isSolid={isPressed}>
        <path d="M12 20.2 4.6 12.9a4.8 4.8 0 0 1 6.8-6.8l.6.6.6-.6a4.8 4.8 0 0 1 6.8 6.8z" />
      </Glyph>
    </IconButton>
  );
}
