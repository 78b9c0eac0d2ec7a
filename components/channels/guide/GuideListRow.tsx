'use client';

import { ListRowView, type ListRowViewProps } from './ListRowView';
import { useWithMine } from './use-with-mine';

/** A channel of the list, as the viewer has it. */
export function GuideListRow(props: Omit<ListRowViewProps, 'channel'>) {
  return <ListRowView {...props} channel={useWithMine(props.known?.channel ?? null)} />;
}
