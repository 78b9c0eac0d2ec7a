'use client';

import { LazyModal } from '@/components/ui/modal/LazyModal';
import type { ModalProps } from '@/components/ui/modal/ModalShell';

const load = () => import('./PromoWizard').then(({ PromoWizard }) => PromoWizard);

/** A script of its own, because most viewers never have a code. */
export function PromoWizardModal(modal: ModalProps) {
  return <LazyModal modal={modal} load={load} />;
}
