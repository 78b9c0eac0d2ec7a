'use client';

import { type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { takePressed } from '@/lib/client/browser/pressed';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { beginStream, notePreloaded } from '@/lib/client/playback/request-stream';
import type { ListedChannel } from '@/lib/platform/resources/channels';
import { channelPreloadCall, toStream } from '@/lib/platform/resources/streams';
import type { OwnLock } from '@/lib/rules/channels/view';
import { preparePlayback } from '@/player';
import { channelSource } from './source';

const LIVE = { ts: null, beginAt: null };

/** A pointer that only passes does not count. */
const REST_MS = 100;

interface Options {
  channels: readonly ListedChannel[];
  currentId: number;
  /** Opens the channel in this page, instead of its link. */
  onOpen(channel: ListedChannel): void;
}

/**
 * For the element around links to channels. A viewer whose pointer rests on a channel will probably press it: its stream starts to load, so that
 * the change is fast. Its statistics start when it is on screen. A press does not wait for the page of the channel.
 */
export function usePreload({ channels, currentId, onOpen }: Options) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const channelOf = ({ target }: SyntheticEvent) => {
    const href = (target as Element).closest('a')?.getAttribute('href');
    return channels.find((channel) => channel.href === href && channel.id !== currentId);
  };
  const rest = (event: SyntheticEvent) => {
    clearTimeout(timer.current);
    const channel = channelOf(event);
    if (channel) timer.current = setTimeout(() => preloadChannel(channel), REST_MS);
  };
  const press = (event: MouseEvent) => {
    const channel = channelOf(event);
    if (!channel || !takePressed(event)) return;
    clearTimeout(timer.current);
    onOpen(channel);
  };
  return { onPointerOver: rest, onFocus: rest, onClickCapture: press };
}

/** Counters of presses and preloads. An answer that is older than the latest press or preload is ignored. */
let presses = 0;
let preloads = 0;

/** Loads the live stream of a channel that will probably be opened. */
export function preloadChannel(channel: ListedChannel): void {
  if (!channel.isFree) return;
  preloads += 1;
  const [preload, press] = [preloads, presses];
  callAsViewer(channelPreloadCall(channel.id))
    .then((wire) => {
      if (preload !== preloads || press !== presses) return;
      const stream = toStream(wire);
      notePreloaded({ kind: 'channel', channelId: channel.id, ts: null }, stream);
      preparePlayback(channelSource(channel, LIVE, stream));
    })
    // Errors are ignored, because the press requests the stream again and shows them.
    .catch(() => {});
}

/**
 * Starts the stream of a channel at the press. The page of the channel, which loads meanwhile, takes over the answer
 * and the stream.
 */
export function beginChannel(channel: ListedChannel & OwnLock): void {
  const isOpen = channel.isFree || channel.isLocked === false;
  if (!isOpen || !channel.isAvailable || channel.hasVitrina) return;
  presses += 1;
  const press = presses;
  beginStream({ kind: 'channel', channelId: channel.id, ts: null })
    .then((stream) => press === presses && preparePlayback(channelSource(channel, LIVE, stream)))
    // The page shows the failure.
    .catch(() => {});
}
