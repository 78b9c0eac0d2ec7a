'use client';

import { useRouter } from 'next/navigation';
import { useMemo } from 'react';
import { ProfilesModal } from '@/components/account/profiles/ProfilesModal';
import { subscriptionModals } from '@/components/account/subscriptions/SubscriptionModals';
import { OffersModal } from '@/components/catalogue/content/offers/OffersModal';
import { ConfirmModal } from '@/components/notify/ConfirmModal';
import { MessageModal } from '@/components/notify/MessageModal';
import { PushModal } from '@/components/notify/PushModal';
import { SmartTvModal } from '@/components/pages/instructions/SmartTvModal';
import { PacketChannelsModal } from '@/components/pages/packet/PacketChannelsModal';
import { ParentalModal } from '@/components/parental/ParentalModal';
import { ParentalSetModal } from '@/components/parental/ParentalSetModal';
import { ParentalStartModal } from '@/components/parental/ParentalStartModal';
import { PincodeModal } from '@/components/parental/PincodeModal';
import { BasePacketsModal, isBaseChoice, paymentModals } from '@/components/payment/PaymentModals';
import { PromoModal } from '@/components/promo/PromoModal';
import { PromoWizardModal } from '@/components/promo/PromoWizardModal';
import { AuthModal } from '@/components/session/AuthModal';
import { AutoAuthModal } from '@/components/session/AutoAuthModal';
import { BlockModal } from '@/components/session/contract/BlockModal';
import { PayQrModal } from '@/components/session/contract/PayQrModal';
import { NoProviderModal } from '@/components/session/NoProviderModal';
import { type ModalProps, ModalShell, type ModalShellProps } from '@/components/ui/modal/ModalShell';
import { trackModal } from '@/lib/client/analytics/track-modal';
import { documentHome } from '@/lib/client/browser/of-document';
import { leaveLogin } from '@/lib/client/commerce/leave-login';
import { forgetAction } from '@/lib/client/viewer/interrupted';
import { isPromoPath } from '@/lib/rules/session/promo-path';

/** The dialog of each modal (spec 3 §2 Modal shell). */
const registry = {
  auth: AuthModal,
  message: MessageModal,
  confirm: ConfirmModal,
  pincode: PincodeModal,
  parental: ParentalModal,
  parental_set: ParentalSetModal,
  parental_start: ParentalStartModal,
  profiles: ProfilesModal,
  no_provider: NoProviderModal,
  auto_auth_error: AutoAuthModal,
  block_alma: BlockModal,
  pay_qr_alma: PayQrModal,
  promocode: PromoModal,
  promocode_wizard: PromoWizardModal,
  quick_packets: QuickPacketsModal,
  ...paymentModals,
  ...subscriptionModals,
  packets_channels: PacketChannelsModal,
  smarttv: SmartTvModal,
  push: PushModal,
};

export function Modals(props: ModalShellProps) {
  const { replace } = useRouter();
  const onClosed = useMemo(() => {
    // Without its dialog the promo address has no content (spec 3 §2 "Modal shell").
    const goHome = () => {
      if (isPromoPath(location.pathname)) replace(documentHome());
    };
    const onLoginClosed = () => {
      forgetAction();
      leaveLogin();
    };
    return { auth: onLoginClosed, promocode: goHome, promocode_wizard: goHome };
  }, [replace]);
  return <ModalShell {...props} registry={registry} onClosed={onClosed} onOpened={trackModal} />;
}

/** Spec 3 §2: the packets that open a title; spec 3 §4: the base packets that a purchase needs first. */
function QuickPacketsModal(modal: ModalProps) {
  return isBaseChoice(modal.data) ? <BasePacketsModal {...modal} /> : <OffersModal {...modal} />;
}
