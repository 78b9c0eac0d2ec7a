'use client';

import { useCallback, useEffect } from 'react';
import type { PinQuestion } from '@/lib/client/parental/ask-pin';
import type { PlatformError } from '@/lib/shared/platform-error';

/** What the gateway says is to be asked; null when the stream was refused for another reason. */
function pinQuestionOf(error: PlatformError | null, title: string): PinQuestion | null {
  if (error?.code !== 'pin_required') return null;
  const action = error.detail.action?.[0] as PinQuestion['action'] | undefined;
  return { action: action ?? 'vod', subject: error.detail.subject?.[0], title };
}

/**
 * A stream that waits for the PIN (spec 2 §5): asks for it at once, and for the stream again when it was right. Whoever
 * closes the dialog keeps a still, and `enterPin` behind its button. Null when the stream does not wait for it.
 */
export function usePin(error: PlatformError | null, title: string, retry: () => void): (() => void) | null {
  const enterPin = useCallback(async () => {
    const question = pinQuestionOf(error, title);
    if (!question) return;
    // A film that plays without asking needs none of it.
    const { askPin } = await import('@/lib/client/parental/ask-pin');
    // The login over this very film may still be closing.
    if (await askPin(question, { isPatient: true })) retry();
  }, [error, title, retry]);

  useEffect(() => {
    enterPin();
  }, [enterPin]);
  return pinQuestionOf(error, title) ? enterPin : null;
}
