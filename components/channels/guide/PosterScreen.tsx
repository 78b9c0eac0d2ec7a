'use client';

import type { MouseEvent } from 'react';
import type { FirstScreenProps, FirstScreen as Screen } from './FirstScreen';
import type { NarrowProps } from './props';
import { useSoftLinks } from './use-soft-links';

type Props = FirstScreenProps & Pick<NarrowProps, 'onSchedule'>;

/** What the browser is to know of the drawn screen: nothing, so that it leaves in place what is there. */
const AS_DRAWN = { __html: '' };

/**
 * A first screen as the server drew it. It is markup and nothing else: its elements are not in the page a second time, no
 * script draws them, and hydration passes them by. Links and schedules work all the same.
 */
export function PosterScreen({ onSchedule, ...drawn }: Props) {
  const links = useSoftLinks();
  if (typeof window === 'undefined') {
    // In this branch, so that the browser does not get the script either.
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
