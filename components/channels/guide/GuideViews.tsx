'use client';

import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './guide.module.scss';
import type { NarrowProps, WideProps } from './props';
import { useIsWide } from './useIsWide';

type Props = WideProps & NarrowProps & { firstGrid: ReactNode; firstList: ReactNode };

interface Views {
  Wide: ComponentType<WideProps> | null;
  Narrow: ComponentType<NarrowProps> | null;
}

/**
 * Grid or list, whichever has room. Both first screens are in the page, and the style sheet shows one; the script of the one
 * that is seen takes its place (a phone would ship both).
 */
export function GuideViews({ firstGrid, firstList, onSeen, onSchedule, ...shared }: Props) {
  const isWide = useIsWide();
  const place = useRef<HTMLDivElement>(null);
  const [{ Wide, Narrow }, setViews] = useState<Views>({ Wide: null, Narrow: null });
  const hadFocus = useRef(false);

  useEffect(() => {
    if (isWide === null) return;
    let isOver = false;
    const bring = async () => {
      const view = isWide
        ? { Wide: (await import('./GuideWide')).GuideWide }
        : { Narrow: (await import('./GuideNarrow')).GuideNarrow };
      if (isOver) return;
      hadFocus.current = place.current?.contains(document.activeElement) === true;
      setViews((known) => ({ ...known, ...view }));
    };
    // Without it the first screen stays, and all of it leads somewhere.
    bring().catch(() => {});
    return () => {
      isOver = true;
    };
  }, [isWide]);

  // Who was quicker than the script does not lose their place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a view takes the place of its first screen.
  useLayoutEffect(() => {
    if (hadFocus.current) place.current?.querySelector<HTMLElement>('[data-active], a')?.focus();
    hadFocus.current = false;
  }, [Wide, Narrow]);

  return (
    <div ref={place}>
      {isWide === false ? null : (
        <div className={styles.wide}>{Wide ? <Wide onSeen={onSeen} {...shared} /> : firstGrid}</div>
      )}
      {isWide === true ? null : (
        <div className={styles.narrow}>
          {Narrow ? <Narrow onSchedule={onSchedule} {...shared} /> : firstList}
        </div>
      )}
    </div>
  );
}
