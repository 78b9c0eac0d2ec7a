'use client';

import type { MouseEvent, ReactNode } from 'react';

/**
 * Links inside open in a new tab, because a page around this one would not be left: before this script by the `base` of the layout. An
 * empty address loads this page again, so it stays.
 */
export function OutsideLinks({ className, children }: { className?: string; children: ReactNode }) {
  // The router leaves links with a target to the browser.
  const outside = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link?.getAttribute('href')) return;
    link.target = '_blank';
    link.rel = 'noopener';
  };
  return (
    <div className={className} onClickCapture={outside}>
      {children}
    </div>
  );
}
