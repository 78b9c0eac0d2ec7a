'use client';

import type { MouseEvent } from 'react';
import type { FirstScreenProps, FirstScreen as Screen } from './FirstScreen';
import type { NarrowProps } from './props';
import { useSoftLinks } from './use-soft-links';

type Props = FirstScreenProps & Pick<NarrowProps, 'onSchedule'>;

/** The browser renders empty HTML, so that hydration keeps the server-rendered elements. */
const AS_DRAWN = { __html: '' };

/**
 * A first screen as the server rendered it. It is markup only: its data is not in the page a second time, no script
 * renders it, and hydration skips it. Links and schedules work nevertheless.
 */
export function ServerScreen({ onSchedule, ...drawn }: Props) {
  const links = useSoftLinks();
  if (typeof window === 'undefined') {
    // Required inside this branch, so that the browser bundle does not contain it.
    const { FirstScreen }: { FirstScreen: typeof Screen } = require('./FirstScreen');
    return (
      <div>
        <FirstScreen {...drawn} />
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
