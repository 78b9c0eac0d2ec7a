'use client';

import { type SyntheticEvent, useEffect, useRef } from 'react';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import type { ListedChannel } from '@/lib/platform/resources/channels';
import { channelWarmCall, toStream } from '@/lib/platform/resources/streams';
import { preparePlayback } from '@/player';
import { channelSource } from './source';

const LIVE = { ts: null, beginAt: null };

/** A pointer that only passes by wants nothing. */
const REST_MS = 100;

/**
 * Whoever rests on a channel of the list is about to press: its stream begins to load, and the zap is short. It has no
 * statistics, which begin when it comes on screen.
 */
export function useWarmUp(channels: readonly ListedChannel[], currentId: number) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (event: SyntheticEvent) => {
    clearTimeout(timer.current);
    const href = (event.target as Element).closest('a')?.getAttribute('href');
    const channel = channels.find((candidate) => candidate.href === href);
    if (!channel || channel.id === currentId || !channel.isFree) return;
    timer.current = setTimeout(() => {
      callAsViewer(channelWarmCall(channel.id))
        .then((wire) => preparePlayback(channelSource(channel, LIVE, toStream(wire))))
        // Only a head start: the press itself asks again, and says what is wrong.
        .catch(() => {});
    }, REST_MS);
  };
}
