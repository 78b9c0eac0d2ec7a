'use client';

import { useEffect, useRef } from 'react';
import { type ChannelKey, loadChannelKeys } from '@/player';

/**
 * Handles the channel keys while the page has no player. Otherwise the viewer could not leave a channel that does not
 * play.
 */
export function usePageKeys(press: ((key: ChannelKey) => void) | undefined, isOn: boolean): void {
  const latest = useRef(press);
  latest.current = press;
  const hasKeys = press !== undefined;
  const isListening = isOn && hasKeys;
  useEffect(() => {
    // Preloaded, so that a key pressed right after the player was removed is not lost.
    if (hasKeys) loadChannelKeys().catch(() => {});
  }, [hasKeys]);
  useEffect(() => {
    if (!isListening) return;
    const stop = new AbortController();
    loadChannelKeys().then(
      (listen) => listen((key) => latest.current?.(key), stop.signal),
      // The list of channels beside the player still works.
      () => {},
    );
    return () => stop.abort();
  }, [isListening]);
}
