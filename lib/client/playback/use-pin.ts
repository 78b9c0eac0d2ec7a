'use client';

import { useCallback, useEffect } from 'react';
import type { PinQuestion } from '@/lib/client/parental/ask-pin';
import type { PlatformError } from '@/lib/shared/platform-error';

/** The PIN question in an answer of the gateway; null when the stream was refused for another reason. */
export function pinQuestionOf(error: PlatformError | null, title: string): PinQuestion | null {
  if (error?.code !== 'pin_required') return null;
  const action = error.detail.action?.[0] as PinQuestion['action'] | undefined;
  return { action: action ?? 'vod', subject: error.detail.subject?.[0], title };
}

/**
 * A stream that waits for the PIN (spec 2 §5): asks for it at once and requests the stream again after a
 * correct one. After closing the dialog the viewer sees a poster with a button for `enterPin`. Null when the
 * stream does not wait for the PIN.
 */
export function usePin(error: PlatformError | null, title: string, retry: () => void): (() => void) | null {
  const enterPin = useCallback(async () => {
    const question = pinQuestionOf(error, title);
    if (!question) return;
    // Loaded only when needed: most films play without a PIN.
    const { askPin } = await import('@/lib/client/parental/ask-pin');
    // The login dialog over this film may still be closing.
    if (await askPin(question, { isPatient: true })) retry();
  }, [error, title, retry]);

  useEffect(() => {
    enterPin();
  }, [enterPin]);
  return pinQuestionOf(error, title) ? enterPin : null;
}
