'use client';

import { LazyModal } from '@/components/ui/modal/LazyModal';
import type { ModalProps } from '@/components/ui/modal/ModalShell';

type Dialogs = typeof import('./dialogs').paymentDialogs;

/** Its script loads when somebody buys. */
function lazy<Id extends keyof Dialogs>(id: Id) {
  const load = () => import('./dialogs').then(({ paymentDialogs }) => paymentDialogs[id]);
  return (modal: ModalProps) => <LazyModal modal={modal} load={load} />;
}

/** The dialogs of a purchase by their ids, for the registry of modals. */
export const paymentModals = {
  pay_confirm: lazy('pay_confirm'),
  refill: lazy('refill'),
  confirm_period: lazy('confirm_period'),
  pay_agreement: lazy('pay_agreement'),
  paysystems: lazy('paysystems'),
  card: lazy('card'),
  pay_card: lazy('pay_card'),
  pay_phone_sms: lazy('pay_phone_sms'),
  pay_info: lazy('pay_info'),
  pay_redirect: lazy('pay_redirect'),
  pay_iframe: lazy('pay_iframe'),
  pay_qr: lazy('pay_qr'),
  nofunds: lazy('nofunds'),
  pay_transaction: lazy('pay_transaction'),
};

/** `quick_packets` with the base packets that a purchase needs first; its other use is an offer for a title. */
export const BasePacketsModal = lazy('quick_packets');

export const isBaseChoice = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'bases' in data;
