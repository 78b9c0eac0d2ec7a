'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { type SettingsScreen, screenAbove, screenAddress } from '@/lib/rules/account/settings-address';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { ScreenBar } from './ScreenBar';

interface Props {
  screen: SettingsScreen;
  titles: Messages['account']['settings'];
  brand: string;
  close?: ReactNode;
}

/** The first line of a screen, and what a page does when it is opened. */
export function ScreenHead({ screen, titles, brand, close }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(screen);
  const title = titles[screen];
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    // The address changes without the router, so this is what it would have done.
    document.title = `${title} · ${brand}`;
    const top = heading.current;
    (top?.closest('dialog') ?? window).scrollTo(0, 0);
    top?.focus({ preventScroll: true });
  }, [screen, title, brand]);

  const above = screenAbove(screen);
  return (
    <ScreenBar
      title={title}
      heading={heading}
      above={above && { href: screenAddress(above), name: titles[above] }}
      close={close}
    />
  );
}
