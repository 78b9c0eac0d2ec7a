'use client';

import { type SyntheticEvent, useEffect, useRef } from 'react';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { beginStream } from '@/lib/client/playback/request-stream';
import type { ListedChannel } from '@/lib/platform/resources/channels';
import { channelWarmCall, toStream } from '@/lib/platform/resources/streams';
import { preparePlayback } from '@/player';
import { channelSource } from './source';

const LIVE = { ts: null, beginAt: null };

/** A pointer that only passes does not count. */
const REST_MS = 100;

/**
 * For the element around links to channels. A viewer whose pointer rests on a channel will probably press it: its stream starts to load, so that
 * the change is fast. Its statistics start when it is on screen. A press begins the playback itself.
 */
export function useWarmUp(channels: readonly ListedChannel[], currentId: number) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const channelOf = ({ target }: SyntheticEvent) => {
    const href = (target as Element).closest('a')?.getAttribute('href');
    return channels.find((channel) => channel.href === href && channel.id !== currentId);
  };
  const rest = (event: SyntheticEvent) => {
    clearTimeout(timer.current);
    const channel = channelOf(event);
    if (channel) timer.current = setTimeout(() => warmUpChannel(channel), REST_MS);
  };
  const press = (event: SyntheticEvent) => {
    // The link leads on within this page, not into another tab.
    const channel = event.defaultPrevented && channelOf(event);
    if (!channel) return;
    clearTimeout(timer.current);
    beginChannel(channel);
  };
  return { onPointerOver: rest, onFocus: rest, onClick: press };
}

/** Loads the live stream of a channel in advance. */
export function warmUpChannel(channel: ListedChannel): void {
  if (!channel.isFree) return;
  callAsViewer(channelWarmCall(channel.id))
    .then((wire) => preparePlayback(channelSource(channel, LIVE, toStream(wire))))
    // Errors are ignored, because the press requests the stream again and shows them.
    .catch(() => {});
}

/** Begins the playback of a channel whose page is on its way, which takes over the answer and the stream. */
export function beginChannel(channel: ListedChannel): void {
  const isOpen = channel.isFree || channel.isLocked === false;
  if (!isOpen || !channel.isAvailable || channel.hasVitrina) return;
  beginStream({ kind: 'channel', channelId: channel.id, ts: null })
    .then((stream) => preparePlayback(channelSource(channel, LIVE, stream)))
    // The page shows the failure.
    .catch(() => {});
}
