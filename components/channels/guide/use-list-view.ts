'use client';

import { type RefObject, useEffect, useState } from 'react';
import { LIST_ROW_REM } from '@/lib/rules/guide/constants';
import { type RowSpan, rowsInView } from '@/lib/rules/guide/span';
import { remPx } from './rem';

/** Rows around the visible part of a list that scrolls with the page. */
export function useListView(list: RefObject<HTMLElement | null>, total: number, first: RowSpan): RowSpan {
  const [rows, setRows] = useState(first);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      const next = rowsInView(Math.max(0, -top), innerHeight, LIST_ROW_REM * remPx(), total);
      setRows((current) => (current.from === next.from && current.to === next.to ? current : next));
    };
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', onScroll);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', onScroll);
    };
  }, [list, total]);
  return rows;
}
