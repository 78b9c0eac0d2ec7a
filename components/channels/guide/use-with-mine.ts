'use client';

import { useMemo } from 'react';
import { useMyChannel } from '@/lib/client/channels/use-own-channels';
import type { GuideChannel, OwnGuideChannel } from '@/lib/rules/guide/view';

/** No channel has this number. */
const NONE = -1;

/** A channel with the purchase of the viewer, because the guide itself is the same for everybody. */
export function useWithMine(channel: GuideChannel | null): OwnGuideChannel | null {
  const isMine = useMyChannel(channel?.id ?? NONE)?.isPurchased === true;
  return useMemo(() => (channel && isMine ? { ...channel, isMine } : channel), [channel, isMine]);
}
