'use client';

import { useFavourite } from '@/lib/client/favourites/use-favourite';
import type { FavouriteKind } from '@/lib/rules/catalogue/favourite-kind';
import { IconButton } from '../button/IconButton';
import { HeartIcon } from '../icon/heart';

interface Props {
  kind: FavouriteKind;
  /** The id in the numbering of the platform. */
  id: string;
  labels: { favourite: string; favouriteAdded: string; favouriteRemoved: string };
}

/** Adds and removes a favourite; a guest logs in first, and then it is stored (spec 2 §6). */
export function FavouriteButton({ kind, id, labels }: Props) {
  const { isKept, toggle } = useFavourite(kind, id, labels);
  return (
    <IconButton label={labels.favourite} aria-pressed={isKept ?? undefined} size="lg" onClick={toggle}>
      <HeartIcon isSolid={isKept === true} />
    </IconButton>
  );
}
