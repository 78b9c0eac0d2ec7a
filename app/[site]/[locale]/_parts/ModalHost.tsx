'use client';

import { ModalListener } from '@/components/ui/modal/ModalListener';
import type { ModalWords } from '@/components/ui/modal/ModalShell';

const load = () => import('./Modals').then(({ Modals }) => Modals);

/** Every page has it; the modals themselves arrive when an address names one. */
export function ModalHost({ words }: { words: ModalWords }) {
  return <ModalListener load={load} words={words} />;
}
