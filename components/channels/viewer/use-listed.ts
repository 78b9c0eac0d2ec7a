'use client';

import { useCallback, useEffect, useMemo } from 'react';
import useSWR from 'swr';
import { fetchChannels } from '@/lib/client/channels/fetch-channels';
import { onChannelsRefresh } from '@/lib/client/channels/refresh';
import { useFavouriteChannels } from '@/lib/client/channels/use-favourites';
import { useOwnChannels } from '@/lib/client/channels/use-own-channels';
import { useIsLoggedIn } from '@/lib/client/viewer/use-is-logged-in';
import type { ListedChannel } from '@/lib/platform/resources/channels';
import { FAVOURITES_CATEGORY } from '@/lib/rules/channels/constants';
import type { OwnLock } from '@/lib/rules/channels/view';

/**
 * Channels of a category with their current programmes and with the data of the viewer.
 *
 * @param categoryKey null reads nothing
 * @param initial what the page knows; without it all lists are null until they are loaded
 */
export function useListed(categoryKey: string | null, initial: ListedChannel[] | null) {
  const { fresh, hasFailed, retry } = useFreshChannels(categoryKey, initial);
  const mine = useOwnChannels();
  const isUnknown = useIsLoggedIn() === true && mine === null;
  const favourites = useFavouriteChannels();
  const channels = useMemo(
    () =>
      fresh?.map((channel): ListedChannel & OwnLock => {
        const isOpen = channel.isFree || mine?.get(channel.id)?.isPurchased === true;
        return isUnknown && !isOpen ? channel : { ...channel, isLocked: !isOpen };
      }) ?? null,
    [fresh, mine, isUnknown],
  );
  // The category of favourites lists only the viewer's own; without any, all channels.
  const listed = useMemo(() => {
    const shown = channels?.filter(({ id }) => !mine?.get(id)?.isHidden) ?? null;
    if (categoryKey !== FAVOURITES_CATEGORY || !favourites) return shown;
    const own = shown?.filter(({ id }) => favourites.has(id));
    return own && own.length > 0 ? own : shown;
  }, [channels, mine, favourites, categoryKey]);
  return { channels, listed, mine, hasFailed, retry };
}

/** The list with current programmes: first that of the page, refreshed every five minutes (spec 2 §7). */
function useFreshChannels(categoryKey: string | null, initial: ListedChannel[] | null) {
  const { data, error, mutate } = useSWR(
    categoryKey === null ? null : (['channels', categoryKey] as const),
    ([, category]) => fetchChannels(category),
    {
      fallbackData: initial ?? undefined,
      revalidateOnFocus: false,
    },
  );
  // A further failure is visible again.
  const retry = useCallback(() => void mutate().catch(() => {}), [mutate]);
  // Not the interval of SWR: a tab that is seen again would wait for its next one.
  useEffect(() => (categoryKey === null ? undefined : onChannelsRefresh(retry)), [categoryKey, retry]);
  return { fresh: data ?? null, hasFailed: data === undefined && error !== undefined, retry };
}
