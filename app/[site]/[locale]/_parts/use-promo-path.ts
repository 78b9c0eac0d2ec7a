'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { askModal } from '@/lib/client/modals/ask';
import { isPromoPath } from '@/lib/rules/session/exempt-paths';

/** Opens the promo wizard on its addresses, where the site has promo codes (spec 3 §2). */
export function usePromoPath(hasPromo: boolean): void {
  const path = usePathname();
  useEffect(() => {
    if (hasPromo && isPromoPath(path)) askModal({ id: 'promocode_wizard', isPatient: true });
  }, [path, hasPromo]);
}
