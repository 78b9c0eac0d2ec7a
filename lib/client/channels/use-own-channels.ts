'use client';

import { useLateAtom } from '@/lib/client/store/use-late-atom';
import { useViewer } from '@/lib/client/viewer/use-viewer';
import type { MyChannel, MyChannels } from '@/lib/rules/channels/view';

const loadAtom = () => import('./own-channels').then(({ ownChannelsAtom }) => ownChannelsAtom);

/** All channels as the viewer has them; null for guests, and until they are known. */
export function useMine(): MyChannels | null {
  const isUser = useViewer()?.state === 'user';
  return useLateAtom(isUser ? loadAtom : null);
}

/** One of them. */
export function useMyChannel(id: number): MyChannel | null {
  return useMine()?.get(id) ?? null;
}
