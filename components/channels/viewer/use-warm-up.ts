'use client';

import { type SyntheticEvent, useEffect, useRef } from 'react';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import type { ListedChannel } from '@/lib/platform/resources/channels';
import { channelWarmCall, toStream } from '@/lib/platform/resources/streams';
import { preparePlayback } from '@/player';
import { channelSource } from './source';

const LIVE = { ts: null, beginAt: null };

/** A pointer that only passes does not count. */
const REST_MS = 100;

/**
 * A viewer whose pointer rests on a channel will probably press it: its stream starts to load, so that the change is
 * fast. Its statistics start when it is on screen.
 */
export function useWarmUp(channels: readonly ListedChannel[], currentId: number) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (event: SyntheticEvent) => {
    clearTimeout(timer.current);
    const href = (event.target as Element).closest('a')?.getAttribute('href');
    const channel = channels.find((candidate) => candidate.href === href);
    if (!channel || channel.id === currentId) return;
    timer.current = setTimeout(() => warmUpChannel(channel), REST_MS);
  };
}

/** Loads the live stream of a channel in advance. */
export function warmUpChannel(channel: ListedChannel): void {
  if (!channel.isFree) return;
  callAsViewer(channelWarmCall(channel.id))
    .then((wire) => preparePlayback(channelSource(channel, LIVE, toStream(wire))))
    // Errors are ignored, because the press requests the stream again and shows them.
    .catch(() => {});
}
