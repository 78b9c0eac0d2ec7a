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

/** A list that has grown keeps its length for viewers who come back to it, and with it their place (docs/decisions/0020). */
const KEPT_MS = 15 * 60_000;

/** Filled by viewers only, never on the server. */
const grown = new Map<string, { later: Later; until: number }>();

function grownBefore(name: string): Later | null {
  const known = grown.get(name);
  return known && known.until > Date.now() ? known.later : null;
}

/** The name contains the audience, because children get other lists. There is no document on the server. */
const nameOf = (...address: unknown[]): string =>
  typeof document === 'undefined'
    ? ''
    : JSON.stringify([document.documentElement.dataset.audience, ...address]);

/** The loaded pages of one row. Written by hand instead of with a library, to keep the script of a row page small. */
export function useRowPages(
  first: RowStart,
  { key, offset, libraryId, text }: RowAddress,
  labels: RowLabels,
): RowPages {
  const name = nameOf(key, offset, libraryId, text);
  const [later, setLater] = useState(() => grownBefore(name));
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
      const all = { draw: laterTiles, pages: [...(later?.pages ?? []), page] };
      grown.set(name, { later: all, until: Date.now() + KEPT_MS });
      setLater(all);
    } catch {
      setFailed(true);
    } finally {
      isBusy.current = false;
      setLoading(false);
    }
  }, [nextOffset, key, libraryId, text, first.template, later, name]);

  const tiles = later ? later.draw(later.pages, shown, labels) : [];
  return { tiles, nextOffset, isLoading, hasFailed, loadMore };
}
