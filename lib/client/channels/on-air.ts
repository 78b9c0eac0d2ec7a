'use client';

import { useSyncExternalStore } from 'react';
import type { ChannelCard } from '@/lib/rules/channels/view';

/** What the tile of a channel says about its programmes. */
export interface OnAir {
  now: Pick<NonNullable<ChannelCard['now']>, 'title' | 'startsAt' | 'endsAt'> | null;
  next: ChannelCard['next'];
}

/** As the last refresh found it. No atom, because every tile of a page reads it. */
let refreshed: ReadonlyMap<number, OnAir> = new Map();
const listeners = new Set<() => void>();

export function setOnAir(channels: readonly (OnAir & { id: number })[]): void {
  refreshed = new Map(channels.map((channel) => [channel.id, channel]));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const ofServer = () => undefined;

/** What is on a channel: what its tile came with, or what a refresh has found since. */
export function useOnAir(id: number, own: OnAir): OnAir {
  const found = useSyncExternalStore(subscribe, () => refreshed.get(id), ofServer);
  // A tile may have come after the refresh.
  return found?.now && (!own.now || found.now.startsAt >= own.now.startsAt) ? found : own;
}
