'use client';

import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import type { CommandName, Payload } from '../core/commands';
import type { PlayerState } from '../core/state';
import { watchKeys } from '../core/store';
import type { Timeline } from '../core/time/timeline';
import type { PlayerCore } from '../create-player';
import { readTimeline, timelineKeys } from '../features/support/timeline';
import type { PlayerLabels } from './labels';

export interface PlayerContextValue {
  player: PlayerCore;
  labels: PlayerLabels;
  locale: string;
  /** Time zone of the broadcaster; by default that of the viewer. */
  timeZone?: string;
}

export const PlayerContext = createContext<PlayerContextValue | null>(null);

export function usePlayerContext(): PlayerContextValue {
  const context = useContext(PlayerContext);
  if (!context) throw new Error('A control stands outside of <Player>');
  return context;
}

/** One key of the state; the component renders again only when that key changes. */
export function useKey<K extends keyof PlayerState>(key: K): PlayerState[K] {
  const { store } = usePlayerContext().player;
  const subscribe = useCallback((changed: () => void) => store.subscribe(key, changed), [store, key]);
  const read = () => store.get(key);
  return useSyncExternalStore(subscribe, read, read);
}

export function useSend(): <K extends CommandName>(name: K, ...payload: Payload<K>) => void {
  return usePlayerContext().player.commands.send;
}

/** The seek bar in numbers, updated with each report of the media. */
export function useTimeline(): Timeline {
  const { player } = usePlayerContext();
  const reading = useMemo(() => {
    const read = () => readTimeline(player.store, player.now());
    let line = read();
    return {
      get: () => line,
      subscribe(changed: () => void) {
        const stop = new AbortController();
        const refresh = () => {
          line = read();
          changed();
        };
        watchKeys(player.store, timelineKeys, refresh, stop.signal);
        // Reads changes that happened between rendering and subscribing.
        line = read();
        return () => stop.abort();
      },
    };
  }, [player]);
  return useSyncExternalStore(reading.subscribe, reading.get, reading.get);
}
