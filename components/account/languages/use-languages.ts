'use client';

import useSWR from 'swr';
import { loadLanguages } from '@/lib/client/account/languages';

/** The languages of the account: the screens share them. */
export function useLanguages() {
  return useSWR('session/languages', loadLanguages, { shouldRetryOnError: false, revalidateOnFocus: false });
}
