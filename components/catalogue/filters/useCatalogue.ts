'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchRow } from '@/lib/catalogue/row-api';
import { type CatalogueAddress, catalogueHref, facetCount, readCatalogue } from '@/lib/filters/address';
import { FIRST_LOAD, NEXT_LOAD } from '@/lib/filters/limits';
import type { Catalogue } from '@/lib/filters/load';
import { forgetList, recallList, rememberList, type ShownList } from '@/lib/filters/memory';
import type { CatalogueKind } from '@/lib/filters/options';
import { toRowFilters } from '@/lib/filters/row-filters';
import { mergePages } from '../row/mergePages';

/** The list that the address asks for. The address is the state: links, "back" and a reload all say it. */
export function useCatalogue(kind: CatalogueKind, start: Catalogue) {
  const { options, rowKey, libraryId } = start;
  const address = readCatalogue(useSearchParams(), options);
  const href = hrefOf(kind, address);
  const startHref = hrefOf(kind, start.address);
  const [list, setList] = useState<ShownList>(
    () => recallList(href) ?? { href: startHref, pages: [start.page] },
  );
  const [failed, setFailed] = useState<string | null>(null);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const isBusy = useRef(false);

  const load = useCallback(
    (wanted: string, offset: number, limit: number) => {
      const { filters } = readCatalogue(new URLSearchParams(wanted.split('?')[1]), options);
      return fetchRow(rowKey, {
        offset,
        limit,
        libraryId,
        filters: toRowFilters(kind, filters, options),
      });
    },
    [kind, rowKey, libraryId, options],
  );

  // Another address: a list that was seen is there at once, else it is asked for; the old one stays until then.
  useEffect(() => {
    if (list.href === href || failed === href) return;
    const known = recallList(href);
    if (known) return setList(known);
    let isOver = false;
    const { filters, offset } = readCatalogue(new URLSearchParams(href.split('?')[1]), options);
    load(href, offset, facetCount(filters) > 0 || offset > 0 ? NEXT_LOAD : FIRST_LOAD).then(
      (page) => isOver || setList({ href, pages: [page] }),
      () => isOver || setFailed(href),
    );
    return () => {
      isOver = true;
    };
  }, [href, list.href, failed, load, options]);

  useEffect(() => rememberList(list), [list]);

  const row = mergePages(list.pages);
  const { nextOffset } = row;
  const loadMore = useCallback(async () => {
    if (nextOffset === null || isBusy.current) return;
    isBusy.current = true;
    setLoadingMore(true);
    setFailed(null);
    try {
      const page = await load(list.href, nextOffset, NEXT_LOAD);
      // Another choice may have been made meanwhile.
      setList((now) => (now.href === list.href ? { ...now, pages: [...now.pages, page] } : now));
    } catch {
      setFailed(moreOf(list.href));
    } finally {
      isBusy.current = false;
      setLoadingMore(false);
    }
  }, [load, list.href, nextOffset]);

  /** A choice of the viewer: a step in the history, and a list of its own. */
  const go = (wanted: CatalogueAddress['filters']) => {
    const to = catalogueHref(kind, wanted);
    if (to === href) return;
    forgetList(to);
    setFailed(null);
    window.history.pushState(null, '', to);
  };

  return {
    row,
    filters: address.filters,
    isLoading: list.href !== href && failed !== href,
    isLoadingMore,
    hasFailed: failed === href,
    hasFailedMore: failed === moreOf(list.href),
    retry: () => setFailed(null),
    loadMore,
    go,
  };
}

const moreOf = (href: string) => `more of ${href}`;

const hrefOf = (kind: CatalogueKind, { filters, offset }: CatalogueAddress) =>
  catalogueHref(kind, filters, offset);
