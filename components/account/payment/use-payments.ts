'use client';

import { useRef, useState } from 'react';
import useSWR from 'swr';
import { showError } from '@/lib/client/errors/show-error';
import type { PaidLine } from '@/lib/rules/commerce/paid-line';

/** As many as the server answers at a time. */
const PAGE = 20;

/** One cache entry for all pages, because clearing the viewer's data does not reach the keys of `useSWRInfinite`. */
export const PAYMENTS_KEY = 'payments';

interface Payments {
  list: PaidLine[];
  hasMore: boolean;
}

/** Loads all pages again, because a new payment moves the entries of the earlier pages. */
async function load(pages: number): Promise<Payments> {
  const { listPaid } = await import('@/lib/client/commerce/account-calls');
  const list: PaidLine[] = [];
  for (let page = 0; page < pages; page += 1) {
    const more = await listPaid(page * PAGE);
    list.push(...more);
    if (more.length < PAGE) return { list, hasMore: false };
  }
  return { list, hasMore: true };
}

/** Everything that was paid, the latest first, and what shows more of them. */
export function usePayments() {
  const pages = useRef(1);
  const { data, error, isValidating, mutate } = useSWR(PAYMENTS_KEY, () => load(pages.current), {
    shouldRetryOnError: false,
  });
  const [isGrowing, setGrowing] = useState(false);
  const isBusy = isValidating || isGrowing;
  const more = async () => {
    if (isBusy) return;
    setGrowing(true);
    try {
      const longer = await load(pages.current + 1);
      pages.current += 1;
      await mutate(longer, { revalidate: false });
    } catch (failure) {
      void showError(failure);
    } finally {
      setGrowing(false);
    }
  };
  return {
    list: data?.list ?? null,
    hasMore: data?.hasMore ?? false,
    hasFailed: error !== undefined && !data,
    isBusy,
    more,
    retry: () => void mutate(),
  };
}
