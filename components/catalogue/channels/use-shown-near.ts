'use client';

import { type RefObject, useState } from 'react';
import { GUESS_PX } from './guess';
import { useNear } from './use-near';

/** A chunk is about two screens tall: more room around would keep a third one in the document (DESIGN section 10: nodes). */
const MARGIN_PX = 600;

interface Shown {
  place: RefObject<HTMLDivElement | null>;
  isNear: boolean;
  /** Of the place, while what stands in it is away. */
  height: number;
}

/**
 * Whether some channels are so near that they have to be in the document; where they were away, their place keeps its height.
 * `share`: of a full chunk, which is as tall as the channels of the page.
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
      // What has the focus stays.
      if (!element || element.contains(document.activeElement)) return;
      // Nothing is measured while a search hides the list.
      if (element.firstElementChild && element.offsetHeight > 0) setHeight(element.offsetHeight);
      setNear(false);
    },
    MARGIN_PX,
  );
  return { place, isNear, height: height ?? GUESS_PX * share };
}

function firstHeight(): number {
  return document.querySelector<HTMLElement>('[data-first-channels]')?.offsetHeight || GUESS_PX;
}
