'use client';

import { memo } from 'react';
import { RowView, type RowViewProps } from './RowView';
import { useWithMine } from './use-with-mine';

/** Rows that did not change are not drawn again while the grid scrolls. */
export const GuideRow = memo(function GuideRow(props: Omit<RowViewProps, 'channel'>) {
  const channel = useWithMine(props.known?.channel ?? null);
  return <RowView {...props} channel={channel} />;
});
