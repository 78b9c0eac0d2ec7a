'use client';

import type { MouseEvent } from 'react';
import type { FirstGrid as Grid } from './FirstGrid';
import type { FirstList as List } from './FirstList';
import type { NarrowProps } from './props';
import { useSoftLinks } from './use-soft-links';

type Props = Pick<NarrowProps, 'first' | 'categoryKey' | 'labels' | 'onSchedule'> & { view: 'grid' | 'list' };

/** What the browser is to know of the drawn screen: nothing, so that it leaves in place what is there. */
const AS_DRAWN = { __html: '' };

/**
 * A first screen as the server drew it. It is markup and nothing else: its elements are not in the page a second time, no
 * script draws them, and hydration passes them by. Links and schedules work all the same.
 */
export function PosterScreen({ view, onSchedule, ...drawn }: Props) {
  const links = useSoftLinks();
  if (typeof window === 'undefined') {
    // In this branch, so that the browser does not get the script either.
    const { FirstGrid }: { FirstGrid: typeof Grid } = require('./FirstGrid');
    const { FirstList }: { FirstList: typeof List } = require('./FirstList');
    const First = view === 'grid' ? FirstGrid : FirstList;
    return (
      <div>
        <First {...drawn} />
      </div>
    );
  }

  const onClick = (event: MouseEvent) => {
    links.onClick(event);
    const { target } = event;
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-schedule]') : null;
    const row = drawn.first.rows.find(({ channel }) => String(channel.id) === button?.dataset.schedule);
    if (row) onSchedule(row.channel);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on a button inside, however it was made.
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to its links and buttons.
    <div
      onClick={onClick}
      onPointerOver={links.onPointerOver}
      onPointerOut={links.onPointerOut}
      onFocus={links.onFocus}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: there is none.
      dangerouslySetInnerHTML={AS_DRAWN}
    />
  );
}
