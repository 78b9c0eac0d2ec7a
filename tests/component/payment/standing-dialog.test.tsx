import { screen } from '@testing-library/react';
import { user } from '@/tests/support/user';
import { onClose, open, press, ru, settled, standing } from './payment-dialog';

describe('spec 3 §2 pay_transaction: how a payment stands', () => {
  test.each([
    ['unsure', ru.checkAgain, { again: true }],
    ['slow', ru.checkAgain, { again: true }],
    ['complete', ru.watch, { watch: true }],
    ['owned', ru.watch, { watch: true }],
    ['error', ru.otherMethod, { other: true }],
  ] as const)('%s: the next step is "%s"', async (state, name, result) => {
    open(standing(state, { canWatch: true, canChooseOther: true }));
    await press(name);
    expect(settled).toHaveBeenCalledWith(result);
  });

  test('words of the platform about a failure come before our own', () => {
    open(standing('error', { message: 'Карта заблокирована' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Карта заблокирована');
  });

  test('without anything to watch a finished payment only closes', async () => {
    open(standing('complete'));
    await user.click(screen.getAllByRole('button', { name: ru.close }).at(-1) as Element);
    expect(onClose).toHaveBeenCalled();
    expect(settled).not.toHaveBeenCalled();
  });
});
