'use client';

import { Link } from '@/components/ui/link/Link';
import { menuItem } from '@/components/ui/menu/Menu';
import { useCanKeep } from '@/lib/client/favourites/use-can-keep';
import type { ChannelCategory } from '@/lib/rules/channels/view';

/** Spec 2 §4, §6: the category of favourites, for viewers who have favourites. */
export function FavouritesItem({ category }: { category: ChannelCategory }) {
  if (!useCanKeep() && !category.isCurrent) return null;
  return (
    <Link href={category.href} aria-current={category.isCurrent ? 'page' : undefined} className={menuItem}>
      {category.name}
    </Link>
  );
}
