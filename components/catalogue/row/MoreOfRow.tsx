'use client';

import type { ReactNode } from 'react';
import { ROW_PRELOAD_PX } from '@/lib/rules/catalogue/constants';
import type { RowAddress } from '@/lib/rules/catalogue/row-address';
import { routes } from '@/lib/shared/routes';
import { Grid } from './Grid';
import { ListEnd } from './ListEnd';
import type { RowLabels } from './labels';
import { type RowStart, useRowPages } from './use-row-pages';

interface Props {
  first: RowStart;
  address: RowAddress;
  labels: RowLabels;
  /** The server-rendered tiles of the first page; the code for tiles loads with the second page. */
  children: ReactNode;
}

/** The tiles of a row, which loads more near its end. */
export function MoreOfRow({ first, address, labels, children }: Props) {
  const { tiles, nextOffset, isLoading, hasFailed, loadMore } = useRowPages(first, address, labels);
  const { libraryId, text } = address;
  const { loadMore: more, loading, failed, retry } = labels.row;
  return (
    <>
      <Grid template={first.template} label={first.title}>
        {children}
        {tiles}
      </Grid>
      <ListEnd
        href={
          nextOffset === null
            ? null
            : routes.row(address.key, { offset: nextOffset, library_id: libraryId, text })
        }
        isLoading={isLoading}
        hasFailed={hasFailed}
        preloadPx={ROW_PRELOAD_PX}
        words={{ more, loading, failed, retry }}
        onMore={loadMore}
      />
    </>
  );
}
