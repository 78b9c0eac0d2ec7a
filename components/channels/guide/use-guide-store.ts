'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { type BlockQuery, GuideStore } from '@/lib/client/channels/guide-store';
import type { GuideBlock, GuideRow } from '@/lib/rules/guide/view';

/** The programmes of one category for the life of the page. */
export function useGuideStore(category: string, first: readonly GuideRow[]): GuideStore {
  const [store] = useState(() => new GuideStore(first, (query) => fetchBlock(category, query)));
  useEffect(() => () => store.stop(), [store]);
  return store;
}

/** Renders again when programmes arrive. */
export function useArrivals(store: GuideStore): void {
  useSyncExternalStore(store.subscribe, store.version, store.version);
}

async function fetchBlock(category: string, query: BlockQuery): Promise<GuideBlock> {
  const { fetchGuideBlock } = await import('@/lib/client/channels/channels-api');
  return fetchGuideBlock(category, query);
}
