'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { ModalListener } from '@/components/ui/modal/ModalListener';
import type { ModalWords } from '@/components/ui/modal/ModalShell';
import { askModal } from '@/lib/client/modals/ask';
import { isPromoPath } from '@/lib/rules/session/promo-path';

const load = () => import('./Modals').then(({ Modals }) => Modals);

interface Props {
  words: ModalWords;
  hasPromo: boolean;
  /** Modals that may not open here. */
  closed: readonly string[];
}

/** Every page has it; the modals themselves load when an address names one. */
export function ModalHost({ words, hasPromo, closed }: Props) {
  usePromoPath(hasPromo);
  return <ModalListener load={load} words={words} closed={closed} />;
}

/** Opens the promo wizard on its addresses, where the site has promo codes (spec 3 §2). */
function usePromoPath(hasPromo: boolean): void {
  const path = usePathname();
  useEffect(() => {
    if (hasPromo && isPromoPath(path)) askModal({ id: 'promocode_wizard', isPatient: true });
  }, [path, hasPromo]);
}
