'use client';

import { useState } from 'react';
import { serverNow } from '@/lib/client/browser/server-clock';
import { FIRST_LIST_ROWS } from '@/lib/rules/guide/constants';
import { lazyView } from './lazy-view';
import type { ViewsProps } from './props';
import { useIsWide } from './use-is-wide';
import { ViewPlace } from './ViewPlace';

const wide = lazyView(async () => (await import('./GuideWide')).GuideWide);
const narrow = lazyView(async () => (await import('./GuideNarrow')).GuideNarrow);

/**
 * Grid or list, depending on the width. Both first screens are in the page and the style sheet shows one; only the
 * script of the visible one loads (a phone would load both).
 */
export function GuideViews(props: ViewsProps) {
  const isWide = useIsWide();
  // Null when the page was loaded as a document; true or false after navigation from another page.
  const [wasWide] = useState(isWide);
  const { now, total } = props.first;
  return (
    <>
      {isWide === false ? null : (
        <ViewPlace
          view="grid"
          lazyView={wide}
          isShown={isWide}
          keepsPreviousPage={wasWide === true}
          validForMs={() => 0}
          {...props}
        />
      )}
      {isWide === true ? null : (
        <ViewPlace
          view="list"
          lazyView={narrow}
          isShown={isWide === null ? null : !isWide}
          keepsPreviousPage={wasWide === false}
          validForMs={(drawn) => (total > FIRST_LIST_ROWS && endsInWindow(drawn) ? 0 : ageLeft(now))}
          {...props}
        />
      )}
    </>
  );
}

/** Whether the list ends in the window: tablets in portrait show more channels than the server renders. */
function endsInWindow(drawn: HTMLElement): boolean {
  const last = drawn.querySelector('li:last-child');
  return last !== null && last.getBoundingClientRect().bottom < innerHeight;
}

/** Age up to which a page shows no outdated programmes; the clock of the screen has the same step. */
const FRESH_MS = 60_000;

/** A page is never from the future: if it seems so, the clock of the device is slow. */
function ageLeft(pageNow: number): number {
  return Math.min(FRESH_MS, Math.max(0, pageNow * 1000 + FRESH_MS - serverNow()));
}
