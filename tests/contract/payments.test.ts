import { payments } from '@/lib/server/gateway/commerce/transactions';
import { cookiesOfRequest, Visitor } from '@/tests/support/visitor';
import type { RealPlatform } from './support/real-platform';
import { newPhone, openPlatform, SiteClient } from './support/site-client';

jest.mock('next/headers', () => ({ cookies: () => cookiesOfRequest() }));

let platform: RealPlatform;
let client: SiteClient;

beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform?.stop());
beforeEach(async () => {
  client = new SiteClient(platform);
  await client.logInWith(newPhone('7706'));
});

const paid = (query = '') => client.call(payments, 'GET', `/api/commerce/payments${query}`);

async function refill(amount: string): Promise<void> {
  const { body: accounts } = await client.platformCall('GET', '/users/self/accounts');
  const path = `/users/self/accounts/${accounts[0].id}/payforms/short_url`;
  const { body } = await client.platformCall('POST', path, { amount });
  await client.sandbox.order(`/transactions/${body.id}`, { outcome: 'pay' });
}

/** A film of the seed, for two days. */
const RENT = '583610574244451820';

test('what the balance pays stands among the payments, in the money of the viewer', async () => {
  await refill('1000');
  await client.platformCall('POST', '/users/self/purchases', { purchase_type_id: RENT });
  const sum = (amount: string) => ({ amount, format: '{amount} ₸' });
  const { status, body } = await paid();
  expect(status).toBe(200);
  expect(body.list).toMatchObject([
    { kind: 'charge', title: 'На Марсе пахнет полынью', amount: sum('890.00'), status: null },
    { kind: 'payment', amount: sum('1000.00'), status: 'complete' },
  ]);
  expect((await paid('?offset=1')).body.list).toEqual(body.list.slice(1));
  expect((await paid('?offset=x')).status).toBe(400);

  await client.becomeChild();
  expect((await paid()).status).toBe(403);
  client.visitor = new Visitor();
  await client.start();
  expect((await paid()).status).toBe(403);
});
