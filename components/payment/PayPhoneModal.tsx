'use client';

import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { PaymentDialog, type PaymentProps } from './PaymentDialog';
import { PhoneCode } from './PhoneCode';
import { PhoneNumber } from './PhoneNumber';

/** Spec 3 §2 `pay_phone_sms`: the number first, then the code that was sent to it. */
export function PayPhoneModal(modal: ModalProps) {
  return (
    <PaymentDialog<'pay_phone_sms'>
      modal={modal}
      title={({ paysystem, sent }, words) => (sent ? words.codeTitle : paysystem.title)}
      Body={PhonePayment}
    />
  );
}

function PhonePayment(props: PaymentProps<'pay_phone_sms'>) {
  const { sent } = props.data;
  if (!sent) return <PhoneNumber {...props} />;
  return <PhoneCode key={sent.transaction.id} {...props} {...sent} />;
}
