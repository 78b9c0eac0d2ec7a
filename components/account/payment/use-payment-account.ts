'use client';

import useSWR from 'swr';
import type { PaymentAccount } from '@/lib/client/commerce/account-calls';
import { useIsLoggedIn } from '@/lib/client/viewer/use-is-logged-in';

/** The calls load with the first screen that shows money. */
const load = async (): Promise<PaymentAccount> =>
  (await import('@/lib/client/commerce/account-calls')).loadPaymentAccount();

/** What the viewer pays with: the menu and the screen of payments share it. Not loaded again when the viewer has logged out. */
export function usePaymentAccount() {
  const isLoggedOut = useIsLoggedIn() === false;
  return useSWR(isLoggedOut ? null : 'payment-account', load, { shouldRetryOnError: false });
}
