'use client';

import { useCallback, useEffect, useState } from 'react';
import { useOnReturn } from '@/lib/client/hooks/use-on-return';
import type { PlaybackGate } from '@/lib/rules/playback/gate';
import { readScreenTimeCode } from '@/lib/rules/profiles/screen-time';
import type { PlatformError } from '@/lib/shared/platform-error';
import { onScreenTimeEnd } from './screen-time';

type ScreenTimeGate = Extract<PlaybackGate, { kind: 'screen_time' }>;

/**
 * The screen time of a child: the platform refuses a stream, or a report while it plays. Both replace the player; a
 * parent gives more, and the stream is requested again; so it is when the child comes back to the tab, perhaps on another
 * day. `key` is what plays. Null while the child may watch.
 */
export function useScreenTime(
  key: string | null,
  error: PlatformError | null,
  retry: () => void,
): ScreenTimeGate | null {
  // Stored with its key and until that changes, because each title requests its own stream, perhaps on another day.
  const [ended, setEnded] = useState<{ key: string | null; error: PlatformError } | null>(null);
  useEffect(() => {
    const stop = onScreenTimeEnd((error) => setEnded({ key, error }));
    return () => {
      stop();
      setEnded(null);
    };
  }, [key]);
  const requestAgain = useCallback(() => {
    setEnded(null);
    retry();
  }, [retry]);
  const askParent = useCallback(async () => {
    const { askForMoreTime } = await import('@/lib/client/parental/more-time');
    if (await askForMoreTime()) requestAgain();
  }, [requestAgain]);
  const refusal = ended?.key === key ? ended.error : error;
  const reason = readScreenTimeCode(refusal?.code);
  useOnReturn(() => {
    if (reason) requestAgain();
  });
  if (!refusal || !reason) return null;
  return { kind: 'screen_time', reason, text: refusal.detail.detail?.[0] ?? refusal.message, askParent };
}
