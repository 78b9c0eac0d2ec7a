'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { ChevronLeftIcon } from '@/components/ui/icon/arrows';
import { type SettingsScreen, screenAbove, screenAddress } from '@/lib/rules/account/settings-address';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './settings.module.scss';

interface Props {
  screen: SettingsScreen;
  titles: Messages['account']['settings'];
  brand: string;
  children: ReactNode;
}

/** What screens share: the way one level up, the title, and what a page does when it is opened. */
export function ScreenFrame({ screen, titles, brand, children }: Props) {
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
    <div className={styles.frame}>
      {/* The links of screens are taken by useSettingsLinks. Before scripts are there they open the page. */}
      {above ? (
        <div className={styles.bar}>
          <a href={screenAddress(above)} data-above className={styles.up}>
            <ChevronLeftIcon size="sm" />
            {titles[above]}
          </a>
        </div>
      ) : null}
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {children}
    </div>
  );
}
