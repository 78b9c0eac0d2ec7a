'use client';

import { ConfirmModal } from '@/components/notify/ConfirmModal';
import { MessageModal } from '@/components/notify/MessageModal';
import { AuthModal } from '@/components/session/AuthModal';
import { ModalShell, type ModalShellProps } from '@/components/ui/modal/ModalShell';

/** From the name of a modal to its dialog (spec 3 §2 Modal shell). */
const registry = { auth: AuthModal, message: MessageModal, confirm: ConfirmModal };

export function Modals(props: ModalShellProps) {
  return <ModalShell {...props} registry={registry} />;
}
