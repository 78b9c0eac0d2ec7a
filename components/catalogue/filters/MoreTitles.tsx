'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button/Button';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { takePressed } from '@/lib/client/browser/pressed';
import { FILTER_PRELOAD_PX } from '@/lib/rules/filters/constants';
import type { CatalogueLabels } from './labels';
import styles from './results.module.scss';

interface Props {
  /** The address of the next items; null at the end. */
  href: string | null;
  isLoading: boolean;
  hasFailed: boolean;
  /** True while another list loads that will replace this one. */
  isWaiting: boolean;
  labels: CatalogueLabels;
  onMore(): void;
}

/** The end of the list, where more items load when it comes near. The real link works without script. */
export function MoreTitles({ href, isLoading, hasFailed, isWaiting, labels, onMore }: Props) {
  const end = useRef<HTMLDivElement>(null);
  const mayLoad = href !== null && !isLoading && !hasFailed && !isWaiting;

  useEffect(() => {
    const element = end.current;
    if (!element || !mayLoad) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      rootMargin: `${FILTER_PRELOAD_PX}px`,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [mayLoad, onMore]);

  return (
    <div ref={end} className={styles.end}>
      {hasFailed ? (
        <p role="alert">
          {labels.filters.failedMore} <Button onClick={onMore}>{labels.row.retry}</Button>
        </p>
      ) : href !== null ? (
        <LinkButton href={href} onClick={(event) => takePressed(event) && onMore()}>
          {isLoading ? labels.filters.loading : labels.row.loadMore}
        </LinkButton>
      ) : null}
    </div>
  );
}
