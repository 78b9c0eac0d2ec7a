'use client';

import useSWR from 'swr';
import type { ProgrammePage } from '@/lib/rules/channels/programme';
import { fetchProgramme } from './channels-api';

/** Details of the programme on screen; null until loaded, and when only the schedule knows the programme. */
export function useProgramme(contentId: string | null): ProgrammePage | null {
  const { data } = useSWR(
    contentId && ['programme', contentId],
    ([, id]: [string, string]) => fetchProgramme(id),
    // After a failure the page is complete without it.
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  return data ?? null;
}
