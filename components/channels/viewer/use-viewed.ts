'use client';

import { useMemo } from 'react';
import { documentAudience } from '@/lib/client/browser/of-document';
import { useRecentChannels } from '@/lib/client/channels/use-recent';
import type { ListedChannel } from '@/lib/platform/resources/channels';
import { isAdultChannel } from '@/lib/rules/channels/adult';
import { recommendedChannels } from '@/lib/rules/channels/recommend';
import type { OwnLock } from '@/lib/rules/channels/view';

export interface ViewedChannels<Item = ListedChannel & OwnLock> {
  recent: Item[];
  recommended: Item[];
}

const NONE = { recent: [], recommended: [] };

const isAdult = ({ age }: { age: number | null }) => isAdultChannel(age, documentAudience());

/** Recently viewed channels and recommended ones (spec 2 §2, §5). Empty until the browser has loaded them. */
export function useViewed<Item extends ListedChannel & OwnLock>(
  channels: readonly Item[],
  current: Item | null,
  isHydrated: boolean,
): ViewedChannels<Item> {
  const ids = useRecentChannels(current?.id ?? null, isHydrated && current !== null && !isAdult(current));
  return useMemo(() => {
    if (!isHydrated || !current) return NONE;
    const byId = new Map(channels.map((channel) => [channel.id, channel]));
    const recent = ids.flatMap((id) => byId.get(id) ?? []);
    const recommended = recommendedChannels<Item>(channels, current.id, {
      isOpen: ({ isFree, isLocked }) => isFree || isLocked === false,
      isAdult,
      shown: ids,
    });
    return { recent, recommended };
  }, [channels, current, ids, isHydrated]);
}
