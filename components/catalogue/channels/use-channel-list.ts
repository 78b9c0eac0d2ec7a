'use client';

import { useCallback, useEffect, useState } from 'react';
import { fetchChannels } from '@/lib/client/channels/fetch-channels';
import { onChannelsRefresh } from '@/lib/client/channels/refresh';
import type { ListedChannel } from '@/lib/platform/resources/channels';

interface ChannelList {
  /** Null until they have loaded. */
  channels: ListedChannel[] | null;
  /** True after a failed request; a list that was loaded before stays. */
  hasFailed: boolean;
  load(): void;
}

/** All channels of a category, requested at once and again every five minutes (spec 2 §7). */
export function useChannelList(category: string): ChannelList {
  const [channels, setChannels] = useState<ListedChannel[] | null>(null);
  const [hasFailed, setFailed] = useState(false);

  const load = useCallback(() => {
    setFailed(false);
    fetchChannels(category).then(setChannels, () => setFailed(true));
  }, [category]);

  useEffect(() => {
    load();
    return onChannelsRefresh(load);
  }, [load]);

  return { channels, hasFailed: hasFailed && channels === null, load };
}
