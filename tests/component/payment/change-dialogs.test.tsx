import { screen } from '@testing-library/react';
import type { OfferChange, PurchaseWay } from '@/lib/rules/commerce/product';
import { changeOf, paysystems, product, tenge } from './fixtures';
import { button, open, press, ru, settled, standing } from './payment-dialog';

const { changed, planned } = changeOf;

describe('spec 3 §4 Subscription actions: a change of period is explained with its amounts before it is agreed to', () => {
  test('a step up: the price, what is counted in of the running period, and the difference that is paid now', () => {
    open({ id: 'pay_confirm', data: { product, offer: changed, isChanged: false } });
    const dialog = screen.getByRole('dialog');
    for (const text of [ru.changePeriod.now, '11 940 ₸', '−940 ₸', '11 000 ₸'])
      expect(dialog).toHaveTextContent(text);
    expect(button(/Оплатить 11.000 ₸/)).toBeInTheDocument();
  });

  test('more came back than the new period costs: the rest stays on the balance', () => {
    const change = { ...changed.change, refund: tenge('12000.00'), toBalance: tenge('60.00') } as OfferChange;
    const cheap = { ...changed, due: tenge('0.00'), change };
    open({ id: 'pay_confirm', data: { product, offer: cheap, isChanged: false } });
    expect(screen.getByText(ru.toBalance).parentElement).toHaveTextContent('60 ₸');
    expect(button(ru.change)).toBeInTheDocument();
  });

  test('a step down: nothing now, the day on which it begins, and its price', async () => {
    open({ id: 'pay_confirm', data: { product, offer: planned, isChanged: false } });
    const dialog = screen.getByRole('dialog');
    for (const text of ['0 ₸', 'До 1 декабря 2026 всё останется как есть', '1 990 ₸ / месяц'])
      expect(dialog).toHaveTextContent(text);
    await press(ru.change);
    expect(settled).toHaveBeenCalledWith(true);
  });

  test('another packet is named with the one that it replaces, also where a way to pay is chosen', () => {
    const change = { ...changed.change, packets: ['Лайт', 'Спорт'] } as OfferChange;
    open({
      id: 'paysystems',
      data: { offer: { ...changed, change }, paysystems, isChanged: false, note: null },
    });
    expect(screen.getByText(/«Премиум» начнётся сразу и заменит: Лайт и Спорт/)).toBeInTheDocument();
    expect(screen.getByText('−940 ₸')).toBeInTheDocument();
  });

  test('a change that begins later is not announced as paid', () => {
    open(standing('complete', { plannedAt: Date.UTC(2026, 11, 1, 9) }));
    expect(screen.getByRole('status')).toHaveTextContent('Новый период начнётся 1 декабря 2026, до этого');
  });

  test('the running period cannot be chosen, unless another one follows: then it can be kept', () => {
    const [month, year] = product.ways as [PurchaseWay, PurchaseWay];
    const ways = [month, { ...year, isCurrent: true }];
    const { unmount } = open({ id: 'confirm_period', data: { product, ways } });
    expect(screen.getByRole('radio', { name: /1 год/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /1 месяц/ })).toBeChecked();
    unmount();
    open({
      id: 'confirm_period',
      data: { product, ways: [{ ...month, isNext: true }, ways[1] as PurchaseWay] },
    });
    expect(screen.getByRole('radio', { name: /1 месяц/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /1 год/ })).toBeChecked();
  });
});
