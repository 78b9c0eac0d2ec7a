'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { type BlockQuery, GuideStore } from '@/lib/client/channels/guide-store';
import type { GuideBlock, GuideRow } from '@/lib/rules/guide/view';

/**
 * The programmes of one category for the life of the page.
 *
 * @param channelIds the channels of the rows, where they are the viewer's own choice
 */
export function useGuideStore(
  category: string,
  first: readonly GuideRow[],
  channelIds: readonly number[] | undefined,
): GuideStore {
  const [store] = useState(() => new GuideStore(first, (query) => fetchBlock(category, query, channelIds)));
  useEffect(() => {
    const again = () => store.again();
    addEventListener('online', again);
    return () => {
      removeEventListener('online', again);
      store.stop();
    };
  }, [store]);
  return store;
}

/** Renders again when programmes arrive. */
export function useArrivals(store: GuideStore): void {
  useSyncExternalStore(store.subscribe, store.version, store.version);
}

async function fetchBlock(
  category: string,
  query: BlockQuery,
  channelIds: readonly number[] | undefined,
): Promise<GuideBlock> {
  const { fetchGuideBlock } = await import('@/lib/client/channels/channels-api');
  return fetchGuideBlock(category, query, channelIds);
}
