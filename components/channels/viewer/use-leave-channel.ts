'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useShownAgain } from '@/lib/client/hooks/use-shown-again';
import { leavePlayer } from '@/lib/client/playback/leave-player';
import { listHrefOf } from '@/lib/rules/guide/address';

const VIEWER_PAGES = /^\/channels\/[^/]+\/[^/]+$/;

/** The button that closes the viewer. Opened directly, it closes into the list of channels (spec 2 §4). */
export function useLeaveChannel(categoryKey: string) {
  const router = useRouter();
  const [isClosing, setClosing] = useState(false);
  const close = () => {
    // What is closed does not go on in the mini-player.
    setClosing(true);
    leavePlayer(VIEWER_PAGES, () => router.push(listHrefOf(categoryKey)));
  };
  useShownAgain(() => setClosing(false));
  return { isClosing, close };
}
