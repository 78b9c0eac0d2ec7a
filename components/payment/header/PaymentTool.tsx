'use client';

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { isPurchaseStored, PURCHASE_CHANGE } from '@/lib/client/commerce/open-purchase';

function subscribe(onChange: () => void): () => void {
  addEventListener(PURCHASE_CHANGE, onChange);
  return () => removeEventListener(PURCHASE_CHANGE, onChange);
}

/** The place of a payment in the header: its script loads when this tab has a purchase. */
export function PaymentTool() {
  const isThere = useSyncExternalStore(subscribe, isPurchaseStored, () => false);
  const [OpenPayment, setOpenPayment] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isThere) return;
    import('./OpenPayment').then(
      (loaded) => setOpenPayment(() => loaded.OpenPayment),
      // The payment goes on without it.
      () => {},
    );
  }, [isThere]);
  return isThere && OpenPayment ? <OpenPayment /> : null;
}
