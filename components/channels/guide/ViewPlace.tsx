'use client';

import { use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './guide.module.scss';
import type { LazyView } from './lazy-view';
import type { ViewsProps } from './props';
import { ServerScreen } from './ServerScreen';

interface Props extends ViewsProps {
  view: 'grid' | 'list';
  lazyView: LazyView;
  /** Null before hydration, while the server-rendered view is shown. */
  isShown: boolean | null;
  /** Whether the previous page stays until the script has loaded, so that the viewer never sees an empty guide. */
  keepsPreviousPage: boolean;
  /** How long the server-rendered screen is up to date, in ms. */
  validForMs(drawn: HTMLElement): number;
}

/** One of the two views: as the server rendered it, then with its script. */
export function ViewPlace({ view, lazyView, isShown, keepsPreviousPage, validForMs, ...props }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isDrawn] = useState(isShown === null);
  const startView = keepsPreviousPage ? use(lazyView.load()) : null;
  const [View, setView] = useState(() => (isDrawn ? null : (startView ?? lazyView.known)));
  const [error, setError] = useState<unknown>(null);
  const focusedHref = useRef<string | null>(null);
  const validFor = useRef(validForMs);
  validFor.current = validForMs;
  const { requested } = props;
  const firstRequested = useRef(requested);
  const isNewRequest = requested !== firstRequested.current;

  useEffect(() => {
    const element = place.current;
    if (!isShown || View || !element) return;
    let isOver = false;
    const loadView = async () => {
      const loadedView = await lazyView.load();
      if (isOver) return;
      focusedHref.current = hrefOfFocus(element);
      setView(() => loadedView);
    };
    const stop = onScrollOrAfter(isDrawn && !isNewRequest ? validFor.current(element) : 0, () =>
      loadView().catch((reason: unknown) => {
        // Without the script the server-rendered view stays, whose links work.
        if (!isDrawn && !isOver) setError(reason);
      }),
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [isShown, isDrawn, isNewRequest, View, lazyView]);

  // Keeps the focus of a viewer who used the view before its script loaded.
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
        <ServerScreen view={view} {...props} />
      ) : (
        <div className={styles.coming} />
      )}
    </div>
  );
}

/** The address of the focused link; null if another element has the focus. */
function hrefOfFocus(place: HTMLElement): string | null {
  const { activeElement } = document;
  return place.contains(activeElement) ? (activeElement?.getAttribute('href') ?? '') : null;
}

/** Runs on scrolling, which needs more than the first screen, or after a time, to keep the screen up to date. */
function onScrollOrAfter(afterMs: number, work: () => void): () => void {
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
