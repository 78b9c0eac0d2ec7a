'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { Suspense, useCallback, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button/Button';
import type { PacketOffer } from '@/lib/catalogue/offers-data';
import { askFor, askModal } from '@/lib/modals/ask';
import { rememberAction } from '@/lib/session/interrupted';
import { isPersonKnown } from '@/lib/session/known';
import { useWho } from '@/lib/session/use-who';

interface Props {
  /** What the address of the packet carries. */
  packetKey: string;
  /** Its page. */
  href: string;
  offer: PacketOffer;
  label: string;
}

/**
 * The way to a packet: guests sign in first (spec 3 §1), then it is told what it costs and where it is connected. The address
 * may ask for it by itself (spec 3 §2 "action=buy").
 */
export function BuyPacket({ packetKey, href, offer, label }: Props) {
  const router = useRouter();
  const begin = useCallback(async () => {
    if (!isPersonKnown()) {
      // After the login this page is opened again, and goes on from there.
      rememberAction({ kind: 'purchase', packetKey });
      askModal({ id: 'auth' });
      return;
    }
    const way = await askFor<'on'>({ id: 'quick_packets', isPatient: true, data: offer });
    // Who turns back does not want it any more, and a reload does not either.
    if (way === null && new URLSearchParams(location.search).has('action')) {
      router.replace(href, { scroll: false });
    }
  }, [packetKey, href, offer, router]);
  return (
    <p>
      <Button variant="primary" size="lg" onClick={begin}>
        {label}
      </Button>
      {/* Apart, because what reads the query is left out of stored pages. */}
      <Suspense fallback={null}>
        <AskedByAddress onAsked={begin} />
      </Suspense>
    </p>
  );
}

/** Once for whoever comes, and once more for whoever has signed in for it. */
function AskedByAddress({ onAsked }: { onAsked(): void }) {
  const isAsked = useSearchParams().get('action') === 'buy';
  const isPerson = useWho()?.state === 'user';
  const done = useRef(new Set<boolean>());
  useEffect(() => {
    const isKnown = isPerson || isPersonKnown();
    if (!isAsked) done.current.clear();
    if (!isAsked || done.current.has(isKnown)) return;
    done.current.add(isKnown);
    onAsked();
  }, [isAsked, isPerson, onAsked]);
  return null;
}
