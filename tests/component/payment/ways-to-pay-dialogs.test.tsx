import { screen } from '@testing-library/react';
import type { PaymentDialog } from '@/lib/rules/commerce/dialogs';
import { user } from '@/tests/support/user';
import { cards, offer, paysystems, phoneSystem, transaction } from './fixtures';
import { open, phone, press, ru, settled } from './payment-dialog';

describe('ways to pay', () => {
  test('a press on one chooses it; why the last one did not work stands above', async () => {
    open({ id: 'paysystems', data: { offer, paysystems, isChanged: false, note: 'Банк отклонил карту' } });
    expect(screen.getByRole('alert')).toHaveTextContent('Банк отклонил карту');
    await press(/Способ qrcode/);
    expect(settled).toHaveBeenCalledWith({ name: 'qrcode' });
  });

  test('the primary card is first and chosen; another way is one press away', async () => {
    open({ id: 'card', data: { offer, cards } });
    const [first] = screen.getAllByRole('radio');
    expect(first).toBeChecked();
    expect(first?.closest('label')).toHaveTextContent('**** 4242');
    await press(/Оплатить 1.990/);
    expect(settled).toHaveBeenCalledWith({ cardId: 6 });
  });

  test.each([true, false])(
    'without money the balance can be refilled where that is allowed: %s',
    async (canRefill) => {
      open({ id: 'nofunds', data: { offer: { ...offer, canRefill }, message: null } });
      if (!canRefill) {
        expect(screen.queryByRole('button', { name: ru.refillFirst })).toBeNull();
        return;
      }
      await press(ru.refillFirst);
      expect(settled).toHaveBeenCalledWith({ refill: true });
    },
  );

  test('a new card is kept only when the viewer says so', async () => {
    open({ id: 'pay_card', data: { offer } });
    await user.click(screen.getByRole('checkbox', { name: ru.saveCard }));
    await press(ru.toBank);
    expect(settled).toHaveBeenCalledWith({ isCardSaved: true });
  });

  test.each([
    ['a card', { id: 'card', data: { offer, cards } }],
    ['a new card', { id: 'pay_card', data: { offer } }],
    ['a phone', phone()],
    ['a QR code', { id: 'pay_qr', data: { offer, transaction: transaction() } }],
    ['a bank', { id: 'pay_redirect', data: { offer, transaction: transaction({ paysystem: 'short_url' }) } }],
    [
      'a frame',
      { id: 'pay_iframe', data: { offer, transaction: transaction(), url: 'https://bank.example/' } },
    ],
    [
      'a cash desk',
      {
        id: 'pay_info',
        data: {
          offer,
          paysystem: {
            ...phoneSystem,
            name: 'info',
            howToUse: 'Назовите счёт.',
            data: { account: '77', phone: '+7 700', url: 'https://taspa.example' },
          },
        },
      },
    ],
    ['no funds', { id: 'nofunds', data: { offer, message: null } }],
  ] as Array<[string, PaymentDialog]>)('%s: another way can be chosen', async (_, dialog) => {
    open(dialog);
    await press(ru.otherMethod);
    expect(settled).toHaveBeenCalledWith({ other: true });
  });
});
