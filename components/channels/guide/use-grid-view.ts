'use client';

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type RowSpan, rowsInView, type Scale, scaleOf, timeInView } from '@/lib/rules/guide/span';
import type { TimeSpan } from '@/lib/rules/guide/view';
import { remPx } from './rem';
import { createScrollRest } from './scroll-rest';

/** Wheel scrolling continues for a while after the last event, and may start late on a busy machine. */
const HOLD_MS = 2_000;
/** Inputs with which the viewer scrolls. */
const SCROLL_INPUTS = ['wheel', 'touchstart', 'pointerdown'] as const;

/** The part of the grid that is drawn. */
export interface GridView {
  rows: RowSpan;
  time: TimeSpan;
}

interface Options {
  scroller: RefObject<HTMLElement | null>;
  /** The complete timeline; null before hydration. */
  whole: TimeSpan | null;
  total: number;
  first: GridView;
  /** Called when scrolling stops, with the visible part, the moment at the left edge and the row at the upper one. */
  onRest(view: GridView, leftEdge: number, topRow: number): void;
}

/** Rows and hours around the visible part, in steps, so that most scrolling renders nothing. */
export function useGridView({ scroller, whole, total, first, onRest }: Options) {
  const [view, setView] = useState(first);
  const latest = useRef({ view: first, onRest });
  latest.current.onRest = onRest;
  const [rest] = useState(createScrollRest);
  const frame = useRef(0);
  const held = useRef<{ row: number; cell: TimeSpan; since: number } | null>(null);

  /** Keeps the target of a key in view against a scroll that started before the key. */
  const hold = useCallback(() => {
    const element = scroller.current;
    if (!element || !whole || !held.current) return;
    const { row, cell, since } = held.current;
    if (performance.now() - since > HOLD_MS) {
      held.current = null;
      return;
    }
    const scale = scaleOf(remPx());
    const { head, column } = stickySizes(element);
    const room = element.clientWidth - column;
    const left = (cell.start - whole.start) * scale.second;
    const right = Math.min((cell.end - whole.start) * scale.second, left + room);
    const top = row * scale.row;
    element.scrollTo({
      left: nearest(element.scrollLeft, left, right - room),
      top: nearest(element.scrollTop, top, top + scale.row - (element.clientHeight - head)),
    });
  }, [scroller, whole]);

  const look = useCallback(() => {
    const element = scroller.current;
    if (!element || !whole) return;
    hold();
    const scale = scaleOf(remPx());
    const { head, column } = stickySizes(element);
    const seen = seenIn(element, whole, scale, column);
    const next = {
      rows: rowsInView(element.scrollTop, element.clientHeight - head, scale.row, total),
      time: timeInView(seen, whole),
    };
    if (!isSame(latest.current.view, next)) {
      latest.current.view = next;
      setView(next);
    }
    rest.schedule(() => {
      setEdge(element, whole, seen.start);
      latest.current.onRest(next, seen.start, Math.round(element.scrollTop / scale.row));
    });
  }, [scroller, whole, total, hold, rest]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const onScroll = () => {
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(look);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    const onOwnMove = ({ timeStamp }: Event) => {
      if (held.current && timeStamp > held.current.since) held.current = null;
    };
    for (const move of SCROLL_INPUTS) element.addEventListener(move, onOwnMove, { passive: true });
    const resized = new ResizeObserver(onScroll);
    resized.observe(element);
    return () => {
      element.removeEventListener('scroll', onScroll);
      for (const move of SCROLL_INPUTS) element.removeEventListener(move, onOwnMove);
      resized.disconnect();
      cancelAnimationFrame(frame.current);
      rest.stop();
    };
  }, [scroller, look, rest]);

  /** Scrolls a moment to the left edge. */
  const showTime = useCallback(
    (seconds: number) => {
      if (!whole) return;
      held.current = null;
      const element = scroller.current;
      element?.scrollTo({ left: (seconds - whole.start) * scaleOf(remPx()).second });
      if (element) setEdge(element, whole, Math.max(seconds, whole.start));
      look();
    },
    [scroller, whole, look],
  );

  /** Scrolls a row to the upper edge. */
  const showRow = useCallback(
    (row: number) => scroller.current?.scrollTo({ top: row * scaleOf(remPx()).row }),
    [scroller],
  );

  /** Scrolls a programme into view, completely if it fits; a visible one does not scroll. */
  const reveal = useCallback(
    (row: number, cell: TimeSpan) => {
      held.current = { row, cell, since: performance.now() };
      look();
    },
    [look],
  );

  useLayoutEffect(look, [look]);

  /** What the last look found, also before it is drawn. */
  const latestView = useCallback(() => latest.current.view, []);
  return { view, latestView, showTime, showRow, reveal };
}

/** The minute at the left edge, for titles that end before their cell does. Once for each scroll: each change styles all cells anew. */
function setEdge(element: HTMLElement, whole: TimeSpan, seconds: number): void {
  element.style.setProperty('--seen-from', ((seconds - whole.start) / 60).toFixed(2));
}

/** The nearest scroll position that shows everything between two others. */
const nearest = (now: number, most: number, least: number): number => Math.max(least, Math.min(now, most));

/** Sizes of the sticky parts over the programmes: the hours above, the channels beside. */
function stickySizes(element: HTMLElement): { head: number; column: number } {
  const corner = element.querySelector<HTMLElement>('[data-corner]');
  return { head: corner?.offsetHeight ?? 0, column: corner?.offsetWidth ?? 0 };
}

function seenIn(element: HTMLElement, whole: TimeSpan, scale: Scale, column: number): TimeSpan {
  const start = whole.start + element.scrollLeft / scale.second;
  return { start, end: start + (element.clientWidth - column) / scale.second };
}

function isSame(a: GridView, b: GridView): boolean {
  return (
    a.rows.from === b.rows.from &&
    a.rows.to === b.rows.to &&
    a.time.start === b.time.start &&
    a.time.end === b.time.end
  );
}
