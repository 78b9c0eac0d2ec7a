'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { ListedChannel } from '@/lib/platform/resources/channels';
import {
  BANNER_MS,
  channelByDigits,
  DIAL_MS,
  PRELOAD_AFTER_MS,
  SETTLE_MS,
  stepFrom,
} from '@/lib/rules/channels/zap';
import type { ChannelKey } from '@/player';

/** What the banner shows: a channel, or the digits typed so far. */
export interface Banner {
  channel: ListedChannel | null;
  typed: string;
  /** The number is complete, and no channel has it. */
  isMissing: boolean;
}

interface Options {
  /** The list of the category, in its order. */
  channels: readonly ListedChannel[];
  current: ListedChannel | null;
  /** Whether the address shows the current channel live. */
  isLive: boolean;
  /** @param isStep one of many, which adds no history entry */
  open(channel: ListedChannel, isStep: boolean): void;
  /** A channel that will probably be the next one. */
  preload(channel: ListedChannel): void;
}

/** Changes channels as a television does: steps, numbers, the last channel. The banner answers before the picture. */
export function useZap(options: Options) {
  const latest = useRef(options);
  latest.current = options;
  const [banner, setBanner] = useState<Banner | null>(null);
  const [zap] = useState(() => createZap(() => latest.current, setBanner));
  const currentId = options.current?.id ?? null;
  useEffect(() => zap.arrived(currentId), [zap, currentId]);
  useEffect(() => zap.stop, [zap]);
  const dismiss = useCallback(() => setBanner(null), []);
  return { banner, dismiss, press: zap.press, choose: zap.choose };
}

function createZap(options: () => Options, show: (banner: Banner | null) => void) {
  /** The channel that the steps have selected and whose page is still loading. */
  let target: ListedChannel | null = null;
  let direction: 1 | -1 | null = null;
  let onScreen: number | null = null;
  /** The channel in the address, until it is on screen. */
  let opened: number | null = null;
  /** The last two channels that were on screen: a list of another category may lack them. */
  let last: ListedChannel | null = null;
  let before: ListedChannel | null = null;
  let typed = '';
  const timers = { hide: 0, settle: 0, dial: 0, preload: 0 };

  function cancel(name: keyof typeof timers) {
    window.clearTimeout(timers[name]);
    timers[name] = 0;
  }
  function later(name: keyof typeof timers, ms: number, work: () => void) {
    cancel(name);
    timers[name] = window.setTimeout(() => {
      timers[name] = 0;
      work();
    }, ms);
  }
  function say(channel: ListedChannel | null, isMissing = false) {
    show({ channel, typed, isMissing });
    later('hide', BANNER_MS, () => show(null));
  }
  /** Another channel was chosen meanwhile. */
  function forgetDigits() {
    cancel('dial');
    typed = '';
  }
  function go(channel: ListedChannel, isStep: boolean) {
    forgetDigits();
    target = channel.id === onScreen ? null : channel;
    say(channel);
    // From its archive the channel on screen leads to live.
    if (channel.id === opened && (channel.id !== onScreen || options().isLive)) return;
    opened = channel.id;
    options().open(channel, isStep);
  }

  function step(by: 1 | -1) {
    const { channels, current } = options();
    const from = target ?? current;
    const next = from && stepFrom(channels, from.id, by);
    if (!next) return;
    forgetDigits();
    direction = by;
    // The first step acts at once. Those that follow quickly move the banner, and the last one counts.
    if (timers.settle === 0) go(next, true);
    else {
      target = next;
      say(next);
    }
    later('settle', SETTLE_MS, () => target && go(target, true));
  }
  function dial(digit: string) {
    cancel('settle');
    typed = `${typed}${digit}`.slice(-MAX_DIGITS);
    const { channel, mayGrow } = channelByDigits(options().channels, typed);
    direction = null;
    say(channel);
    const arrive = () => {
      if (channel) return go(channel, false);
      say(null, true);
      typed = '';
    };
    // A number without a channel is reported only when no further digit follows, so that the banner shows it as typed.
    if (mayGrow || !channel) later('dial', DIAL_MS, arrive);
    else arrive();
  }
  function goBack() {
    if (before) go(before, false);
  }

  return {
    press(key: ChannelKey) {
      if (key.name === 'step') step(key.by);
      else if (key.name === 'digit') dial(key.digit);
      else goBack();
    },
    /** A channel of the list over the picture. */
    choose(channel: ListedChannel) {
      direction = null;
      go(channel, false);
    },
    /** The page shows this channel now. */
    arrived(id: number | null) {
      if (id === onScreen) return;
      const { current } = options();
      if (current && current.id !== last?.id) {
        before = last;
        last = current;
      }
      onScreen = id;
      if (target === null) opened = id;
      // It was chosen on the page, or it comes late, and the steps go on from another one that was opened since.
      if (target?.id !== id || opened !== id) {
        if (typed !== '') show(null);
        return forgetDigits();
      }
      target = null;
      // A viewer who steps through channels will probably step on in the same direction.
      const by = direction;
      const next = by && id !== null ? stepFrom(options().channels, id, by) : null;
      if (next) later('preload', PRELOAD_AFTER_MS, () => options().preload(next));
    },
    stop() {
      for (const timer of Object.values(timers)) window.clearTimeout(timer);
    },
  };
}

/** No list of channels is longer. */
const MAX_DIGITS = 4;
