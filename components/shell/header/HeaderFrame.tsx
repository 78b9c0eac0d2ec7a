'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { keepQuery } from '@/lib/client/browser/keep-query';
import { DARKEN_HEADER_BEYOND_PX, HIDE_HEADER_BEYOND_PX } from '@/lib/rules/pages/constants';
import { rootAttribute } from '@/lib/shared/root-marks';
import styles from './header.module.scss';

const HANDS = ['pointerdown', 'click'] as const;
const FOCUS = ['focusin', 'focusout'] as const;

/**
 * Tracks the scroll position; style sheets decide at which widths it matters. It also updates links to other languages,
 * because it is on every page.
 */
export function HeaderFrame({ children }: { children: ReactNode }) {
  const [isDark, setDark] = useState(false);
  const [isHidden, setHidden] = useState(false);

  const header = useRef<HTMLElement>(null);

  useEffect(() => {
    let last = 0;
    const onScroll = () => {
      const now = window.scrollY;
      setDark(now > DARKEN_HEADER_BEYOND_PX);
      setHidden(now > HIDE_HEADER_BEYOND_PX && now > last);
      last = now;
    };
    // Reading the position now would make the browser compute the style of the page in the middle of its hydration.
    const frame = requestAnimationFrame(() => {
      last = window.scrollY;
      onScroll();
    });
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);

  // What has the focus here needs no space under the header (styles/global.scss).
  useEffect(() => {
    const onFocus = ({ type, target, relatedTarget }: FocusEvent) => {
      const focused = (type === 'focusin' ? target : relatedTarget) as Node | null;
      const isHere = header.current?.contains(focused) ?? false;
      document.documentElement.toggleAttribute(rootAttribute('header-focus'), isHere);
    };
    for (const type of FOCUS) document.addEventListener(type, onFocus);
    return () => {
      for (const type of FOCUS) document.removeEventListener(type, onFocus);
    };
  }, []);

  useEffect(() => {
    for (const kind of HANDS) document.addEventListener(kind, keepQuery);
    return () => {
      for (const kind of HANDS) document.removeEventListener(kind, keepQuery);
    };
  }, []);

  return (
    <header
      ref={header}
      className={styles.header}
      data-dark={isDark ? '' : undefined}
      data-hidden={isHidden ? '' : undefined}
    >
      <div className={styles.bar}>{children}</div>
    </header>
  );
}
