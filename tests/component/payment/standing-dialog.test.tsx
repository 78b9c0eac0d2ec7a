import { act, screen } from '@testing-library/react';
import { user } from '@/tests/support/user';
import { onClose, open, press, replace, ru, settled, standing } from './payment-dialog';

describe('spec 3 §2 pay_transaction: how a payment stands', () => {
  test.each([
    ['unsure', ru.checkAgain, { again: true }],
    ['slow', ru.checkAgain, { again: true }],
    ['complete', ru.watch, { watch: true }],
    ['owned', ru.watch, { watch: true }],
  ] as const)('%s: the next step is "%s"', async (state, name, result) => {
    open(standing(state, { canWatch: true }));
    await press(name);
    expect(settled).toHaveBeenCalledWith(result);
  });

  test.each(['error', 'checking', 'sending'] as const)('%s: the dialog can only be closed', async (state) => {
    open(standing(state, { canWatch: true }));
    await user.click(screen.getAllByRole('button', { name: ru.close }).at(-1) as Element);
    expect(onClose).toHaveBeenCalled();
    expect(settled).not.toHaveBeenCalled();
  });

  test('WCAG 4.1.3: the end of a charge changes the status that said it was sent, so it is announced, once', () => {
    open(standing('sending'));
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent(ru.states.sending);
    act(() => replace(standing('complete')));
    expect(screen.getByRole('status')).toBe(status);
    expect(status).toHaveTextContent(ru.states.complete);
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

  describe('spec 3 §4: after a successful purchase the content plays by itself', () => {
    let visibility: DocumentVisibilityState = 'visible';
    beforeEach(() => {
      jest.useFakeTimers();
      jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
    });
    afterEach(() => {
      jest.useRealTimers();
      jest.restoreAllMocks();
      visibility = 'visible';
    });
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

    test.each(['complete', 'owned'] as const)('%s: when the viewer had time to read it', async (state) => {
      open(standing(state, { canWatch: true }));
      await pass(1_400);
      expect(settled).not.toHaveBeenCalled();
      await pass(200);
      expect(settled).toHaveBeenCalledWith({ watch: true });
      await pass(5_000);
      expect(settled).toHaveBeenCalledTimes(1);
    });

    test('not behind the page of the bank: when the viewer is back', async () => {
      visibility = 'hidden';
      open(standing('complete', { canWatch: true }));
      await pass(60_000);
      expect(settled).not.toHaveBeenCalled();
      visibility = 'visible';
      document.dispatchEvent(new Event('visibilitychange'));
      await pass(1_600);
      expect(settled).toHaveBeenCalledWith({ watch: true });
    });

    test.each(['checking', 'error', 'slow'] as const)('%s plays nothing', async (state) => {
      open(standing(state, { canWatch: true }));
      await pass(10_000);
      expect(settled).not.toHaveBeenCalled();
    });

    test('nothing to watch: the dialog stays', async () => {
      open(standing('complete'));
      await pass(10_000);
      expect(settled).not.toHaveBeenCalled();
    });
  });
});
