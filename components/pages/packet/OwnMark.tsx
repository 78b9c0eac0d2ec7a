'use client';

import { Tag } from '@/components/ui/tag/Tag';
import { ownState } from '@/lib/client/commerce/own-state';
import { useOwnPacket } from './OwnPacketsProvider';

/** That a packet is the viewer's own. */
export function OwnMark({ id }: { id: string }) {
  const { own, words } = useOwnPacket(id);
  const state = own && words && ownState(own, words);
  return state ? <Tag tone="accent">{state.badge}</Tag> : null;
}
