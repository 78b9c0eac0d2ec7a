'use client';

import { useFavourite } from '@/lib/client/favourites/use-favourite';
import type { FavouriteKind } from '@/lib/rules/catalogue/favourite-kind';
import { IconButton } from '../button/IconButton';
import { HeartIcon } from '../icon/heart';

interface Props {
  kind: FavouriteKind;
  /** As the platform counts it. */
  id: string;
  labels: { favourite: string; favouriteAdded: string; favouriteRemoved: string };
}

/** Adds to favourites and takes out again; a guest is asked in first, and then it is done (spec 2 §6). */
export function FavouriteButton({ kind, id, labels }: Props) {
  const { isKept, toggle } = useFavourite(kind, id, labels);
  return (
    <IconButton label={labels.favourite} aria-pressed={isKept} size="lg" onClick={toggle}>
      <HeartIcon isSolid={isKept} />
    </IconButton>
  );
}
