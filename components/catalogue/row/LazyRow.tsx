'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { LazyRowProps } from './LazyRowBody';
import { RowSkeleton } from './RowSkeleton';

/** A row starts to load this far before it is seen (spec 2 §9 "near 300 px"). */
const NEAR = '300px';

/** Keeps a row's place; its code and its items arrive when it comes near (spec 2 §4 "others lazily"). */
export function LazyRow(props: LazyRowProps) {
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
    <div ref={place}>
      {Body ? (
        <Body {...props} />
      ) : (
        <RowSkeleton template={props.template} title={props.title} labels={props.labels.row} />
      )}
    </div>
  );
}
