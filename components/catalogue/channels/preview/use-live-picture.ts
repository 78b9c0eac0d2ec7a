'use client';

import { useEffect, useRef, useState } from 'react';
import { documentAudience } from '@/lib/client/browser/of-document';
import { channelPreviewCall } from '@/lib/platform/resources/streams';
import { isAdultChannel } from '@/lib/rules/channels/adult';
import { PREVIEW_STREAM_MS } from '@/lib/rules/channels/constants';
import { NO_BACKDROP, showBackdrop } from '../../backdrop/show-backdrop';
import { wantsTrailer } from '../../content/trailer/wants-trailer';
import type { ChannelTileData } from './tile-data';

/**
 * Plays the channel without sound when the pointer rests on it. Not under reduced motion or data saving, not for a
 * channel that the viewer has not bought, and not for one that needs a PIN.
 */
export function useLivePicture({ id, age }: ChannelTileData, isOpen: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const [{ backdrop, isSeen }, setShown] = useState(NO_BACKDROP);
  const [isMuted, setMuted] = useState(true);
  const isWanted = isOpen && !isAdultChannel(age, documentAudience());

  useEffect(() => {
    const box = place.current;
    if (!box || !isWanted || !wantsTrailer()) return;
    const life = new AbortController();
    const { signal } = life;
    const begin = () =>
      showBackdrop({ place: box, kind: 'live', call: channelPreviewCall(id), onChange: setShown, signal });
    const timer = setTimeout(begin, PREVIEW_STREAM_MS);
    return () => {
      clearTimeout(timer);
      life.abort();
    };
  }, [id, isWanted]);

  useEffect(() => {
    if (backdrop) backdrop.media.muted = isMuted;
  }, [backdrop, isMuted]);

  return { place, isSeen, isMuted, toggleSound: () => setMuted(!isMuted) };
}
