'use client';

import { type RefObject, useEffect, useState } from 'react';
import { callAsViewer } from '@/lib/platform/browser';
import { toStream, trailerStreamCall } from '@/lib/platform/streams';
import { type Backdrop, loadBackdrop } from '@/player';

/**
 * Plays a trailer in `place` and takes it away when it is over. It rests while it is out of sight, in another tab, or
 * under a dialog. Whatever goes wrong leaves the picture that was there before.
 */
export function useBackdrop(place: RefObject<HTMLElement | null>, trailerId: string) {
  const [backdrop, setBackdrop] = useState<Backdrop | null>(null);
  const [isSeen, setSeen] = useState(false);

  useEffect(() => {
    const box = place.current;
    if (!box) return;
    const life = new AbortController();
    let own: Backdrop | null = null;
    const end = () => {
      setSeen(false);
      setBackdrop(null);
      own?.destroy();
      own = null;
    };
    const begin = async () => {
      const [play, wire] = await Promise.all([loadBackdrop(), callAsViewer(trailerStreamCall(trailerId))]);
      if (life.signal.aborted) return;
      const { hls, dash } = toStream(wire);
      own = play(box, { kind: 'vod', hls, dash }, { onPlaying: () => setSeen(true), onOver: end });
      setBackdrop(own);
      restOutOfSight(box, own.media, life.signal);
    };
    begin().catch(() => {});
    return () => {
      life.abort();
      end();
    };
  }, [place, trailerId]);

  return { backdrop, isSeen };
}

/** Goes on by itself only where it was stopped by itself. */
function restOutOfSight(box: HTMLElement, media: HTMLVideoElement, signal: AbortSignal): void {
  let isInView = true;
  let isResting = false;
  const settle = () => {
    const dialog = document.querySelector('dialog[open]:modal');
    const isCovered = dialog !== null && !dialog.contains(box);
    const mayPlay = isInView && !document.hidden && !isCovered;
    if (!mayPlay && !media.paused) {
      isResting = true;
      media.pause();
    } else if (mayPlay && isResting) {
      isResting = false;
      media.play().catch(() => {});
    }
  };
  const inView = new IntersectionObserver(([entry]) => {
    isInView = entry?.isIntersecting ?? true;
    settle();
  });
  inView.observe(box);
  // A dialog opens by its attribute, and may go by leaving the document.
  const opened = new MutationObserver(settle);
  opened.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  });
  document.addEventListener('visibilitychange', settle, { signal });
  // It may begin when it is covered already.
  media.addEventListener('playing', settle, { signal });
  signal.addEventListener('abort', () => {
    inView.disconnect();
    opened.disconnect();
  });
}
