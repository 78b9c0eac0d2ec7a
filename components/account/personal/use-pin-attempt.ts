'use client';

import { useAttempt } from '@/lib/client/hooks/use-attempt';
import { PIN_CLOSED } from '@/lib/client/parental/with-pin';
import type { Messages } from '@/lib/shared/i18n/dictionaries';

/** An attempt that may ask for the PIN: closing that question is no failure. */
export function usePinAttempt(words: Messages['account']) {
  const { isBusy, error, run } = useAttempt(words);
  const attempt = (work: () => Promise<void>) =>
    run(() =>
      work().catch((failure: unknown) => {
        if (failure !== PIN_CLOSED) throw failure;
      }),
    );
  return { isBusy, error, attempt };
}
