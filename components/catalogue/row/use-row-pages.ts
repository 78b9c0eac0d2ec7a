'use client';

import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import type { RowPage } from '@/lib/platform/resources/rows';
import type { RowAddress } from '@/lib/rules/catalogue/row-address';
import { rowLook } from '@/lib/rules/catalogue/row-layout';
import type { RowLabels } from './labels';

/** What the browser has to know of the first page, which the server has drawn. */
export interface RowStart {
  template: string;
  title: string;
  ids: ReadonlyArray<string | number>;
  nextOffset: number | null;
}

interface RowPages {
  /** Behind those of the first page. */
  tiles: ReactNode[];
  nextOffset: number | null;
  isLoading: boolean;
  hasFailed: boolean;
  /** Loads the page after the last one; does nothing while one is on its way or at the end. */
  loadMore(): void;
}

interface Later {
  pages: RowPage[];
  draw: typeof import('./later-tiles').laterTiles;
}

/** The pages of one row, growing. A few lines instead of a library: this is all that a row's page may ship. */
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
