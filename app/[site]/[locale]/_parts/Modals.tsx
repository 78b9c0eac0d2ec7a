'use client';

import { ProfilesModal } from '@/components/account/profiles/ProfilesModal';
import { ConfirmModal } from '@/components/notify/ConfirmModal';
import { MessageModal } from '@/components/notify/MessageModal';
import { ParentalModal } from '@/components/parental/ParentalModal';
import { ParentalSetModal } from '@/components/parental/ParentalSetModal';
import { ParentalStartModal } from '@/components/parental/ParentalStartModal';
import { PincodeModal } from '@/components/parental/PincodeModal';
import { AuthModal } from '@/components/session/AuthModal';
import { AutoAuthModal } from '@/components/session/AutoAuthModal';
import { BlockModal } from '@/components/session/contract/BlockModal';
import { PayQrModal } from '@/components/session/contract/PayQrModal';
import { NoProviderModal } from '@/components/session/NoProviderModal';
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
  no_provider: NoProviderModal,
  auto_auth_error: AutoAuthModal,
  block_alma: BlockModal,
  pay_qr_alma: PayQrModal,
  profiles: ProfilesModal,
};

export function Modals(props: ModalShellProps) {
  return <ModalShell {...props} registry={registry} />;
}
