'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { isPromoPath } from '@/lib/guard/exempt';
import { askModal } from '@/lib/modals/ask';

/** Spec 3 §2: any path containing promo opens the promo code wizard, where promo codes are enabled. */
export function usePromoPath(hasPromo: boolean): void {
  const path = usePathname();
  useEffect(() => {
    if (hasPromo && isPromoPath(path)) askModal({ id: 'promocode_wizard', isPatient: true });
  }, [path, hasPromo]);
}
