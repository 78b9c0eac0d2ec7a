'use client';

import { type RefObject, useState } from 'react';
import { useNear } from '@/lib/client/hooks/use-near';
import { ESTIMATED_CHUNK_PX } from './chunk-height';

/**
 * A chunk is about two screens tall: a larger margin would keep a third one in the document (DESIGN section 10: nodes).
 */
const MARGIN_PX = 600;

interface Shown {
  place: RefObject<HTMLDivElement | null>;
  isNear: boolean;
  /** Height of the placeholder while the content is removed. */
  height: number;
}

/**
 * Whether some channels are near enough to be in the document; otherwise a placeholder keeps their height. `share`: the
 * size relative to a full chunk, which has the height of the channels in the page.
 */
export function useShownNear(isNearAtFirst: boolean, share: number): Shown {
  const [isNear, setNear] = useState(isNearAtFirst);
  const [height, setHeight] = useState<number | null>(null);
  const place = useNear<HTMLDivElement>(
    () => {
      setHeight((known) => known ?? firstHeight() * share);
      setNear(true);
    },
    () => {
      const element = place.current;
      // A focused element stays in the document.
      if (!element || element.contains(document.activeElement)) return;
      // A list that a search hides has no size to measure.
      if (element.firstElementChild && element.offsetHeight > 0) setHeight(element.offsetHeight);
      setNear(false);
    },
    MARGIN_PX,
  );
  return { place, isNear, height: height ?? ESTIMATED_CHUNK_PX * share };
}

function firstHeight(): number {
  return document.querySelector<HTMLElement>('[data-first-channels]')?.offsetHeight || ESTIMATED_CHUNK_PX;
}
