'use client';

import { useEffect, useRef, useState } from 'react';
import type { GuideStore } from '@/lib/client/channels/guide-store';
import { FIRST_LIST_ROWS } from '@/lib/rules/guide/constants';
import { blockOf } from '@/lib/rules/guide/span';
import type { GuideChannel } from '@/lib/rules/guide/view';
import { HOUR_SECONDS } from '@/lib/rules/schedule/constants';
import { ListFrame } from './ListFrame';
import { ListRowView, type ListRowViewProps } from './ListRowView';
import type { GuideLabels } from './props';
import { createScrollRest } from './scroll-rest';
import { useListView } from './use-list-view';
import { useWithMine } from './use-with-mine';

interface Props {
  store: GuideStore;
  categoryKey: string;
  total: number;
  now: number;
  /** The shown moment. */
  at: number;
  onSchedule(channel: GuideChannel): void;
  labels: GuideLabels;
}

/** The time that has to be loaded to show the next programme. */
const AHEAD_SECONDS = 2 * HOUR_SECONDS;

/** The guide of small screens: current and next programme by channel (WCAG 1.4.10: one axis). */
export function GuideList({ store, categoryKey, total, now, at, onSchedule, labels }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const rows = useListView(list, total, { from: 0, to: Math.min(FIRST_LIST_ROWS, total) });
  const { from, to } = rows;
  const [rest] = useState(createScrollRest);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock renews what is known.
  useEffect(() => {
    rest.schedule(() => store.want({ from, to }, { start: at, end: at + AHEAD_SECONDS }));
    return rest.stop;
  }, [rest, store, from, to, at, now]);

  const indexes = Array.from({ length: to - from }, (_, offset) => from + offset);
  return (
    <ListFrame list={list} total={total} label={labels.channels.list}>
      {indexes.map((index) => (
        <GuideListRow
          key={index}
          known={store.row(index)}
          isLost={store.lost(index).has(blockOf(at))}
          onRetry={() => void store.retry(index, blockOf(at))}
          {...{ index, total, categoryKey, now, at, onSchedule, labels }}
        />
      ))}
    </ListFrame>
  );
}

/** A channel of the list with the data of the viewer. */
function GuideListRow(props: Omit<ListRowViewProps, 'channel'>) {
  return <ListRowView {...props} channel={useWithMine(props.known?.channel ?? null)} />;
}
