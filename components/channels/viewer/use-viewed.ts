'use client';

import { useMemo } from 'react';
import { documentAudience } from '@/lib/client/browser/of-document';
import { useOwnChannels } from '@/lib/client/channels/use-own-channels';
import { useRecentChannels } from '@/lib/client/channels/use-recent';
import type { ListedChannel } from '@/lib/platform/resources/channels';
import { isAdultChannel } from '@/lib/rules/channels/adult';
import { ALL_CHANNELS } from '@/lib/rules/channels/category';
import { recommendedChannels } from '@/lib/rules/channels/recommend';
import type { OwnLock } from '@/lib/rules/channels/view';
import { useListed } from './use-listed';

type Item = ListedChannel & OwnLock;

export interface ViewedChannels {
  recent: Item[];
  recommended: Item[];
}

const NONE = { recent: [], recommended: [] };

const isAdult = ({ age }: { age: number | null }) => isAdultChannel(age, documentAudience());

/**
 * Recently viewed channels of any category, and recommended ones of this category (spec 2 §2, §5). Empty until the browser
 * has loaded them.
 *
 * @param channels those of the category of the page
 */
export function useViewed(
  channels: readonly Item[],
  current: Item | null,
  isHydrated: boolean,
): ViewedChannels {
  const ids = useRecentChannels(current?.id ?? null, isHydrated && current !== null && !isAdult(current));
  const mine = useOwnChannels();
  const isListed = (id: number) => channels.some((channel) => channel.id === id) || mine?.get(id)?.isHidden;
  const hasOthers = current !== null && !ids.every(isListed);
  const { listed: all } = useListed(hasOthers ? ALL_CHANNELS : null, null);
  return useMemo(() => {
    if (!isHydrated || !current) return NONE;
    // A channel in both lists is taken from this category, so that its link stays in it.
    const byId = new Map([...(all ?? []), ...channels].map((channel) => [channel.id, channel]));
    const recent = ids.flatMap((id) => byId.get(id) ?? []);
    const recommended = recommendedChannels<Item>(channels, current.id, {
      isOpen: ({ isFree, isLocked }) => isFree || isLocked === false,
      isAdult,
      shown: ids,
    });
    return { recent, recommended };
  }, [all, channels, current, ids, isHydrated]);
}
