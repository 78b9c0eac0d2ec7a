'use client';

import { useLateAtom } from '@/lib/client/store/use-late-atom';
import { useViewer } from '@/lib/client/viewer/use-viewer';
import type { MyChannel, MyChannels } from '@/lib/rules/channels/view';

const loadAtom = () => import('./own-channels').then(({ ownChannelsAtom }) => ownChannelsAtom);

/** All channels with the rights of the viewer; null for guests, and until loaded. */
export function useOwnChannels(): MyChannels | null {
  const isUser = useViewer()?.state === 'user';
  return useLateAtom(isUser ? loadAtom : null);
}

/** One of these channels. */
export function useMyChannel(id: number): MyChannel | null {
  return useOwnChannels()?.get(id) ?? null;
}
