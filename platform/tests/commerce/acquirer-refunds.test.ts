import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SIGNATURE_HEADER, signatureOf } from '../../src/commerce/payments/acquirer/signature.ts';
import { TRANSACTION_LIFE_MS } from '../../src/commerce/payments/transactions.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { type Payer, payerAt } from './payer.ts';
import { walletOf } from './wallet.ts';

const secret = 'a secret between the bank and the tests';

/** An acquirer that answers every refund with this. */
let refund: { status: 'paid' | 'failed' };
let acquirer: Server;
let platform: TestPlatform;
beforeAll(async () => {
  acquirer = createServer((_request, response) => response.end(JSON.stringify(refund)));
  await new Promise<void>((resolve) => acquirer.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(acquirer.address() as AddressInfo).port}`;
  const env = { acquirer: { url, secret, merchant: 'tests' } };
  platform = await testPlatform({ contents: 'full', env });
});
beforeEach(() => {
  refund = { status: 'failed' };
});
afterAll(async () => {
  await platform.close();
  acquirer.closeAllConnections();
  acquirer.close();
});

const wallet = async (payer: Payer) => (await walletOf(platform.db, payer.userId)).balance;
const state = async (payer: Payer, id: number) => (await payer.get(`transactions/${id}`)).body;

async function paid({ id, amount }: { id: number; amount: string }): Promise<number> {
  const card = { last_digits: '1111', token: 'test:ok' };
  const payload = JSON.stringify({ type: 'paid', order: String(id), amount, currency: 'KZT', card });
  const headers = {
    'content-type': 'application/json',
    [SIGNATURE_HEADER]: signatureOf(secret, payload, platform.clock.now()),
  };
  const url = '/v2/payments/notices';
  return (await platform.app.inject({ method: 'POST', url, headers, payload })).statusCode;
}

test('a bank that refuses to refund late money repeats its notice until it refunds', async () => {
  const payer = await payerAt(platform);
  const { body } = await payer.payform('short_url', { amount: 400 });
  platform.clock.advance(TRANSACTION_LIFE_MS);
  expect(await paid(body)).toBe(503);
  refund = { status: 'paid' };
  expect(await paid(body)).toBe(200);
  expect(await state(payer, body.id)).toMatchObject({ status: 'error' });
  expect(await wallet(payer)).toBe('0.00');
});

test('a card is linked also when the bank refuses to refund its unit, which stays on the balance', async () => {
  const payer = await payerAt(platform);
  const { body } = await payer.post('cards');
  expect(await paid(body)).toBe(200);
  expect(await state(payer, body.id)).toMatchObject({ status: 'complete' });
  expect((await payer.get('cards')).body).toMatchObject([{ number: '**** 1111' }]);
  expect(await wallet(payer)).toBe('1.00');
});
