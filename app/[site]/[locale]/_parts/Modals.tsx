'use client';

import { AuthModal } from '@/components/session/AuthModal';
import { ModalShell, type ModalShellProps } from '@/components/ui/modal/ModalShell';

/** From the name of a modal to its dialog (spec 3 §2 Modal shell). */
const registry = { auth: AuthModal };

export function Modals(props: ModalShellProps) {
  return <ModalShell {...props} registry={registry} />;
}
