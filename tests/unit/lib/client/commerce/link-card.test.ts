/** @jest-environment jsdom */

import { linkCard } from '@/lib/client/commerce/account-calls';
import { checkTransaction } from '@/lib/client/commerce/calls';
import { linkNewCard } from '@/lib/client/commerce/link-card';
import { askFor, dismissModal } from '@/lib/client/modals/ask';
import { CHECK_MS } from '@/lib/rules/commerce/constants';
import type { Transaction } from '@/lib/rules/commerce/product';
import { transaction } from '../../rules/commerce/purchase-scenes';

jest.mock('@/lib/client/browser/of-document', () => ({ documentKind: () => 'money' }));
jest.mock('@/lib/client/commerce/account-calls');
jest.mock('@/lib/client/commerce/calls');
jest.mock('@/lib/client/modals/ask');
jest.mock('@/lib/client/parental/with-pin', () => ({
  withPin: (_action: string, work: () => unknown) => work(),
}));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each(['pending', 'complete', 'error'] as const)(
  'a dialog that was closed while the card was checked is over: a late answer "%s" checks no more, and closes no other dialog',
  async (status) => {
    jest.clearAllMocks();
    const linking = transaction({ createdAt: Date.now() });
    let close = (_answer: null): void => {};
    let answer = (_transaction: Transaction): void => {};
    jest.mocked(linkCard).mockResolvedValue(linking);
    jest.mocked(askFor).mockReturnValue(
      new Promise((resolve) => {
        close = resolve;
      }),
    );
    jest.mocked(checkTransaction).mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const linked = linkNewCard();
    await jest.advanceTimersByTimeAsync(CHECK_MS);
    expect(checkTransaction).toHaveBeenCalledTimes(1);
    close(null);
    expect(await linked).toEqual({ result: 'open' });
    answer({ ...linking, status });
    await jest.advanceTimersByTimeAsync(2 * CHECK_MS);
    expect(checkTransaction).toHaveBeenCalledTimes(1);
    expect(dismissModal).not.toHaveBeenCalled();
  },
);
