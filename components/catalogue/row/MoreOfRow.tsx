'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button/Button';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { takePressed } from '@/lib/client/browser/pressed';
import { ROW_PRELOAD_PX } from '@/lib/rules/catalogue/constants';
import type { RowAddress } from '@/lib/rules/catalogue/row-address';
import { routes } from '@/lib/shared/routes';
import { Grid } from './Grid';
import type { RowLabels } from './labels';
import styles from './more.module.scss';
import { type RowStart, useRowPages } from './use-row-pages';

interface Props {
  first: RowStart;
  address: RowAddress;
  labels: RowLabels;
  /** The server-rendered tiles of the first page; the code for tiles loads with the second page. */
  children: ReactNode;
}

/** The tiles of a row, which loads more near its end. The real link works without script. */
export function MoreOfRow({ first, address, labels, children }: Props) {
  const { tiles, nextOffset, isLoading, hasFailed, loadMore } = useRowPages(first, address, labels);
  const end = useRef<HTMLDivElement>(null);
  const mayLoad = !isLoading && !hasFailed;

  useEffect(() => {
    const element = end.current;
    if (!element || !mayLoad) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadMore(), {
      rootMargin: `${ROW_PRELOAD_PX}px`,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [mayLoad, loadMore]);

  const { libraryId, text } = address;
  const next = routes.row(address.key, { offset: nextOffset ?? 0, library_id: libraryId, text });
  return (
    <>
      <Grid template={first.template} label={first.title}>
        {children}
        {tiles}
      </Grid>
      <div ref={end} className={styles.end}>
        {hasFailed ? (
          <p role="alert">
            {labels.row.failed} <Button onClick={loadMore}>{labels.row.retry}</Button>
          </p>
        ) : nextOffset !== null ? (
          // Its page has only the next tiles, so a press loads them into this list.
          <LinkButton href={next} onClick={(event) => takePressed(event) && loadMore()}>
            {isLoading ? labels.row.loading : labels.row.loadMore}
          </LinkButton>
        ) : null}
      </div>
    </>
  );
}
