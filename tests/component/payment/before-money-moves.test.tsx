import { screen } from '@testing-library/react';
import type { PaymentDialog } from '@/lib/rules/commerce/dialogs';
import { user } from '@/tests/support/user';
import { cards, offer, phoneSystem, product, trialOffer } from './fixtures';
import { button, confirm, open, press, ru, settled, standing } from './payment-dialog';

describe('spec 3 §4 Purchase flow: before money moves the viewer sees what, how much, how long, and what follows', () => {
  test('a packet: the price now, the period, the balance and the next price', () => {
    open(confirm);
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveAccessibleName('Премиум');
    for (const text of ['1 990 ₸', '1 месяц', '2 500 ₸', ru.renews]) expect(dialog).toHaveTextContent(text);
  });

  test('a rent is named by its offer, and what has no name is a payment', () => {
    const rent = { ...product, kind: 'rent' as const, title: '' };
    const data = { product: rent, offer: { ...offer, title: 'Полынь' }, isChanged: false };
    const { unmount } = open({ id: 'pay_confirm', data });
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Полынь');
    unmount();
    open(standing('complete', { title: '' }));
    expect(screen.getByRole('dialog')).toHaveAccessibleName(ru.paymentTitle);
  });

  test('a trial: nothing now, then the price', async () => {
    open({ id: 'pay_confirm', data: { product, offer: trialOffer, isChanged: false } });
    expect(screen.getByRole('dialog')).toHaveTextContent(/0 ₸.*7 дней.*1 990 ₸ \/ месяц/);
    expect(button(ru.tryFree)).toHaveAttribute('data-event', 'trial_purchase_button_click');
    await press(ru.tryFree);
    expect(settled).toHaveBeenCalledWith(true);
  });

  test.each<[string, PaymentDialog]>([
    ['a linked card', { id: 'card', data: { offer: trialOffer, cards } }],
    ['a new card', { id: 'pay_card', data: { offer: trialOffer } }],
  ])('a trial that is paid with %s is counted as one', (_, dialog) => {
    open(dialog);
    expect(document.querySelector('[data-event]')).toHaveAttribute(
      'data-event',
      'trial_purchase_button_click',
    );
  });

  test('what is no trial is not counted as one', () => {
    open({ id: 'card', data: { offer, cards } });
    expect(document.querySelector('[data-event]')).toBeNull();
  });

  test('AlmaTV and mbank: the way to pay is named, and another one may be chosen instead', async () => {
    const paysystem = { ...phoneSystem, name: 'qrcode_png' as const, title: 'QR-код на экране' };
    open({ id: 'pay_confirm', data: { product, offer, isChanged: false, paysystem } });
    expect(screen.getByRole('dialog')).toHaveTextContent(`${ru.method}QR-код на экране`);
    await press(ru.otherMethod);
    expect(settled).toHaveBeenCalledWith({ other: true });
  });

  test('a price that changed is said before the button', () => {
    open({ id: 'pay_confirm', data: { product, offer, isChanged: true } });
    expect(screen.getByRole('alert')).toHaveTextContent(ru.changed);
  });

  test('a double press answers once, and the button waits', async () => {
    open(confirm);
    await user.dblClick(button(/1.990/));
    expect(settled).toHaveBeenCalledTimes(1);
    expect(button(ru.wait)).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('spec 3 §5 Discount: 100 minus the per-month price ratio versus the first period', () => {
  test('a year for half the price of the months saves 50%, and is chosen with the arrow keys', async () => {
    open({ id: 'confirm_period', data: { product, ways: product.ways } });
    const [month, year] = screen.getAllByRole('radio');
    expect(month).toBeChecked();
    expect(screen.getByLabelText(/1 год/)).toBe(year);
    expect(screen.getByText('Выгода 50 %')).toBeInTheDocument();
    await user.click(year as Element);
    await press(ru.proceed);
    expect(settled).toHaveBeenCalledWith({ wayId: '2' });
  });
});
