'use client';

import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react';
import type { OwnWords } from '@/lib/client/commerce/own-state';
import { useIsLoggedIn } from '@/lib/client/viewer/use-is-logged-in';
import type { OwnPacket } from '@/lib/rules/commerce/own-packet';

interface Known {
  packets: OwnPacket[] | null;
  words: OwnWords;
}

/** For logged-in viewers only: prices are read by guests most of all. Without its file the page is the same for everyone. */
const OwnPackets = lazy(() =>
  import('./OwnPackets').then(
    (module) => ({ default: module.OwnPackets }),
    () => ({ default: () => null }),
  ),
);

const OwnContext = createContext<Known | null>(null);

interface Props {
  words: OwnWords;
  children: ReactNode;
}

/** Adds what is the viewer's own to a stored page of packets: read once for all of its cards. */
export function OwnPacketsProvider({ words, children }: Props) {
  const isLoggedIn = useIsLoggedIn();
  const [packets, setPackets] = useState<OwnPacket[] | null>(null);
  return (
    <OwnContext value={{ packets: isLoggedIn ? packets : null, words }}>
      {children}
      {isLoggedIn ? (
        <Suspense fallback={null}>
          <OwnPackets onChange={setPackets} />
        </Suspense>
      ) : null}
    </OwnContext>
  );
}

/** What is known of the viewer: null for guests and until it has loaded, and without words where nothing of the viewer is shown. */
export function useKnownPackets(): { packets: OwnPacket[] | null; words: OwnWords | null } {
  return useContext(OwnContext) ?? NOTHING;
}

const NOTHING = { packets: null, words: null };

/** The viewer's relation to a packet; null for guests and until it is known. */
export function useOwnPacket(id: string): { own: OwnPacket | null; words: OwnWords | null } {
  const { packets, words } = useKnownPackets();
  return { own: packets?.find((packet) => packet.id === id) ?? null, words };
}
