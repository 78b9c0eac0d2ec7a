'use client';

import type { MouseEvent, ReactNode } from 'react';

interface Props {
  id: string;
  className: string;
  children: ReactNode;
}

/** A soft link keeps the document, so the panel has to be told that its work is done. */
export function MenuPanel({ id, className, children }: Props) {
  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    if (event.target instanceof Element && event.target.closest('a')) event.currentTarget.hidePopover();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on a link inside, however it was made.
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to its links.
    <div id={id} popover="auto" className={className} onClick={onClick}>
      {children}
    </div>
  );
}
