'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { Suspense, useCallback, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button/Button';
import type { PacketOffer } from '@/lib/client/catalogue/offers-data';
import { askFor } from '@/lib/client/modals/ask';
import { isPersonKnown } from '@/lib/client/viewer/known';

interface Props {
  /** The page of the packet. */
  href: string;
  offer: PacketOffer;
  label: string;
}

/**
 * The button of a packet: guests log in first (spec 3 §1), then its price and where to get it are shown. The address
 * may open it too (spec 3 §2 Pages, `action=buy`).
 */
export function BuyPacket({ href, offer, label }: Props) {
  const router = useRouter();
  const begin = useCallback(async () => {
    if (!isPersonKnown()) await askFor({ id: 'auth' });
    if (!isPersonKnown()) return;
    // Patient, because other dialogs that follow a login come first.
    const way = await askFor<'on'>({ id: 'quick_packets', isPatient: true, data: offer });
    // After turning back the action leaves the address, so that a reload does not ask again.
    if (way === null && new URLSearchParams(location.search).has('action')) {
      router.replace(href, { scroll: false });
    }
  }, [href, offer, router]);
  return (
    <p>
      <Button variant="primary" size="lg" onClick={begin}>
        {label}
      </Button>
      {/* Separate, because components that read the query are not rendered in stored pages. */}
      <Suspense fallback={null}>
        <RequestedByAddress onRequested={begin} />
      </Suspense>
    </p>
  );
}

/** Calls back once for each address with the action. */
function RequestedByAddress({ onRequested }: { onRequested(): void }) {
  const isRequested = useSearchParams().get('action') === 'buy';
  const isDone = useRef(false);
  useEffect(() => {
    if (isRequested && !isDone.current) onRequested();
    isDone.current = isRequested;
  }, [isRequested, onRequested]);
  return null;
}
