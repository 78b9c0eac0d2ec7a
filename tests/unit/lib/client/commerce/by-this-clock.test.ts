import { byThisClock } from '@/lib/client/commerce/by-this-clock';
import { checkTransaction } from '@/lib/client/commerce/calls';
import { callCommerce } from '@/lib/client/http/call-session';
import { CHECK_MS } from '@/lib/rules/commerce/constants';
import type { Transaction } from '@/lib/rules/commerce/product';
import { follow, onPage, transaction } from '../../rules/commerce/purchase-scenes';

jest.mock('@/lib/client/http/call-session');

const HOUR = 3_600_000;
const SERVER_NOW = Date.UTC(2026, 2, 14, 12);

describe('spec 3 §9: a payment ends 3600 s after it was created, whatever the clock of the device says', () => {
  test.each([-30, -2, 0, 2, 48])(
    '%d hours wrong: an open payment is open, and its time left is right',
    async (hours) => {
      const here = SERVER_NOW + hours * HOUR;
      const sent = {
        createdAt: SERVER_NOW - 60_000,
        expiresAt: SERVER_NOW + HOUR - 60_000,
        readAt: SERVER_NOW,
      };
      const shown = byThisClock(transaction(sent), here);
      expect(shown.expiresAt - here).toBe(HOUR - 60_000);
      const checking = follow([{ type: 'opened', transaction: shown }], onPage, here).state;
      expect(follow([{ type: 'checked', transaction: shown }], checking, here)).toMatchObject({
        state: { at: 'checking' },
        effects: [{ do: 'check', afterMs: CHECK_MS }],
      });
    },
  );

  test('what the server says of a payment is read by this clock', async () => {
    const sent = transaction({ createdAt: 0, expiresAt: HOUR, readAt: 1_000 });
    jest.mocked(callCommerce).mockResolvedValue(sent);
    const asked = Date.now();
    const { createdAt, readAt = 0 } = (await checkTransaction(5)) as Transaction;
    expect(readAt - createdAt).toBe(1_000);
    expect(readAt).toBeGreaterThanOrEqual(asked);
    expect(readAt).toBeLessThanOrEqual(Date.now());
  });
});
