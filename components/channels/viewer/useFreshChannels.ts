'use client';

import useSWR from 'swr';
import type { Channel } from '@/lib/platform/channels';
import { fetchList } from '@/lib/platform/public-lists';
import { CHANNELS_REFRESH_MS } from '@/lib/schedule/limits';

/** The list with what is on now: the page's own at first, refreshed every five minutes (spec 2 §7). */
export function useFreshChannels(categoryKey: string, initial: Channel[]): Channel[] {
  const { data } = useSWR(['channels', categoryKey], ([, category]) => fetchChannels(category), {
    fallbackData: initial,
    refreshInterval: CHANNELS_REFRESH_MS,
    revalidateOnFocus: false,
  });
  return data;
}

async function fetchChannels(category: string): Promise<Channel[]> {
  const page = await fetchList<{ channels: Channel[] }>('/channels', { category });
  return page.channels;
}
