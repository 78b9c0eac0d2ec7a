import type { PaymentDialogId } from '@/lib/rules/commerce/dialogs';
import { AgreementModal } from './AgreementModal';
import { BasesModal } from './BasesModal';
import { CardModal } from './CardModal';
import { NoFundsModal } from './NoFundsModal';
import { PayCardModal } from './PayCardModal';
import { PayConfirmModal } from './PayConfirmModal';
import { PayFrameModal } from './PayFrameModal';
import { PayInfoModal } from './PayInfoModal';
import { PayPhoneModal } from './PayPhoneModal';
import { PayQrCodeModal } from './PayQrCodeModal';
import { PayRedirectModal } from './PayRedirectModal';
import { PaysystemsModal } from './PaysystemsModal';
import { PeriodModal } from './PeriodModal';
import { RefillModal } from './RefillModal';
import { TransactionModal } from './TransactionModal';

/** The dialogs of a purchase, in one script: who opens one opens the next. */
export const paymentDialogs = {
  quick_packets: BasesModal,
  pay_confirm: PayConfirmModal,
  refill: RefillModal,
  confirm_period: PeriodModal,
  pay_agreement: AgreementModal,
  paysystems: PaysystemsModal,
  card: CardModal,
  pay_card: PayCardModal,
  pay_phone_sms: PayPhoneModal,
  pay_info: PayInfoModal,
  pay_redirect: PayRedirectModal,
  pay_iframe: PayFrameModal,
  pay_qr: PayQrCodeModal,
  nofunds: NoFundsModal,
  pay_transaction: TransactionModal,
} satisfies Record<PaymentDialogId, unknown>;
