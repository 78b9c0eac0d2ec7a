'use client';

import { type MouseEvent, type ReactNode, type ToggleEvent, useEffect } from 'react';
import { addPopovers } from '@/lib/client/browser/add-popovers';

interface Props {
  id: string;
  className: string;
  onToggle?: ((isOpen: boolean) => void) | undefined;
  children: ReactNode;
}

/**
 * Closes after a press on a link, because client-side navigation keeps the document; also after a press that opens a
 * dialog. A link with `data-stays` is one of several that can be pressed one after the other.
 */
export function MenuPanel({ id, className, onToggle, children }: Props) {
  useEffect(addPopovers, []);
  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    if (event.target instanceof Element && event.target.closest('a:not([data-stays]), [data-closes]'))
      event.currentTarget.hidePopover();
  };
  const report = ({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    const isOpen = newState === 'open';
    onToggle?.(isOpen);
    if (isOpen) void import('./sheet').then(({ followSheet }) => followSheet(currentTarget));
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on a link inside, however it was made.
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to its links.
    <div id={id} popover="auto" className={className} onClick={onClick} onToggle={report}>
      {children}
    </div>
  );
}
