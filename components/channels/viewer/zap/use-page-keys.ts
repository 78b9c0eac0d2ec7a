'use client';

import { useEffect, useRef } from 'react';
import { type ChannelKey, loadChannelKeys } from '@/player';

/** Without a player on the page nobody else listens, and the viewer could not leave a closed channel by its keys. */
export function usePageKeys(press: ((key: ChannelKey) => void) | undefined, isOn: boolean): void {
  const latest = useRef(press);
  latest.current = press;
  const hasKeys = press !== undefined;
  const isListening = isOn && hasKeys;
  useEffect(() => {
    // Loaded before it is needed: a key that is pressed right after the player has left must not be lost.
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
