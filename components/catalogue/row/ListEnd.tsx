'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button/Button';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { takePressed } from '@/lib/client/browser/pressed';
import styles from './list-end.module.scss';

interface Props {
  /** The address of the next items; null at the end. Its page has only these, so a press loads them into the list. */
  href: string | null;
  isLoading: boolean;
  hasFailed: boolean;
  /** True while another list loads that will replace this one. */
  isWaiting?: boolean;
  /** How near the end is when more items load. */
  preloadPx: number;
  words: { more: string; loading: string; failed: string; retry: string };
  onMore(): void;
}

/** The end of a list, where more items load when it comes near. The real link works without script. */
export function ListEnd(props: Props) {
  const { href, isLoading, hasFailed, isWaiting = false, preloadPx, words, onMore } = props;
  const end = useRef<HTMLDivElement>(null);
  const mayLoad = href !== null && !isLoading && !hasFailed && !isWaiting;

  useEffect(() => {
    const element = end.current;
    if (!element || !mayLoad) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      rootMargin: `${preloadPx}px`,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [mayLoad, preloadPx, onMore]);

  return (
    <div ref={end} className={styles.end}>
      {hasFailed ? (
        <p role="alert">
          {words.failed} <Button onClick={onMore}>{words.retry}</Button>
        </p>
      ) : href !== null ? (
        <LinkButton href={href} onClick={(event) => takePressed(event) && onMore()}>
          {isLoading ? words.loading : words.more}
        </LinkButton>
      ) : null}
    </div>
  );
}
