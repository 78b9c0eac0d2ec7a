'use client';

import useSWR from 'swr';
import { fetchList } from '@/lib/platform/public-lists';
import type { ProgrammePage } from './programme';

/** More about what is on screen; null until it is there, and where only the schedule knows it. */
export function useProgramme(contentId: string | null): ProgrammePage | null {
  const { data } = useSWR(
    contentId && `/programmes/${contentId}`,
    (path: string) => fetchList<ProgrammePage>(path, {}),
    // What is missing stays so; the page is whole without it.
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  return data ?? null;
}
