'use client';

import { useState } from 'react';
import { FIRST_LIST_ROWS } from '@/lib/rules/guide/constants';
import { lateView } from './late-view';
import type { ViewsProps } from './props';
import { useIsWide } from './use-is-wide';
import { ViewPlace } from './ViewPlace';

const wide = lateView(async () => (await import('./GuideWide')).GuideWide);
const narrow = lateView(async () => (await import('./GuideNarrow')).GuideNarrow);

/**
 * Grid or list, whichever has room. Both first screens are in the page, and the style sheet shows one; the script of the one
 * that is seen takes its place (a phone would ship both).
 */
export function GuideViews(props: ViewsProps) {
  const isWide = useIsWide();
  // Null with a document; true or false when somebody came from another page of ours.
  const [cameWide] = useState(isWide);
  const { now, total } = props.first;
  return (
    <>
      {isWide === false ? null : (
        <ViewPlace
          view="grid"
          late={wide}
          isShown={isWide}
          isAwaited={cameWide === true}
          goodForMs={() => 0}
          {...props}
        />
      )}
      {isWide === true ? null : (
        <ViewPlace
          view="list"
          late={narrow}
          isShown={isWide === null ? null : !isWide}
          isAwaited={cameWide === false}
          goodForMs={(drawn) => (total > FIRST_LIST_ROWS && endsInSight(drawn) ? 0 : ageLeft(now))}
          {...props}
        />
      )}
    </>
  );
}

/** Upright tablets show more channels than the server draws. */
function endsInSight(drawn: HTMLElement): boolean {
  const last = drawn.querySelector('li:last-child');
  return last !== null && last.getBoundingClientRect().bottom < innerHeight;
}

/** So old a page may be before it tells of what is over; the clock of the screen goes by the same step. */
const FRESH_MS = 60_000;

function ageLeft(pageNow: number): number {
  return Math.max(0, pageNow * 1000 + FRESH_MS - Date.now());
}
