'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { forgetList, rememberedList, rememberList, type ShownList } from '@/lib/client/catalogue/list-memory';
import { type CatalogueAddress, catalogueHref, facetCount, readCatalogue } from '@/lib/rules/filters/address';
import { FIRST_LOAD, NEXT_LOAD } from '@/lib/rules/filters/constants';
import type { CatalogueKind } from '@/lib/rules/filters/options';
import { routes } from '@/lib/shared/routes';
import { uniqueById } from '@/lib/shared/unique-by-id';
import { loadedListCode, loadListCode } from './list-code';
import type { CatalogueStart } from './start';

/** The list of the current address. The address is the only state, so links, "back" and a reload give the same list. */
export function useCatalogue(kind: CatalogueKind, start: CatalogueStart) {
  const address = readCatalogue(useOwnQuery(kind), start.options);
  const href = hrefOf(kind, address);
  const startHref = hrefOf(kind, start.address);
  const [list, setList] = useState<ShownList>(
    () => recall(href, start) ?? { href: startHref, pages: [start.page] },
  );
  const [failed, setFailed] = useState<string | null>(null);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const isBusy = useRef(false);

  const load = useCallback(
    async (wanted: string, offset: number, limit: number) =>
      (await loadListCode()).fetchTitles({ kind, start, href: wanted, offset, limit }),
    [kind, start],
  );

  // On another address a cached list shows at once; otherwise it is requested, and the old list stays until then.
  useEffect(() => {
    if (list.href === href || failed === href) return;
    const known = recall(href, start);
    if (known) return setList(known);
    let isOver = false;
    const { filters, offset } = readCatalogue(new URLSearchParams(href.split('?')[1]), start.options);
    load(href, offset, facetCount(filters) > 0 || offset > 0 ? NEXT_LOAD : FIRST_LOAD).then(
      (page) => isOver || setList({ href, pages: [page] }),
      () => isOver || setFailed(href),
    );
    return () => {
      isOver = true;
    };
  }, [href, list.href, failed, load, start]);

  useEffect(() => rememberList(list), [list]);

  const nextOffset = list.pages.at(-1)?.nextOffset ?? null;
  const loadMore = useCallback(async () => {
    if (nextOffset === null || isBusy.current) return;
    isBusy.current = true;
    setLoadingMore(true);
    setFailed(null);
    try {
      const page = await load(list.href, nextOffset, NEXT_LOAD);
      // Ignores the page if another choice was made in the meantime.
      setList((now) => (now.href === list.href ? { ...now, pages: [...now.pages, page] } : now));
    } catch {
      setFailed(moreOf(list.href));
    } finally {
      isBusy.current = false;
      setLoadingMore(false);
    }
  }, [load, list.href, nextOffset]);

  /** A choice of the viewer: a new history entry and a new list. */
  const go = (wanted: CatalogueAddress['filters']) => {
    const to = catalogueHref(kind, wanted);
    if (to === href) return;
    forgetList(to);
    setFailed(null);
    window.history.pushState(null, '', to);
  };

  // Server-rendered tiles stay mounted and keep the focus.
  const drawn = list.pages[0] === start.page ? start.drawn : [];
  const loaded = uniqueById(list.pages.flatMap((page) => page.contents));
  return {
    /** Number of server-rendered tiles. */
    drawn: drawn.length,
    /** The titles after them. */
    contents: loaded.filter(({ id }) => !drawn.includes(id)),
    template: start.page.template,
    nextOffset,
    /** All titles of the list; null when that is not known. */
    total: list.pages.at(-1)?.total ?? null,
    /** The address of the shown list; another one may be loading. */
    shownHref: list.href,
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

/**
 * The query of the list. While a title overlay is open the address is that of the title, so the last query of the list
 * is kept.
 */
function useOwnQuery(kind: CatalogueKind) {
  const query = useSearchParams();
  const last = useRef(query);
  if (usePathname() === routes.catalogue(kind)) last.current = query;
  return last.current;
}

/**
 * Returns a cached list only if it can be rendered at once, because the browser restores the scroll position at once. A
 * list that started with server-rendered tiles of an earlier page cannot.
 */
function recall(href: string, start: CatalogueStart): ShownList | null {
  const known = loadedListCode() ? rememberedList(href) : null;
  const [first] = known?.pages ?? [];
  return first === start.page || first?.contents.length ? known : null;
}

const moreOf = (href: string) => `more of ${href}`;

const hrefOf = (kind: CatalogueKind, { filters, offset }: CatalogueAddress) =>
  catalogueHref(kind, filters, offset);
