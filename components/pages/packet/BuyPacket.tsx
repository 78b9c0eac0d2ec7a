'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { Suspense, useCallback, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button/Button';
import type { PacketOffer } from '@/lib/client/catalogue/offers-data';
import { askFor } from '@/lib/client/modals/ask';
import { isPersonKnown } from '@/lib/client/viewer/known';

interface Props {
  /** The packet's page. */
  href: string;
  offer: PacketOffer;
  label: string;
}

/**
 * The way to a packet: guests sign in first (spec 3 §1), then it is told what it costs and where it is connected. The address
 * may ask for it by itself (spec 3 §2 Pages, `action=buy`).
 */
export function BuyPacket({ href, offer, label }: Props) {
  const router = useRouter();
  const begin = useCallback(async () => {
    if (!isPersonKnown()) await askFor({ id: 'auth' });
    if (!isPersonKnown()) return;
    // What else follows a login comes first.
    const way = await askFor<'on'>({ id: 'quick_packets', isPatient: true, data: offer });
    // Who turns back does not want it any more, and a reload does not either.
    if (way === null && new URLSearchParams(location.search).has('action')) {
      router.replace(href, { scroll: false });
    }
  }, [href, offer, router]);
  return (
    <p>
      <Button variant="primary" size="lg" onClick={begin}>
        {label}
      </Button>
      {/* Apart, because what reads the query is left out of stored pages. */}
      <Suspense fallback={null}>
        <RequestedByAddress onRequested={begin} />
      </Suspense>
    </p>
  );
}

/** Once for each time that the address asks. */
function RequestedByAddress({ onRequested }: { onRequested(): void }) {
  const isRequested = useSearchParams().get('action') === 'buy';
  const isDone = useRef(false);
  useEffect(() => {
    if (isRequested && !isDone.current) onRequested();
    isDone.current = isRequested;
  }, [isRequested, onRequested]);
  return null;
}
