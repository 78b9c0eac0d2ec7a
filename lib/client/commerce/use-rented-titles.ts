'use client';

import useSWR from 'swr';
import type { RentedTitle } from '@/lib/rules/commerce/rented-title';

const load = async (): Promise<RentedTitle[]> => (await import('./rented-titles')).loadRentedTitles();

/** What the viewer has rented; null until it has loaded. After a failure none: the packets are shown without it. */
export function useRentedTitles(): RentedTitle[] | null {
  const { data, error } = useSWR('rented-titles', load, { shouldRetryOnError: false });
  return data ?? (error === undefined ? null : []);
}
