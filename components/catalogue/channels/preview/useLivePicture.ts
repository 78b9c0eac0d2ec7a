'use client';

import { useEffect, useRef, useState } from 'react';
import { documentAudience } from '@/lib/audience/of-document';
import { isAdultChannel } from '@/lib/channels/adult';
import { PREVIEW_STREAM_MS } from '@/lib/channels/limits';
import { callAsViewer } from '@/lib/platform/browser';
import { channelPreviewCall, toStream } from '@/lib/platform/streams';
import { type Backdrop, loadBackdrop } from '@/player';
import { wantsTrailer } from '../../content/trailer/wants-trailer';
import type { ChannelFacts } from './facts';

/**
 * What is on a channel now, without sound at first, once somebody has stayed on it. Not where less movement or less data is
 * wanted, not of a channel that the viewer has not, and not of one that a PIN protects. Whatever goes wrong leaves the logo.
 */
export function useLivePicture({ id, age }: ChannelFacts, isOpen: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const [backdrop, setBackdrop] = useState<Backdrop | null>(null);
  const [isSeen, setSeen] = useState(false);
  const [isMuted, setMuted] = useState(true);
  const isWanted = isOpen && !isAdultChannel(age, documentAudience());

  useEffect(() => {
    if (!isWanted || !wantsTrailer()) return;
    let isOver = false;
    let own: Backdrop | null = null;
    const end = () => {
      setSeen(false);
      setBackdrop(null);
      own?.destroy();
      own = null;
    };
    const begin = async () => {
      const [play, wire] = await Promise.all([loadBackdrop(), callAsViewer(channelPreviewCall(id))]);
      if (isOver || !place.current) return;
      const { hls, dash } = toStream(wire);
      const source = { kind: 'live', hls, dash } as const;
      own = play(place.current, source, { onPlaying: () => setSeen(true), onOver: end });
      setBackdrop(own);
    };
    const timer = setTimeout(() => void begin().catch(() => {}), PREVIEW_STREAM_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
      end();
    };
  }, [id, isWanted]);

  useEffect(() => {
    if (backdrop) backdrop.media.muted = isMuted;
  }, [backdrop, isMuted]);

  return { place, isSeen, isMuted, toggleSound: () => setMuted(!isMuted) };
}
