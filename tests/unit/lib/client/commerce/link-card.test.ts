/** @jest-environment jsdom */

import { linkCard } from '@/lib/client/commerce/account-calls';
import { checkTransaction } from '@/lib/client/commerce/calls';
import { linkNewCard } from '@/lib/client/commerce/link-card';
import { dismissModal, takeRequestedModal } from '@/lib/client/modals/ask';
import { CHECK_MS } from '@/lib/rules/commerce/constants';
import type { Transaction } from '@/lib/rules/commerce/product';
import { transaction } from '../../rules/commerce/purchase-scenes';

jest.mock('@/lib/client/browser/of-document', () => ({ documentKind: () => 'money' }));
jest.mock('@/lib/client/commerce/account-calls');
jest.mock('@/lib/client/commerce/calls');
jest.mock('@/lib/client/modals/ask', () => ({
  ...jest.requireActual('@/lib/client/modals/ask'),
  dismissModal: jest.fn(),
}));
jest.mock('@/lib/client/parental/with-pin', () => ({
  withPin: (_action: string, work: () => unknown) => work(),
}));

const linking = () =>
  transaction({ createdAt: Date.now(), frameUrl: 'https://bank.example/frame', status: 'pending' });
let answer = (_transaction: Transaction): void => {};

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  jest.mocked(linkCard).mockResolvedValue(linking());
  jest.mocked(checkTransaction).mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
});
afterEach(() => {
  jest.useRealTimers();
  location.hash = '';
});

/** The dialog that was asked for, as the shell of the modals takes it; null when none was. */
function takeDialog() {
  const taken = takeRequestedModal(location.hash);
  return taken?.isRequested ? taken.modal : null;
}

async function openDialog() {
  const linked = linkNewCard();
  await jest.advanceTimersByTimeAsync(0);
  const dialog = takeDialog();
  expect(dialog).toMatchObject({ id: 'pay_iframe' });
  return { linked, dialog };
}

test.each(['pending', 'complete', 'error'] as const)(
  'a dialog that was closed while the card was checked is over: a late answer "%s" checks no more, and closes no other dialog',
  async (status) => {
    const { linked, dialog } = await openDialog();
    await jest.advanceTimersByTimeAsync(CHECK_MS);
    expect(checkTransaction).toHaveBeenCalledTimes(1);
    dialog?.settle?.(null);
    expect(await linked).toEqual({ result: 'open' });
    answer({ ...linking(), status });
    await jest.advanceTimersByTimeAsync(2 * CHECK_MS);
    expect(checkTransaction).toHaveBeenCalledTimes(1);
    expect(dismissModal).not.toHaveBeenCalled();
  },
);

test('news of the frame are checked at once, and the dialog is asked again until the bank has decided', async () => {
  const { linked, dialog } = await openDialog();
  dialog?.settle?.({ again: true });
  await jest.advanceTimersByTimeAsync(0);
  expect(checkTransaction).toHaveBeenCalledTimes(1);
  answer(linking());
  await jest.advanceTimersByTimeAsync(0);
  const again = takeDialog();
  expect(again).toMatchObject({ id: 'pay_iframe' });
  again?.settle?.({ again: true });
  await jest.advanceTimersByTimeAsync(0);
  answer({ ...linking(), status: 'complete' });
  expect(await linked).toEqual({ result: 'complete' });
  expect(dismissModal).toHaveBeenCalledWith('pay_iframe');
  expect(takeDialog()).toBeNull();
});

test.each(['pending', 'complete', 'error'] as const)(
  'a frame that was closed while its news were checked stays closed after the answer "%s"',
  async (status) => {
    const { linked, dialog } = await openDialog();
    dialog?.settle?.({ again: true });
    await jest.advanceTimersByTimeAsync(0);
    dialog?.settle?.(null);
    answer({ ...linking(), status });
    await jest.advanceTimersByTimeAsync(2 * CHECK_MS);
    expect(takeDialog()).toBeNull();
    expect(dismissModal).not.toHaveBeenCalled();
    expect(checkTransaction).toHaveBeenCalledTimes(1);
    expect(await linked).toEqual({ result: 'open' });
  },
);
