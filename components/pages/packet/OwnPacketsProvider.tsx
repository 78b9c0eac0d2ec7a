'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { OwnWords } from '@/lib/client/commerce/own-state';
import { useOwnPackets } from '@/lib/client/commerce/use-own-packets';
import type { OwnPacket } from '@/lib/rules/commerce/own-packet';

interface Known {
  packets: OwnPacket[] | null;
  words: OwnWords;
}

const OwnContext = createContext<Known | null>(null);

interface Props {
  words: OwnWords;
  children: ReactNode;
}

/** Adds what is the viewer's own to a stored page of packets: read once for all of its cards. */
export function OwnPacketsProvider({ words, children }: Props) {
  const packets = useOwnPackets();
  return <OwnContext value={{ packets, words }}>{children}</OwnContext>;
}

/** The viewer's relation to a packet; null for guests and until it is known. */
export function useOwnPacket(id: string): {
  own: OwnPacket | null;
  hasBase: boolean;
  words: OwnWords | null;
} {
  const known = useContext(OwnContext);
  const own = known?.packets?.find((packet) => packet.id === id) ?? null;
  const hasBase = known?.packets?.some(({ isBase, state }) => isBase && state === 'active') ?? false;
  return { own, hasBase, words: known?.words ?? null };
}
