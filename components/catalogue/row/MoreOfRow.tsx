'use client';

import { useEffect, useRef } from 'react';
import useSWRInfinite from 'swr/infinite';
import { Button } from '@/components/ui/button/Button';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { EmptyState } from '@/components/ui/empty/EmptyState';
import { ROW_PRELOAD_PX, rowPageSize } from '@/lib/catalogue/limits';
import type { RowAddress } from '@/lib/catalogue/row-address';
import { fetchRow } from '@/lib/catalogue/row-api';
import type { RowPage } from '@/lib/platform/rows';
import { routes } from '@/lib/routes';
import { rowTiles } from './CatalogueRow';
import { Grid } from './Grid';
import type { RowLabels } from './labels';
import { mergePages } from './mergePages';
import { rowTemplate } from './template';

interface Props {
  first: RowPage;
  address: RowAddress;
  labels: RowLabels;
}

/** The tiles of a row, growing as one comes near their end. The link is real: it works before and without scripts. */
export function MoreOfRow({ first, address, labels }: Props) {
  const { data, error, size, setSize, isValidating } = useSWRInfinite(
    (index: number, previous: RowPage | null) => {
      if (index === 0) return ['row-page', address.key, address.libraryId, address.offset];
      const offset = previous?.nextOffset;
      return offset ? ['row-page', address.key, address.libraryId, offset] : null;
    },
    ([, key, libraryId, offset]: [string, string, number | null, number]) =>
      fetchRow(key, { offset, libraryId, limit: rowPageSize(first.template) }),
    {
      fallbackData: [first],
      initialSize: 1,
      revalidateFirstPage: false,
      revalidateOnMount: false,
      revalidateOnFocus: false,
      revalidateIfStale: false,
    },
  );
  const row = mergePages(data ?? [first]);
  const end = useRef<HTMLDivElement>(null);
  const mayLoad = row.nextOffset !== null && !isValidating && !error;

  useEffect(() => {
    const element = end.current;
    if (!element || !mayLoad) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setSize(size + 1);
      },
      { rootMargin: `${ROW_PRELOAD_PX}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [mayLoad, size, setSize]);

  const tiles = rowTiles(row, labels);
  if (tiles.length === 0) return <EmptyState title={labels.row.empty} />;
  return (
    <>
      <Grid template={rowTemplate(row.template)} label={row.title}>
        {tiles}
      </Grid>
      <div ref={end}>
        {row.nextOffset !== null ? (
          <LinkButton
            href={routes.row(address.key, { offset: row.nextOffset, library_id: address.libraryId })}
          >
            {isValidating ? labels.row.loading : labels.row.loadMore}
          </LinkButton>
        ) : null}
        {error ? (
          <p role="alert">
            {labels.row.failed} <Button onClick={() => setSize(size)}>{labels.row.retry}</Button>
          </p>
        ) : null}
      </div>
    </>
  );
}
