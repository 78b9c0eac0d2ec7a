'use client';

import { ModalListener } from '@/components/ui/modal/ModalListener';
import type { ModalWords } from '@/components/ui/modal/ModalShell';
import { usePromoPath } from './use-promo-path';

const load = () => import('./Modals').then(({ Modals }) => Modals);

interface Props {
  words: ModalWords;
  hasPromo: boolean;
}

/** Every page has it; the modals themselves load when an address names one. */
export function ModalHost({ words, hasPromo }: Props) {
  usePromoPath(hasPromo);
  return <ModalListener load={load} words={words} />;
}
