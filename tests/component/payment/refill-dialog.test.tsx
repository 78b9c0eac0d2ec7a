import { screen } from '@testing-library/react';
import { user } from '@/tests/support/user';
import { offer, product } from './fixtures';
import { open, press, ru, settled } from './payment-dialog';

describe('spec 3 §2 `refill`', () => {
  const amount = () => screen.getByRole('textbox', { name: ru.refillAmount });
  beforeEach(() => {
    const balance = offer.balance;
    open({ id: 'refill', data: { product: { ...product, kind: 'refill', balance }, amount: null } });
  });

  test.each(['', '0,5', '500001', 'abc'])(
    'refuses the amount %j, says the limits and keeps it',
    async (typed) => {
      if (typed) await user.type(amount(), typed);
      await press(ru.proceed);
      expect(screen.getByRole('alert')).toHaveTextContent('Введите сумму от 1 ₸ до 500 000 ₸');
      expect(amount()).toHaveValue(typed);
      expect(settled).not.toHaveBeenCalled();
    },
  );

  test('a sum beside the field replaces what is in it', async () => {
    await user.type(amount(), '0');
    await press(ru.proceed);
    await press(/^5\s000/);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(amount()).toHaveValue('5000');
    await press(ru.proceed);
    expect(settled).toHaveBeenCalledWith({ amount: '5000.00' });
  });

  test('returns the amount as the wire writes it', async () => {
    await user.type(amount(), '1 000,5{Enter}');
    expect(settled).toHaveBeenCalledWith({ amount: '1000.50' });
  });
});
