'use client';

import useSWR, { mutate } from 'swr';
import { loadAccount } from './calls';

/**
 * A key of its own, not the one of the account: its reader is on every page for as long as the page is open, and SWR
 * does not load a key again for a new reader while another one shows a failure of it.
 */
const KEY = 'has-email';

/** Whether the account has an e-mail; null while it is unknown, and for guests. */
export function useHasEmail(isUser: boolean): boolean | null {
  // Every page asks, and the forms say what they have saved, so it is read once only.
  const { data } = useSWR(isUser ? KEY : null, async () => (await loadAccount()).email !== '', {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  return data ?? null;
}

/** A form has saved this e-mail. */
export function setHasEmail(email: string): void {
  void mutate<boolean>(KEY, email !== '', { revalidate: false });
}
