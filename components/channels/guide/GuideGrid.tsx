'use client';

import {
  type FocusEvent,
  type KeyboardEvent,
  lazy,
  memo,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isTelevision } from '@/lib/client/browser/is-television';
import type { GuideStore } from '@/lib/client/channels/guide-store';
import { useBrowserValue } from '@/lib/client/hooks/use-browser-value';
import type { ScheduleDay } from '@/lib/rules/channels/view';
import { cellAt } from '@/lib/rules/guide/cells';
import { type GridPosition, positionAfter } from '@/lib/rules/guide/keys';
import { leftEdge } from '@/lib/rules/guide/span';
import type { TimeSpan } from '@/lib/rules/guide/view';
import { GridFrame } from './GridFrame';
import { NowLine } from './NowLine';
import type { GuideLabels } from './props';
import { RowView, type RowViewProps, stateOf } from './RowView';
import { type GridView, useGridView } from './use-grid-view';
import type { Requested } from './use-guide-moment';
import { useRovingFocus } from './use-roving-focus';
import { useSoftLinks } from './use-soft-links';
import { useWithMine } from './use-with-mine';

/** Loaded by televisions only. */
const FocusedProgramme = lazy(() => import('./FocusedProgramme'));

interface Props {
  store: GuideStore;
  categoryKey: string;
  total: number;
  /** The view that was rendered on the server. */
  first: GridView;
  /** The row that is in view first. */
  row?: number | undefined;
  /** The complete timeline; null before hydration. */
  whole: TimeSpan | null;
  now: number;
  /** The requested moment; a new object scrolls there again. */
  requested: Requested;
  /** Called when scrolling stops with this moment at the left edge and this row at the upper one. */
  onSeen(leftEdge: number, topRow: number): void;
  days: readonly ScheduleDay[];
  /** Whether the page keeps a place for the programme that has the focus, which a television shows. */
  hasPanel?: boolean | undefined;
  /** BCP 47. */
  locale: string;
  labels: GuideLabels;
}

/** Channels × time, windowed on both axes (DESIGN section 10), with the keys of a grid (quality E5). */
export function GuideGrid(props: Props) {
  const {
    store,
    categoryKey,
    total,
    first,
    row = 0,
    whole,
    now,
    requested,
    onSeen,
    days,
    hasPanel = false,
    locale,
    labels,
  } = props;
  const isOnTelevision = useBrowserValue(isTelevision, false);
  const hintId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<GridPosition>({ row, time: requested.moment ?? now });
  const links = useSoftLinks();
  const { view, latestView, showTime, showRow, reveal } = useGridView({
    scroller,
    whole,
    total,
    first,
    onRest: ({ rows, time }, edge, topRow) => {
      store.want(rows, time);
      if (!links.isLeaving.current) onSeen(edge, topRow);
    },
  });
  const focus = useRovingFocus(canvas);
  const span = whole ?? first.time;

  const clock = useEffectEvent(() => now);
  // Each request moves once; the clock alone does not scroll.
  useLayoutEffect(() => {
    const time = clock();
    const { moment, row: top } = requested;
    if (top !== undefined) showRow(top);
    showTime(leftEdge(moment, time));
    setActive(({ row }) => ({ row: top ?? row, time: moment ?? time }));
  }, [requested, showRow, showTime]);

  // Scrolls to the first row once, when the timeline is known; afterwards the viewer scrolls.
  const revealFirst = useEffectEvent((show: typeof reveal) => {
    const time = requested.moment ?? now;
    if (row > 0) show(row, { start: time, end: time });
  });
  useLayoutEffect(() => revealFirst(reveal), [reveal]);

  // Announced programmes become archive while the page is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the clock, not with the view, which asks by itself.
  useEffect(() => {
    if (!whole) return;
    // The drawn view is still the server's when the timeline becomes known, which would be a request of its own.
    const { rows, time } = latestView();
    store.want(rows, time);
  }, [store, whole, now, latestView]);

  const cellOf = ({ row, time }: GridPosition) => {
    const known = store.row(row);
    return cellAt(known?.entries ?? [], stateOf(known, store.lost(row)), time);
  };

  /** Whether a key cannot move the focus further; then a remote control leaves the grid. */
  const isAtEdge = (next: GridPosition) =>
    next.row === active.row && cellOf(next)?.start === cellOf(active)?.start;
  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellOf(active);
    if (!whole || !cell || event.altKey || event.metaKey || event.shiftKey) return;
    const next = positionAfter(event.key, event.ctrlKey, active, { cell, now, whole, rows: total });
    if (!next || (isTelevision() && isAtEdge(next))) return;
    event.preventDefault();
    const there = cellOf(next);
    // Left and right select the start of a programme; up and down keep the time.
    const time =
      there && next.row === active.row && next.time < active.time
        ? Math.max(there.start, whole.start)
        : next.time;
    setActive({ row: next.row, time: event.key === 'Home' || event.key === 'End' ? next.time : time });
    reveal(next.row, there ?? { start: next.time, end: next.time });
  };

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    focus.onFocus();
    const row = Number(event.target.closest<HTMLElement>('[data-row]')?.dataset.row);
    const time = Number(event.target.dataset.time);
    if (Number.isNaN(row) || Number.isNaN(time) || event.target.dataset.active !== undefined) return;
    setActive({ row, time });
  };

  const onRetry = useCallback((row: number, time: number) => void store.retry(row, time), [store]);

  const rows: number[] = [];
  for (let row = view.rows.from; row < view.rows.to; row += 1) rows.push(row);
  if (active.row < total && !rows.includes(active.row)) rows.push(active.row);

  return (
    <>
      {hasPanel && isOnTelevision ? (
        <Suspense>
          <FocusedProgramme
            cell={cellOf(active)}
            channel={store.row(active.row)?.channel ?? null}
            {...{ now, locale, labels }}
          />
        </Suspense>
      ) : null}
      <GridFrame
        {...{ span, total, now, days, scroller }}
        time={view.time}
        label={labels.guide.grid}
        hint={
          <p id={hintId} hidden>
            {labels.guide.hint}
          </p>
        }
        canvas={{
          ref: canvas,
          'aria-describedby': hintId,
          // Marks that the grid handles keys now.
          'data-ready': '',
          onClick: links.onClick,
          onPointerOver: links.onPointerOver,
          onPointerOut: links.onPointerOut,
          onKeyDown,
          onFocus,
          onBlur: focus.onBlur,
        }}
      >
        {rows.map((index) => (
          <GuideRow
            key={index}
            index={index}
            known={store.row(index)}
            lost={store.lost(index)}
            time={view.time}
            origin={span.start}
            activeAt={index === active.row ? active.time : null}
            {...{ categoryKey, now, onRetry, labels }}
          />
        ))}
        <NowLine canvas={scroller} origin={span.start} />
      </GridFrame>
    </>
  );
}

/** A row with the data of the viewer. Unchanged rows are not rendered again while the grid scrolls. */
const GuideRow = memo(function GuideRow(props: Omit<RowViewProps, 'channel'>) {
  return <RowView {...props} channel={useWithMine(props.known?.channel ?? null)} />;
});
