'use client';

import useSWR from 'swr';
import { Button } from '@/components/ui/button/Button';
import { fetchRow } from '@/lib/client/catalogue/row-api';
import { rowLook } from '@/lib/rules/catalogue/row-layout';
import { CatalogueRow } from './CatalogueRow';
import type { RowLabels } from './labels';
import { RowMessage } from './RowMessage';
import { RowSkeleton } from './RowSkeleton';

export interface LazyRowProps {
  /** The key in the address of the row. */
  rowKey: string;
  template: string;
  title: string;
  libraryId: number | null;
  /** The page of the row, where it is a page of rows. */
  rowsetId?: number;
  labels: RowLabels;
}

/** Loads a row and draws it; a row that fails keeps its place and offers a retry. */
export function LazyRowBody({ rowKey, template, title, libraryId, rowsetId, labels }: LazyRowProps) {
  const { data, error, mutate } = useSWR(['row', rowKey, libraryId, rowsetId], () =>
    fetchRow(rowKey, { offset: 0, limit: rowLook(template).pageSize, libraryId, rowsetId }),
  );
  if (data) return <CatalogueRow page={data} labels={labels} libraryId={libraryId} />;
  if (error) {
    return (
      <RowMessage title={title} text={labels.row.failed}>
        <Button onClick={() => mutate()}>{labels.row.retry}</Button>
      </RowMessage>
    );
  }
  return <RowSkeleton template={template} title={title} labels={labels.row} />;
}
