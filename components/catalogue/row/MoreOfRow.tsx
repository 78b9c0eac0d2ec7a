'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button/Button';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { EmptyState } from '@/components/ui/empty/EmptyState';
import { ROW_PRELOAD_PX } from '@/lib/catalogue/limits';
import type { RowAddress } from '@/lib/catalogue/row-address';
import type { RowPage } from '@/lib/platform/rows';
import { routes } from '@/lib/routes';
import { rowTiles } from './CatalogueRow';
import { Grid } from './Grid';
import type { RowLabels } from './labels';
import styles from './more.module.scss';
import { rowTemplate } from './template';
import { useRowPages } from './useRowPages';

interface Props {
  first: RowPage;
  address: RowAddress;
  labels: RowLabels;
}

/** The tiles of a row, growing as one comes near their end. The link is real: it works before and without scripts. */
export function MoreOfRow({ first, address, labels }: Props) {
  const { row, isLoading, hasFailed, loadMore } = useRowPages(first, address);
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

  const tiles = rowTiles(row, labels);
  if (tiles.length === 0) return <EmptyState title={labels.row.empty} />;
  const { libraryId, text } = address;
  const next = routes.row(address.key, { offset: row.nextOffset ?? 0, library_id: libraryId, text });
  return (
    <>
      <Grid template={rowTemplate(row.template)} label={row.title}>
        {tiles}
      </Grid>
      <div ref={end} className={styles.end}>
        {hasFailed ? (
          <p role="alert">
            {labels.row.failed} <Button onClick={loadMore}>{labels.row.retry}</Button>
          </p>
        ) : row.nextOffset !== null ? (
          <LinkButton href={next}>{isLoading ? labels.row.loading : labels.row.loadMore}</LinkButton>
        ) : null}
      </div>
    </>
  );
}
