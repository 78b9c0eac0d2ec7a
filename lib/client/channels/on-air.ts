'use client';

import { useSyncExternalStore } from 'react';
import { serverNow } from '@/lib/client/browser/server-clock';
import type { ChannelCard } from '@/lib/rules/channels/view';

/** What the tile of a channel says about its programmes. */
export interface OnAir {
  now: Pick<NonNullable<ChannelCard['now']>, 'title' | 'startsAt' | 'endsAt'> | null;
  next: ChannelCard['next'];
}

/** As the last refresh found it, at that second of the server's time. No atom, because every tile of a page reads it. */
let refreshed: { at: number; channels: ReadonlyMap<number, OnAir> } = { at: 0, channels: new Map() };
const listeners = new Set<() => void>();

export function setOnAir(channels: readonly (OnAir & { id: number })[]): void {
  refreshed = {
    at: Math.floor(serverNow() / 1000),
    channels: new Map(channels.map((channel) => [channel.id, channel])),
  };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const ofServer = () => undefined;

/** What is on a channel: what its tile came with, or what a refresh has found since. */
export function useOnAir(id: number, own: OnAir): OnAir {
  const found = useSyncExternalStore(subscribe, () => refreshed.channels.get(id), ofServer);
  if (!found) return own;
  // A tile may have come after the refresh.
  if (!own.now) return found.now && found.now.endsAt * 1000 <= serverNow() ? own : found;
  if (own.now.endsAt <= refreshed.at) return found;
  return found.now && found.now.startsAt > own.now.startsAt ? found : own;
}
