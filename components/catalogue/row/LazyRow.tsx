'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { LazyRowProps } from './LazyRowBody';

/** A row starts to load this far before it is seen (spec 2 §9 "Rows page sizes"). */
const NEAR = '300px';

/** Keeps a row's place; its code and its items arrive when it comes near (spec 2 §4 "Rows and filters"). */
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
          // The script did not come: the next time the row is scrolled to asks again.
          () => {},
        );
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    // The placeholder was drawn by the server, so that no page ships its script.
    <div ref={place}>{Body ? <Body {...props} /> : children}</div>
  );
}
