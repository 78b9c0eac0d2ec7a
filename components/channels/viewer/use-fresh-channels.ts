'use client';

import useSWR from 'swr';
import { fetchChannels } from '@/lib/client/channels/fetch-channels';
import type { ListedChannel } from '@/lib/platform/resources/channels';
import { CHANNELS_REFRESH_MS } from '@/lib/rules/schedule/constants';

/** The list with what is on now: the page's own at first, refreshed every five minutes (spec 2 §7). */
export function useFreshChannels(categoryKey: string, initial: ListedChannel[]): ListedChannel[] {
  const { data } = useSWR(['channels', categoryKey], ([, category]) => fetchChannels(category), {
    fallbackData: initial,
    refreshInterval: CHANNELS_REFRESH_MS,
    revalidateOnFocus: false,
  });
  return data;
}
