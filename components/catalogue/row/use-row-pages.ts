'use client';

import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import type { RowPage } from '@/lib/platform/resources/rows';
import type { RowAddress } from '@/lib/rules/catalogue/row-address';
import { rowLook } from '@/lib/rules/catalogue/row-layout';
import type { RowLabels } from './labels';

/** Data of the server-rendered first page that the browser needs. */
export interface RowStart {
  template: string;
  title: string;
  ids: ReadonlyArray<string | number>;
  nextOffset: number | null;
}

interface RowPages {
  /** Tiles after those of the first page. */
  tiles: ReactNode[];
  nextOffset: number | null;
  isLoading: boolean;
  hasFailed: boolean;
  /** Loads the next page; does nothing while one is loading or at the end. */
  loadMore(): void;
}

interface Later {
  pages: RowPage[];
  draw: typeof import('./later-tiles').laterTiles;
}

/** The loaded pages of one row. Written by hand instead of with a library, to keep the script of a row page small. */
export function useRowPages(
  first: RowStart,
  { key, libraryId, text }: RowAddress,
  labels: RowLabels,
): RowPages {
  const [later, setLater] = useState<Later | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const isBusy = useRef(false);
  const nextOffset = later ? (later.pages.at(-1)?.nextOffset ?? null) : first.nextOffset;
  const shown = useMemo(() => new Set(first.ids), [first.ids]);

  const loadMore = useCallback(async () => {
    if (nextOffset === null || isBusy.current) return;
    isBusy.current = true;
    setLoading(true);
    setFailed(false);
    try {
      const { fetchRow, laterTiles } = await import('./later-tiles');
      const query = { offset: nextOffset, libraryId, text, limit: rowLook(first.template).pageSize };
      const page = await fetchRow(key, query);
      setLater((known) => ({ draw: laterTiles, pages: [...(known?.pages ?? []), page] }));
    } catch {
      setFailed(true);
    } finally {
      isBusy.current = false;
      setLoading(false);
    }
  }, [nextOffset, key, libraryId, text, first.template]);

  const tiles = later ? later.draw(later.pages, shown, labels) : [];
  return { tiles, nextOffset, isLoading, hasFailed, loadMore };
}
