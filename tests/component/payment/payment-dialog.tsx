import { render, screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { paymentDialogs } from '@/components/payment/dialogs';
import type { PaymentDialog, PaymentDialogs } from '@/lib/rules/commerce/dialogs';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import type { Locale } from '@/lib/shared/i18n/locales';
import { user } from '@/tests/support/user';
import { installDialog } from '../ui/browser';
import { offer, phoneSystem, product, transaction } from './fixtures';

jest.mock('@/lib/client/i18n/use-words', () => ({
  useWords: (name: keyof typeof dictionaries.ru) => ({
    words: dictionaries[document.documentElement.lang as Locale][name],
    hasFailed: false,
    retry: () => {},
  }),
}));

export const ru = dictionaries.ru.payment;

export const standing = (
  state: PaymentDialogs['pay_transaction']['data']['state'],
  more: Partial<PaymentDialogs['pay_transaction']['data']> = {},
): PaymentDialog => ({
  id: 'pay_transaction',
  data: {
    state,
    title: 'Премиум',
    message: null,
    canWatch: false,
    plannedAt: null,
    ...more,
  },
});

export const phone = (more: Partial<PaymentDialogs['pay_phone_sms']['data']> = {}): PaymentDialog => ({
  id: 'pay_phone_sms',
  data: { offer, paysystem: phoneSystem, sent: null, error: null, ...more },
});

/** A code has been sent. */
export const sent = { transaction: transaction({ paysystem: 'phone_sms' }), phone: '77012345678' };

export const confirm: PaymentDialog = {
  id: 'pay_confirm',
  data: {
    product,
    offer: { ...offer, isCovered: true, balance: { ...offer.balance, amount: '2500.00' } },
    isChanged: false,
  },
};

export const settled = jest.fn();
export const onClose = jest.fn();
let setShown: (dialog: PaymentDialog) => void = () => {};
/** Another dialog, or the same with other data, in the open shell. */
export const replace = (dialog: PaymentDialog) => setShown(dialog);

function Shell({ first }: { first: PaymentDialog }) {
  const [dialog, setDialog] = useState(first);
  setShown = setDialog;
  const Dialog = paymentDialogs[dialog.id];
  return (
    <Dialog
      frame={{ isOpen: true, hideClose: false, onClose }}
      to={null}
      data={dialog.data}
      settle={settled}
      notify={() => {}}
      words={dictionaries.ru.session}
    />
  );
}

export function open(
  dialog: PaymentDialog,
  lang: Locale = 'ru',
  around: (dialog: ReactElement) => ReactElement = (shell) => shell,
) {
  document.documentElement.lang = lang;
  return render(around(<Shell first={dialog} />));
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const press = (name: string | RegExp) => user.click(button(name));

beforeAll(installDialog);
beforeEach(() => {
  settled.mockClear();
  onClose.mockClear();
});
