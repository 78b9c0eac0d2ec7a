'use client';

import { type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { takePressed } from '@/components/ui/link/pressed';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { beginStream, noteForeseen } from '@/lib/client/playback/request-stream';
import type { ListedChannel } from '@/lib/platform/resources/channels';
import { channelWarmCall, toStream } from '@/lib/platform/resources/streams';
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
export function useWarmUp({ channels, currentId, onOpen }: Options) {
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
  const press = (event: MouseEvent) => {
    const channel = channelOf(event);
    if (!channel || !takePressed(event)) return;
    clearTimeout(timer.current);
    onOpen(channel);
  };
  return { onPointerOver: rest, onFocus: rest, onClickCapture: press };
}

/** How often something was pressed, or foreseen: an answer that comes after a later one is not loaded, because nobody wants it any more. */
let presses = 0;
let guesses = 0;

/** Loads the live stream of a channel in advance. */
export function warmUpChannel(channel: ListedChannel): void {
  if (!channel.isFree) return;
  guesses += 1;
  const [guess, press] = [guesses, presses];
  callAsViewer(channelWarmCall(channel.id))
    .then((wire) => {
      if (guess !== guesses || press !== presses) return;
      const stream = toStream(wire);
      noteForeseen({ kind: 'channel', channelId: channel.id, ts: null }, stream);
      preparePlayback(channelSource(channel, LIVE, stream));
    })
    // Errors are ignored, because the press requests the stream again and shows them.
    .catch(() => {});
}

/** Begins the playback of a channel whose page is on its way, which takes over the answer and the stream. */
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
