'use client';

import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { FirstScreen } from '@/lib/guide/view';
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
  const firstAsked = useRef(shared.asked);

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
    const stop = whenWanted(
      isWide || shared.asked !== firstAsked.current ? 0 : ageLeft(shared.first.now),
      () => bring().catch(() => {}),
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [isWide, shared.asked, shared.first.now]);

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
          {Narrow ? (
            <Narrow onSchedule={onSchedule} {...shared} />
          ) : (
            <First onSchedule={onSchedule} rows={shared.first.rows}>
              {firstList}
            </First>
          )}
        </div>
      )}
    </div>
  );
}

/** The list is whole as the server drew it, but for the schedules behind its buttons. */
function First({
  rows,
  onSchedule,
  children,
}: Pick<NarrowProps, 'onSchedule'> & { rows: FirstScreen['rows']; children: ReactNode }) {
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-schedule]') : null;
    const row = rows.find(({ channel }) => String(channel.id) === button?.dataset.schedule);
    if (row) onSchedule(row.channel);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on a button inside, however it was made.
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to its buttons.
    <div onClick={onClick}>{children}</div>
  );
}

/** So old a page may be before it tells of what is over; the clock of the screen goes by the same step. */
const FRESH_MS = 60_000;

function ageLeft(pageNow: number): number {
  return Math.max(0, pageNow * 1000 + FRESH_MS - Date.now());
}

/** Whoever scrolls wants more than the first screen; who does not, wants it kept up to date. */
function whenWanted(afterMs: number, work: () => void): () => void {
  const life = new AbortController();
  const begin = () => {
    life.abort();
    clearTimeout(timer);
    work();
  };
  const timer = setTimeout(begin, afterMs);
  if (afterMs > 0) addEventListener('scroll', begin, { signal: life.signal, passive: true });
  return () => {
    life.abort();
    clearTimeout(timer);
  };
}
