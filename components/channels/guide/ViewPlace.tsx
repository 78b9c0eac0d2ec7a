'use client';

import { use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './guide.module.scss';
import type { LateView } from './late-view';
import { PosterScreen } from './PosterScreen';
import type { ViewsProps } from './props';

interface Props extends ViewsProps {
  view: 'grid' | 'list';
  late: LateView;
  /** Null while it hydrates: what the server drew stands here then. */
  isShown: boolean | null;
  /** Whether the page that was before stays until the script is there: nobody then sees an empty guide. */
  isAwaited: boolean;
  /** How long the server's screen is good enough, in ms. */
  goodForMs(drawn: HTMLElement): number;
}

/** One of the two views: as the server drew it, then alive. */
export function ViewPlace({ view, late, isShown, isAwaited, goodForMs, ...props }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isDrawn] = useState(isShown === null);
  const awaited = isAwaited ? use(late.bring()) : null;
  const [View, setView] = useState(() => (isDrawn ? null : (awaited ?? late.known)));
  const [error, setError] = useState<unknown>(null);
  const focusedHref = useRef<string | null>(null);
  const goodFor = useRef(goodForMs);
  goodFor.current = goodForMs;
  const { requested } = props;
  const firstRequested = useRef(requested);
  const isNewRequest = requested !== firstRequested.current;

  useEffect(() => {
    const element = place.current;
    if (!isShown || View || !element) return;
    let isOver = false;
    const bring = async () => {
      const brought = await late.bring();
      if (isOver) return;
      focusedHref.current = hrefOfFocus(element);
      setView(() => brought);
    };
    const stop = whenWanted(isDrawn && !isNewRequest ? goodFor.current(element) : 0, () =>
      bring().catch((reason: unknown) => {
        // Without it what is drawn stays, and all of it leads somewhere.
        if (!isDrawn && !isOver) setError(reason);
      }),
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [isShown, isDrawn, isNewRequest, View, late]);

  // Who was quicker than the script does not lose their place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the view takes the place of what was drawn.
  useLayoutEffect(() => {
    const href = focusedHref.current;
    focusedHref.current = null;
    if (href === null) return;
    const links = [...(place.current?.querySelectorAll('a') ?? [])];
    (links.find((link) => link.getAttribute('href') === href) ?? links[0])?.focus();
  }, [View]);

  if (error) throw error;
  return (
    <div ref={place} className={view === 'grid' ? styles.wide : styles.narrow}>
      {View ? (
        <View {...props} />
      ) : isDrawn ? (
        <PosterScreen view={view} {...props} />
      ) : (
        <div className={styles.coming} />
      )}
    </div>
  );
}

/** Where the link with the focus leads; null when the focus is elsewhere. */
function hrefOfFocus(place: HTMLElement): string | null {
  const { activeElement } = document;
  return place.contains(activeElement) ? (activeElement?.getAttribute('href') ?? '') : null;
}

/** Whoever scrolls wants more than the first screen; who does not, wants it kept up to date after a while. */
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
