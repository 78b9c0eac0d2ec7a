'use client';

import { useAttempt } from '@/lib/client/hooks/use-attempt';
import { useIsMounted } from '@/lib/client/hooks/use-is-mounted';
import { showMessage } from '@/lib/client/modals/message';
import { openProfiles, type ProfilesStart } from '@/lib/client/profiles/open';
import { readModalAddress } from '@/lib/rules/modals/address';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { PlatformError } from '@/lib/shared/platform-error';

/**
 * Runs one attempt at a time and keeps the message of its failure. The PIN dialog replaces this one, so the work may
 * outlive the screen that started it: then a failure is shown in a dialog of its own that leads back.
 * @param readAgain after a failure: the work may be done, and only its answer lost
 */
export function useParentWork(words: Messages['profiles'], readAgain?: () => Promise<unknown>) {
  const attempt = useAttempt(words);
  const isMounted = useIsMounted();

  /** `back` is the step of the dialog to show when the PIN was not entered or the work failed; work of a page leads back to the page. */
  const run = (work: () => Promise<'done' | 'notPermitted'>, back: ProfilesStart) =>
    attempt.run(async () => {
      const isInDialog = readModalAddress(location.hash)?.id === 'profiles';
      try {
        if ((await work()) === 'notPermitted' && isInDialog) openProfiles(back);
      } catch (error) {
        void readAgain?.();
        if (isMounted.current) throw error;
        const sentence = error instanceof PlatformError ? error.sentence : null;
        const text = sentence ?? words.unavailable;
        showMessage({ text }, isInDialog ? { back: { id: 'profiles', to: null, data: back } } : {});
      }
    });
  return { isBusy: attempt.isBusy, error: attempt.error, run };
}
