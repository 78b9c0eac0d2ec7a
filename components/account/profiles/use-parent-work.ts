'use client';

import { useEffect, useRef } from 'react';
import { useAttempt } from '@/lib/client/hooks/use-attempt';
import { showMessage } from '@/lib/client/modals/message';
import { openProfiles, type ProfilesStart } from '@/lib/client/profiles/open';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { PlatformError } from '@/lib/shared/platform-error';

/**
 * One attempt at a time, and a sentence when it failed. The dialog of the PIN takes the place of this one, so the work may
 * outlive the screen that began it: then its failure is told in a dialog of its own, and leads back.
 */
export function useParentWork(words: Messages['profiles']) {
  const attempt = useAttempt(words);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  /** `back` is where somebody goes on who did not enter the PIN, or for whom it failed. */
  const run = (work: () => Promise<'done' | 'notPermitted'>, back: ProfilesStart) =>
    attempt.run(async () => {
      try {
        if ((await work()) === 'notPermitted') openProfiles(back);
      } catch (error) {
        if (isHere.current) throw error;
        const sentence = error instanceof PlatformError ? error.sentence : null;
        const text = sentence ?? words.unavailable;
        showMessage({ text }, { back: { id: 'profiles', to: null, data: back } });
      }
    });
  return { isBusy: attempt.isBusy, error: attempt.error, run };
}
