'use client';

import { useRef } from 'react';
import useSWR from 'swr';
import type { PaidLine } from '@/lib/rules/commerce/paid-line';

/** As many as the server answers at a time. */
const PAGE = 20;

/** One entry for all pages: what reads or forgets everything of a viewer does not reach those of `useSWRInfinite`. */
export const PAYMENTS_KEY = 'payments';

interface Payments {
  list: PaidLine[];
  hasMore: boolean;
}

/** Also those that were read before: between two reads a payment moves the others along. */
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
  const more = () => {
    if (isValidating) return;
    pages.current += 1;
    mutate();
  };
  return {
    list: data?.list ?? null,
    hasMore: data?.hasMore ?? false,
    hasFailed: error !== undefined && !data,
    isBusy: isValidating,
    more,
    retry: () => void mutate(),
  };
}
