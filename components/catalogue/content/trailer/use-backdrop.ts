'use client';

import { type RefObject, useEffect, useState } from 'react';
import { trailerStreamCall } from '@/lib/platform/resources/streams';
import { NO_BACKDROP, showBackdrop } from '../../backdrop/show-backdrop';

/** Plays a trailer in `place` and removes it at its end. It pauses out of view, in a hidden tab, and under a dialog. */
export function useBackdrop(place: RefObject<HTMLElement | null>, trailerId: string) {
  const [shown, setShown] = useState(NO_BACKDROP);

  useEffect(() => {
    const box = place.current;
    if (!box) return;
    const life = new AbortController();
    const { signal } = life;
    const begin = async () => {
      const call = trailerStreamCall(trailerId);
      const own = await showBackdrop({ place: box, kind: 'vod', call, onChange: setShown, signal });
      if (own && !signal.aborted) pauseWhenHidden(box, own.media, signal);
    };
    void begin();
    return () => life.abort();
  }, [place, trailerId]);

  return shown;
}

/** Pauses when hidden, and continues only if it was paused here. */
function pauseWhenHidden(box: HTMLElement, media: HTMLVideoElement, signal: AbortSignal): void {
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
  // A dialog opens by its attribute, and may close by leaving the document.
  const opened = new MutationObserver(settle);
  opened.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  });
  document.addEventListener('visibilitychange', settle, { signal });
  // It may start while it is already covered.
  media.addEventListener('playing', settle, { signal });
  signal.addEventListener('abort', () => {
    inView.disconnect();
    opened.disconnect();
  });
}
