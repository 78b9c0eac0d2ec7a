'use client';

import useSWR from 'swr';
import { Button } from '@/components/ui/button/Button';
import { rowPageSize } from '@/lib/catalogue/limits';
import { fetchRow } from '@/lib/catalogue/row-api';
import { CatalogueRow } from './CatalogueRow';
import type { RowLabels } from './labels';
import { RowMessage } from './RowMessage';
import { RowSkeleton } from './RowSkeleton';
import { rowTemplate } from './template';

export interface LazyRowProps {
  /** What the row's address carries. */
  rowKey: string;
  template: string;
  title: string;
  libraryId: number | null;
  labels: RowLabels;
}

/** Loads a row and draws it; a row that fails keeps its place and offers to try again. */
export function LazyRowBody({ rowKey, template, title, libraryId, labels }: LazyRowProps) {
  const { data, error, mutate } = useSWR(['row', rowKey, libraryId], () =>
    fetchRow(rowKey, { offset: 0, limit: rowPageSize(template), libraryId }),
  );
  if (data) return <CatalogueRow page={data} labels={labels} />;
  if (error) {
    return (
      <RowMessage template={rowTemplate(template)} title={title} text={labels.row.failed}>
        <Button onClick={() => mutate()}>{labels.row.retry}</Button>
      </RowMessage>
    );
  }
  return <RowSkeleton template={rowTemplate(template)} title={title} labels={labels.row} />;
}
