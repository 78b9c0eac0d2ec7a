'use client';

import useSWR from 'swr';
import type { ProgrammePage } from '@/lib/rules/channels/programme';
import { fetchProgramme } from './channels-api';

/** More about what is on screen; null until it is there, and where only the schedule knows it. */
export function useProgramme(contentId: string | null): ProgrammePage | null {
  const { data } = useSWR(
    contentId && ['programme', contentId],
    ([, id]: [string, string]) => fetchProgramme(id),
    // What is missing stays so; the page is whole without it.
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  return data ?? null;
}
