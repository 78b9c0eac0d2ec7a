'use client';

import { useCallback, useRef, useState } from 'react';
import { rowPageSize } from '@/lib/catalogue/limits';
import type { RowAddress } from '@/lib/catalogue/row-address';
import { fetchRow } from '@/lib/catalogue/row-api';
import type { RowPage } from '@/lib/platform/rows';
import { mergePages } from './mergePages';

interface RowPages {
  row: RowPage;
  isLoading: boolean;
  hasFailed: boolean;
  /** Loads the page after the last one; does nothing while one is on its way or at the end. */
  loadMore(): void;
}

/** The pages of one row, growing. A few lines instead of a library: this is all that a row's page may ship. */
export function useRowPages(first: RowPage, { key, libraryId, text }: RowAddress): RowPages {
  const [pages, setPages] = useState([first]);
  const [hasFailed, setFailed] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const isBusy = useRef(false);
  const row = mergePages(pages);
  const { nextOffset } = row;

  const loadMore = useCallback(async () => {
    if (nextOffset === null || isBusy.current) return;
    isBusy.current = true;
    setLoading(true);
    setFailed(false);
    try {
      const query = { offset: nextOffset, libraryId, text, limit: rowPageSize(first.template) };
      const page = await fetchRow(key, query);
      setPages((known) => [...known, page]);
    } catch {
      setFailed(true);
    } finally {
      isBusy.current = false;
      setLoading(false);
    }
  }, [nextOffset, key, libraryId, text, first.template]);

  return { row, isLoading, hasFailed, loadMore };
}
