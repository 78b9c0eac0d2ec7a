'use client';

import { useMemo } from 'react';
import { FAVOURITES_CATEGORY } from '@/lib/channels/limits';
import { useFavouriteChannels } from '@/lib/channels/use-favourites';
import { useMine } from '@/lib/channels/use-mine';
import type { ListedChannel } from '@/lib/platform/channels';
import { useFreshChannels } from './useFreshChannels';

/** Channels of a category with what is on now, and with what of them is the viewer's laid over. */
export function useListed(categoryKey: string, initial: ListedChannel[]) {
  const fresh = useFreshChannels(categoryKey, initial);
  const mine = useMine();
  const favourites = useFavouriteChannels();
  const channels = useMemo(
    () =>
      fresh.map((channel) => {
        const own = mine?.get(channel.id);
        const isOpen = channel.isFree || own?.isPurchased === true;
        return { ...channel, lock: isOpen ? null : { price: own?.price ?? null } };
      }),
    [fresh, mine],
  );
  // Of favourites only the viewer's own are listed; whoever has none there sees all.
  const listed = useMemo(() => {
    const shown = channels.filter(({ id }) => !mine?.get(id)?.isHidden);
    if (categoryKey !== FAVOURITES_CATEGORY || !favourites) return shown;
    const own = shown.filter(({ id }) => favourites.has(id));
    return own.length > 0 ? own : shown;
  }, [channels, mine, favourites, categoryKey]);
  return { channels, listed, mine };
}
