import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { idempotentAnswers, transactions } from '../../src/db/schema/money.ts';
import { subscriptions, userPurchases } from '../../src/db/schema/subscriptions.ts';
import { removeOldAnswers } from '../../src/http/idempotency.ts';
import { TEST_NOW } from '../support/clock.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { linkCard, monthOf, type Payer, payerAt } from './payer.ts';
import { refill, walletOf } from './wallet.ts';

/** The payment requirements of quality D4 that the platform guarantees to every client. */

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ contents: 'full' });
});
beforeEach(() => platform.clock.set(TEST_NOW));
afterAll(() => platform.close());

const LIGHT = 81;
const MAXIMUM = 82;
const NIGHT = 93;
const HOUR = 3_600_000;

const withKey = (key: string) => ({ 'idempotency-key': key });
const wallet = (payer: Payer) => walletOf(platform.db, payer.userId);
const purchasesOf = ({ userId }: Payer) =>
  platform.db.select().from(userPurchases).where(eq(userPurchases.userId, userId));
const transactionsOf = ({ userId }: Payer) =>
  platform.db.select().from(transactions).where(eq(transactions.userId, userId));
const held = ({ userId }: Payer) =>
  platform.db.select().from(subscriptions).where(eq(subscriptions.userId, userId));

async function rich(): Promise<Payer> {
  const payer = await payerAt(platform);
  await refill(platform.db, payer.userId, '9000.00', TEST_NOW);
  return payer;
}

const offerOf = async (payer: Payer, packet: number) =>
  (await payer.post('purchases_offer', { purchase_type_id: await monthOf(platform, packet) })).body;

test('quality S18: a double click, a reload and two tabs with one key yield one purchase and one debit', async () => {
  const payer = await rich();
  const order = { purchase_type_id: await monthOf(platform, LIGHT) };
  const key = randomUUID();
  const clicks = await Promise.all(
    Array.from({ length: 6 }, () => payer.post('purchases', order, withKey(key))),
  );
  for (const { status } of clicks) expect([201, 409]).toContain(status);
  const reloaded = await payer.post('purchases', order, withKey(key));
  expect(reloaded.status).toBe(201);
  expect(reloaded.headers['idempotent-replayed']).toBe('true');
  const bought = await purchasesOf(payer);
  expect(bought).toHaveLength(1);
  // The key is stored with the purchase, so that a server that died before its answer finds it again.
  expect(bought[0]?.reference).toBe(`request:${key}`);
  expect((await wallet(payer)).entries.filter((entry) => entry.startsWith('purchase'))).toHaveLength(1);
});

test('quality S18: a payment for an offer that is started twice with one key is one transaction', async () => {
  const payer = await payerAt(platform);
  const { id } = await offerOf(payer, MAXIMUM);
  const body = { offer_id: id, paysystem_shortname: 'short_url' };
  const key = randomUUID();
  const [first, second] = [
    await payer.post('purchases_offer/transaction', body, withKey(key)),
    await payer.post('purchases_offer/transaction', body, withKey(key)),
  ];
  expect(first.status).toBeLessThan(300);
  expect(second.body).toEqual(first.body);
  expect(await transactionsOf(payer)).toHaveLength(1);
});

test('quality S18: an answer lost on its way costs nothing: the retry gets the same purchase', async () => {
  const payer = await rich();
  const order = JSON.stringify({ purchase_type_id: await monthOf(platform, LIGHT) });
  const key = randomUUID();
  const { token } = payer;
  await platform.app.listen({ port: 0, host: '127.0.0.1' });
  const address = platform.app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const socket = connect(port, '127.0.0.1');
  const head = ['POST /v2/users/self/purchases HTTP/1.1', 'host: localhost', `authorization: Token ${token}`];
  const kind = [
    'content-type: application/json',
    `content-length: ${order.length}`,
    `idempotency-key: ${key}`,
  ];
  socket.write(`${[...head, ...kind].join('\r\n')}\r\n\r\n${order}`);
  const stored = async () => {
    const [row] = await platform.db.select().from(idempotentAnswers).where(eq(idempotentAnswers.key, key));
    return row;
  };
  // A client that leaves before its request has been read has ordered nothing.
  while (!(await stored())) await turn();
  socket.destroy();
  // The work is done although no client waits for the answer.
  while ((await purchasesOf(payer)).length === 0) await turn();
  while ((await stored())?.status == null) await turn();
  const again = await payer.post('purchases', JSON.parse(order), withKey(key));
  const [bought, ...more] = await purchasesOf(payer);
  expect([again.status, again.body.id, more]).toEqual([201, bought?.id, []]);
});

test('quality S19: the same key with another amount, packet or call is refused, and changes nothing', async () => {
  const payer = await rich();
  const light = await monthOf(platform, LIGHT);
  const key = randomUUID();
  await payer.post('purchases', { purchase_type_id: light }, withKey(key));
  const before = await wallet(payer);
  for (const [path, body] of [
    ['purchases', { purchase_type_id: await monthOf(platform, MAXIMUM) }],
    ['purchases', { purchase_type_id: light, amount: 5 }],
    ['purchases_offer', { purchase_type_id: light }],
  ] as const) {
    expect(await payer.post(path, body, withKey(key))).toMatchObject({ status: 400 });
  }
  const top = randomUUID();
  const path = `accounts/${payer.accountId}/payforms/short_url`;
  expect((await payer.post(path, { amount: 100 }, withKey(top))).status).toBeLessThan(300);
  expect((await payer.post(path, { amount: 200 }, withKey(top))).status).toBe(400);
  expect(await wallet(payer)).toEqual(before);
});

test('quality S19: a key is valid for 24 hours', async () => {
  const payer = await rich();
  const order = { purchase_type_id: await monthOf(platform, LIGHT) };
  const key = randomUUID();
  const first = await payer.post('purchases', order, withKey(key));
  platform.clock.advance(24 * HOUR - 1000);
  await removeOldAnswers(platform.db, platform.clock.now());
  const late = await payer.post('purchases', order, withKey(key));
  expect([late.status, late.body]).toEqual([201, first.body]);
  expect(late.headers['idempotent-replayed']).toBe('true');
});

test('quality S20: price and packet come from the server: extra fields in the client’s order change nothing', async () => {
  const payer = await rich();
  const { amount } = (await offerOf(payer, MAXIMUM)).purchases[0];
  const order = { purchase_type_id: await monthOf(platform, MAXIMUM) };
  const fakes = { amount: '1.00', price: '1.00', packet_id: LIGHT, sum: 1, discount: 99 };
  expect((await payer.post('purchases', { ...order, ...fakes })).status).toBe(201);
  expect((await wallet(payer)).entries).toContain(`purchase -${amount}`);
  expect((await held(payer)).map(({ packetId }) => packetId)).toEqual([MAXIMUM]);
});

test('quality S20: an offer is paid in full, whatever amount the client sends', async () => {
  const payer = await payerAt(platform);
  const offer = await offerOf(payer, MAXIMUM);
  const begun = await payer.post('purchases_offer/transaction', {
    offer_id: offer.id,
    paysystem_shortname: 'short_url',
    amount: '1.00',
  });
  const { amount } = offer.purchases[0];
  expect(begun.body.amount).toBe(amount);
  const card = await linkCard(platform, payer, 'ok');
  await payer.payform('linkedcard', { transaction_id: begun.body.id, card_id: card, amount: '1.00' });
  const [paid] = (await transactionsOf(payer)).filter(({ id }) => id === begun.body.id);
  expect(paid).toMatchObject({ amount, status: 'complete' });
});

test('quality S21: polling gets 404 for foreign transactions, 504 while the bank is silent, and an end after 3,600 s', async () => {
  const [payer, other] = [await payerAt(platform), await payerAt(platform)];
  const { id } = (await payer.payform('short_url', { amount: 500 })).body;
  expect((await other.get(`transactions/${id}`)).status).toBe(404);
  expect((await payer.get(`transactions/${id}`)).body.status).toBe('pending');
  await platform.app.inject({
    method: 'POST',
    url: `/sandbox/transactions/${id}`,
    payload: { outcome: 'decline', reason: 'timeout' },
  });
  expect((await payer.get(`transactions/${id}`)).status).toBe(504);
  platform.clock.advance(HOUR);
  expect((await payer.get(`transactions/${id}`)).body.status).toBe('error');
});

test('quality S22: returning with purchased=true grants nothing: only the platform’s state counts', async () => {
  const payer = await payerAt(platform);
  const offer = await offerOf(payer, MAXIMUM);
  const { body } = await payer.post('purchases_offer/transaction', {
    offer_id: offer.id,
    paysystem_shortname: 'short_url',
    return_url: 'https://taspa.example/packets/82?purchased=true',
  });
  for (const path of ['subscriptions/current?purchased=true', `transactions/${body.id}?purchased=true`]) {
    await payer.get(path);
  }
  const complete = { purchased: true, status: 'complete', is_paid: true };
  await payer.post(`purchases_offer/transaction?purchased=true`, {
    offer_id: offer.id,
    paysystem_shortname: 'short_url',
    ...complete,
  });
  expect((await payer.get(`transactions/${body.id}`)).body.status).toBe('pending');
  expect(await held(payer)).toEqual([]);
  expect(await purchasesOf(payer)).toEqual([]);
});

test('quality S23: an additional packet without a base one is refused on every way of buying it', async () => {
  const payer = await rich();
  const order = { purchase_type_id: await monthOf(platform, NIGHT) };
  for (const path of ['purchases', 'purchases_offer']) {
    const answer = await payer.post(path, order);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.body.error.message).toMatch(/\S/);
  }
  const subscribed = await payer.post('subscriptions', { packet_id: NIGHT });
  expect(subscribed.status).toBeGreaterThanOrEqual(400);
  const forged = await payer.post('purchases_offer/transaction', {
    offer_id: order.purchase_type_id,
    paysystem_shortname: 'short_url',
  });
  expect(forged.status).toBeGreaterThanOrEqual(400);
  expect([await held(payer), await transactionsOf(payer)]).toEqual([[], []]);
});
