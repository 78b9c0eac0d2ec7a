'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { keepQuery } from '@/lib/client/browser/keep-query';
import styles from './header.module.scss';

/** Scroll positions beyond which the header hides and turns dark (spec 3 §9). */
export const HIDE_BEYOND = 250;
export const DARK_BEYOND = 140;

const HANDS = ['pointerdown', 'click'] as const;

/**
 * Tracks the scroll position; style sheets decide at which widths it matters. It also updates links to other languages,
 * because it is on every page.
 */
export function HeaderFrame({ children }: { children: ReactNode }) {
  const [isDark, setDark] = useState(false);
  const [isHidden, setHidden] = useState(false);

  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      setDark(now > DARK_BEYOND);
      setHidden(now > HIDE_BEYOND && now > last);
      last = now;
    };
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);

  useEffect(() => {
    for (const kind of HANDS) document.addEventListener(kind, keepQuery);
    return () => {
      for (const kind of HANDS) document.removeEventListener(kind, keepQuery);
    };
  }, []);

  return (
    <header
      className={styles.header}
      data-dark={isDark ? '' : undefined}
      data-hidden={isHidden ? '' : undefined}
    >
      <div className={styles.bar}>{children}</div>
    </header>
  );
}
