'use client';

import { useSyncExternalStore } from 'react';
import { currentMine, onMine } from './mine';
import type { MyChannel, MyChannels } from './view';

/** All channels as the viewer has them; null for guests, and until they are known. */
export function useMine(): MyChannels | null {
  return useSyncExternalStore(onMine, currentMine, () => null);
}

/** One of them. */
export function useMyChannel(id: number): MyChannel | null {
  return useSyncExternalStore(
    onMine,
    () => currentMine()?.get(id) ?? null,
    () => null,
  );
}
