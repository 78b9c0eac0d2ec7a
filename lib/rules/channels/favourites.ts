import { routes } from '@/lib/shared/routes';
import { type Audience, isForChild } from '@/lib/shared/sites/audience';
import { FAVOURITES_CATEGORY } from './constants';
import type { ChannelCategory } from './view';

/** The favourites category in the filter; children have no filter (spec 2 §6). */
export function favouritesCategory(
  currentKey: string,
  audience: Audience,
  name: string,
): ChannelCategory | null {
  if (isForChild(audience)) return null;
  return {
    id: FAVOURITES_CATEGORY,
    href: routes.channelCategory(FAVOURITES_CATEGORY),
    name,
    isCurrent: currentKey === FAVOURITES_CATEGORY,
  };
}
