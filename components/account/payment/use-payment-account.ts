'use client';

import useSWR from 'swr';
import type { PaymentAccount } from '@/lib/client/commerce/account-calls';

/** The calls load with the first screen that shows money. */
const load = async (): Promise<PaymentAccount> =>
  (await import('@/lib/client/commerce/account-calls')).loadPaymentAccount();

/** What the viewer pays with: the menu and the screen of payments share it. */
export function usePaymentAccount() {
  return useSWR('payment-account', load, { shouldRetryOnError: false });
}
