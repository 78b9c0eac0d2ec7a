'use client';

import { LazyModal } from '@/components/ui/modal/LazyModal';
import type { ModalProps } from '@/components/ui/modal/ModalShell';

type Dialogs = typeof import('./dialogs').paymentDialogs;

/** Their script loads when somebody buys. */
const loadOf =
  <Id extends keyof Dialogs>(id: Id) =>
  () =>
    import('./dialogs').then(({ paymentDialogs }) => paymentDialogs[id]);

const load = {
  bases: loadOf('bases'),
  pay_confirm: loadOf('pay_confirm'),
  refill: loadOf('refill'),
  confirm_period: loadOf('confirm_period'),
  pay_agreement: loadOf('pay_agreement'),
  paysystems: loadOf('paysystems'),
  card: loadOf('card'),
  pay_card: loadOf('pay_card'),
  pay_phone_sms: loadOf('pay_phone_sms'),
  pay_info: loadOf('pay_info'),
  pay_redirect: loadOf('pay_redirect'),
  pay_iframe: loadOf('pay_iframe'),
  pay_qr: loadOf('pay_qr'),
  nofunds: loadOf('nofunds'),
  pay_transaction: loadOf('pay_transaction'),
};

/** The dialogs of a purchase by their ids, for the registry of modals. */
export const paymentModals = {
  pay_confirm: (modal: ModalProps) => <LazyModal modal={modal} load={load.pay_confirm} />,
  refill: (modal: ModalProps) => <LazyModal modal={modal} load={load.refill} />,
  confirm_period: (modal: ModalProps) => <LazyModal modal={modal} load={load.confirm_period} />,
  pay_agreement: (modal: ModalProps) => <LazyModal modal={modal} load={load.pay_agreement} />,
  paysystems: (modal: ModalProps) => <LazyModal modal={modal} load={load.paysystems} />,
  card: (modal: ModalProps) => <LazyModal modal={modal} load={load.card} />,
  pay_card: (modal: ModalProps) => <LazyModal modal={modal} load={load.pay_card} />,
  pay_phone_sms: (modal: ModalProps) => <LazyModal modal={modal} load={load.pay_phone_sms} />,
  pay_info: (modal: ModalProps) => <LazyModal modal={modal} load={load.pay_info} />,
  pay_redirect: (modal: ModalProps) => <LazyModal modal={modal} load={load.pay_redirect} />,
  pay_iframe: (modal: ModalProps) => <LazyModal modal={modal} load={load.pay_iframe} />,
  pay_qr: (modal: ModalProps) => <LazyModal modal={modal} load={load.pay_qr} />,
  nofunds: (modal: ModalProps) => <LazyModal modal={modal} load={load.nofunds} />,
  pay_transaction: (modal: ModalProps) => <LazyModal modal={modal} load={load.pay_transaction} />,
};

/** `quick_packets` with the base packets that a purchase needs first; its other use is an offer for a title. */
export function BasePacketsModal(modal: ModalProps) {
  return <LazyModal modal={modal} load={load.bases} />;
}

export const isBaseChoice = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'bases' in data;
