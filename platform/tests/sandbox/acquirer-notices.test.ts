import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { notifier } from '../../src/sandbox/acquirer/notices.ts';
import { testClock } from '../support/clock.ts';

/** Less than the limit of Node's own fetch. */
const PATIENCE_MS = 60_000;

/** Takes every request and answers none. */
let merchant: Server;
beforeAll(async () => {
  merchant = createServer(() => undefined);
  await new Promise<void>((resolve) => merchant.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  merchant.closeAllConnections();
  await new Promise((resolve) => merchant.close(resolve));
});

test(
  'a notice to a merchant that does not answer ends with the status 0',
  async () => {
    const notifyUrl = `http://127.0.0.1:${(merchant.address() as AddressInfo).port}/notice`;
    const asked = { order: 'o-1', amount: '100.00', currency: 'KZT', title: 'Film', language: 'en' } as const;
    const row = {
      ...asked,
      key: '',
      status: 'failed',
      refunded: false,
      card: null,
      returnUrl: null,
    } as const;
    const notify = notifier('a secret', testClock(), 50);
    expect(await notify({ ...row, notifyUrl }, 'failed')).toBe(0);
  },
  PATIENCE_MS,
);
