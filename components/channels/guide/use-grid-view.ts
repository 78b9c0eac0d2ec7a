'use client';

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type RowSpan, rowsInView, type Scale, scaleOf, timeInView } from '@/lib/rules/guide/span';
import type { TimeSpan } from '@/lib/rules/guide/view';
import { remPx } from './rem';
import { makeRest } from './rest';

/** A wheel's scroll goes on for a while after its last turn; on a busy machine it begins late, too. */
const HOLD_MS = 2_000;
/** What moves the grid by the viewer's own will. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown'] as const;

/** What of the grid is to be drawn. */
export interface GridView {
  rows: RowSpan;
  time: TimeSpan;
}

interface Options {
  scroller: RefObject<HTMLElement | null>;
  /** All of the timeline; null before hydration. */
  whole: TimeSpan | null;
  total: number;
  first: GridView;
  /** The scroll rests: what is seen, and the moment at the left edge. */
  onRest(view: GridView, leftEdge: number): void;
}

/** Rows and hours around what is seen, in steps: most of a scroll draws nothing anew. */
export function useGridView({ scroller, whole, total, first, onRest }: Options) {
  const [view, setView] = useState(first);
  const latest = useRef({ view: first, onRest });
  latest.current.onRest = onRest;
  const [rest] = useState(makeRest);
  const frame = useRef(0);
  const held = useRef<{ row: number; cell: TimeSpan; since: number } | null>(null);

  /** What a key led to, against a scroll that began before the key and is still under way. */
  const hold = useCallback(() => {
    const element = scroller.current;
    if (!element || !whole || !held.current) return;
    const { row, cell, since } = held.current;
    if (performance.now() - since > HOLD_MS) {
      held.current = null;
      return;
    }
    const scale = scaleOf(remPx());
    const { head, column } = edgesOf(element);
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
    const { head, column } = edgesOf(element);
    const seen = seenIn(element, whole, scale, column);
    const next = {
      rows: rowsInView(element.scrollTop, element.clientHeight - head, scale.row, total),
      time: timeInView(seen, whole),
    };
    if (!isSame(latest.current.view, next)) {
      latest.current.view = next;
      setView(next);
    }
    rest.moved(() => latest.current.onRest(next, seen.start));
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
    for (const move of OWN_MOVES) element.addEventListener(move, onOwnMove, { passive: true });
    const resized = new ResizeObserver(onScroll);
    resized.observe(element);
    return () => {
      element.removeEventListener('scroll', onScroll);
      for (const move of OWN_MOVES) element.removeEventListener(move, onOwnMove);
      resized.disconnect();
      cancelAnimationFrame(frame.current);
      rest.stop();
    };
  }, [scroller, look, rest]);

  /** A moment to the left edge. */
  const showTime = useCallback(
    (seconds: number) => {
      if (!whole) return;
      held.current = null;
      scroller.current?.scrollTo({ left: (seconds - whole.start) * scaleOf(remPx()).second });
      look();
    },
    [scroller, whole, look],
  );

  /** A programme into view, whole if it fits; nothing moves when it is there. */
  const reveal = useCallback(
    (row: number, cell: TimeSpan) => {
      held.current = { row, cell, since: performance.now() };
      look();
    },
    [look],
  );

  useLayoutEffect(look, [look]);
  return { view, showTime, reveal };
}

/** The least movement that shows what lies between two scroll positions. */
const nearest = (now: number, most: number, least: number): number => Math.max(least, Math.min(now, most));

/** What sticks over the programmes: the hours above, the channels beside. */
function edgesOf(element: HTMLElement): { head: number; column: number } {
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
