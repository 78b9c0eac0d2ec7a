'use client';

import { ProfilesModal } from '@/components/account/profiles/ProfilesModal';
import { ConfirmModal } from '@/components/notify/ConfirmModal';
import { MessageModal } from '@/components/notify/MessageModal';
import { ParentalModal } from '@/components/parental/ParentalModal';
import { ParentalSetModal } from '@/components/parental/ParentalSetModal';
import { ParentalStartModal } from '@/components/parental/ParentalStartModal';
import { PincodeModal } from '@/components/parental/PincodeModal';
import { AuthModal } from '@/components/session/AuthModal';
import { ModalShell, type ModalShellProps } from '@/components/ui/modal/ModalShell';

/** From the name of a modal to its dialog (spec 3 §2 Modal shell). */
const registry = {
  auth: AuthModal,
  message: MessageModal,
  confirm: ConfirmModal,
  pincode: PincodeModal,
  parental: ParentalModal,
  parental_set: ParentalSetModal,
  parental_start: ParentalStartModal,
  profiles: ProfilesModal,
};

export function Modals(props: ModalShellProps) {
  return <ModalShell {...props} registry={registry} />;
}
