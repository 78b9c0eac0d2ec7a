'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { ROW_PRELOAD_PX } from '@/lib/rules/catalogue/constants';
import type { LazyRowProps } from './LazyRowBody';

/** Reserves the place of a row; its code and items load when it comes near (spec 2 §4 "Rows and filters"). */
export function LazyRow({ children, ...props }: LazyRowProps & { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [Body, setBody] = useState<ComponentType<LazyRowProps> | null>(null);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        import('./LazyRowBody').then(
          (module) => {
            observer.disconnect();
            setBody(() => module.LazyRowBody);
          },
          // If the script failed to load, scrolling to the row again requests it again.
          () => {},
        );
      },
      { rootMargin: `${ROW_PRELOAD_PX}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    // The server renders the placeholder, so that no page ships its script.
    <div ref={place}>{Body ? <Body {...props} /> : children}</div>
  );
}
