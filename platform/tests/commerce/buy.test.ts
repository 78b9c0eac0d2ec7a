import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { idempotentAnswers } from '../../src/db/schema/money.ts';
import { purchaseTypes, userPurchases } from '../../src/db/schema/subscriptions.ts';
import { TEST_NOW } from '../support/clock.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { personSession, type TestSession } from '../support/session.ts';
import { openShop } from './billing-shop.ts';
import { refill, walletOf } from './wallet.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
  await openShop(platform.db);
});
beforeEach(() => platform.clock.set(TEST_NOW));
afterAll(() => platform.close());

async function newBuyer(money: string): Promise<TestSession> {
  const session = await personSession(platform.app);
  await refill(platform.db, session.userId, money, TEST_NOW);
  return session;
}

function post(session: TestSession, key: string | null, purchaseTypeId: string) {
  return platform.app.inject({
    method: 'POST',
    url: `/v2/users/self/purchases?access_token=${session.userToken}`,
    headers: key === null ? {} : { 'idempotency-key': key },
    payload: { purchase_type_id: purchaseTypeId },
  });
}

const answers = (userId: number, key: string) =>
  platform.db
    .select()
    .from(idempotentAnswers)
    .where(and(eq(idempotentAnswers.userId, userId), eq(idempotentAnswers.key, key)));

const wallet = ({ userId }: TestSession) => walletOf(platform.db, userId);

test('Idempotency-Key: the same request with the same key runs once and gets the same answer', async () => {
  const buyer = await newBuyer('9000.00');
  const key = randomUUID();
  const first = await post(buyer, key, '9002-a');
  expect(first.statusCode).toBe(201);
  expect(first.headers['idempotent-replayed']).toBeUndefined();
  const second = await post(buyer, key, '9002-a');
  expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
  expect(second.headers['idempotent-replayed']).toBe('true');
  expect((await wallet(buyer)).entries).toEqual(['refill 9000.00', 'purchase -2990.07']);
});

test('another request with the same key is refused; the same key of another user is a separate key', async () => {
  const buyer = await newBuyer('9000.00');
  const key = randomUUID();
  await post(buyer, key, '9002-a');
  const other = await post(buyer, key, '9004-a');
  expect(other.statusCode).toBe(400);
  expect(other.json().detail).toBe('Этот Idempotency-Key уже пришёл с другим запросом.');
  expect((await post(await newBuyer('9000.00'), key, '9002-a')).statusCode).toBe(201);
  expect((await post(buyer, 'x'.repeat(256), '9002-a')).statusCode).toBe(400);
});

test('a refusal is repeated like any other answer', async () => {
  const buyer = await newBuyer('1.00');
  const key = randomUUID();
  const first = await post(buyer, key, '9002-a');
  expect(first.statusCode).toBe(402);
  await refill(platform.db, buyer.userId, '9000.00', TEST_NOW);
  const second = await post(buyer, key, '9002-a');
  expect([second.statusCode, second.json()]).toEqual([402, first.json()]);
  expect((await post(buyer, randomUUID(), '9002-a')).statusCode).toBe(201);
});

test('of twenty concurrent requests with one key one buys; the others get its answer, or 409 while it runs', async () => {
  const buyer = await newBuyer('90000.00');
  const key = randomUUID();
  const all = await Promise.all(Array.from({ length: 20 }, () => post(buyer, key, '9002-a')));
  const codes = all.map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code !== 201 && code !== 409)).toEqual([]);
  expect(codes).toContain(201);
  expect((await wallet(buyer)).entries).toHaveLength(2);
});

test('without a key no answer is stored: the second request is refused because the packet is already owned', async () => {
  const buyer = await newBuyer('90000.00');
  expect((await post(buyer, null, '9002-a')).statusCode).toBe(201);
  const again = await post(buyer, null, '9002-a');
  expect([again.statusCode, again.json().detail]).toEqual([400, 'Этот пакет у вас уже есть.']);
});

test('the server died after the purchase and before the answer: 409 for a minute, then a retry finds the purchase', async () => {
  const buyer = await newBuyer('9000.00');
  const key = randomUUID();
  const first = await post(buyer, key, '9002-a');
  const unanswered = { status: null, body: null };
  await platform.db.update(idempotentAnswers).set(unanswered).where(eq(idempotentAnswers.key, key));

  platform.clock.advance(60_000);
  const early = await post(buyer, key, '9002-a');
  expect([early.statusCode, early.json().error_code]).toEqual([409, 'conflict']);

  platform.clock.advance(1);
  const late = await post(buyer, key, '9002-a');
  expect([late.statusCode, late.json()]).toEqual([201, first.json()]);
  expect((await wallet(buyer)).entries).toHaveLength(2);
  expect(await answers(buyer.userId, key)).toMatchObject([{ status: 201 }]);
  const orders = await platform.db.select().from(userPurchases).where(eq(userPurchases.userId, buyer.userId));
  expect(orders).toHaveLength(1);
});

test('a server error is not stored: the same key may try again', async () => {
  const buyer = await newBuyer('9500.00');
  const key = randomUUID();
  const broken = { years: 0, months: 0, days: 0 };
  const isBroken = eq(purchaseTypes.id, '9001-b');
  await platform.db.update(purchaseTypes).set({ period: broken }).where(isBroken);
  expect((await post(buyer, key, '9001-b')).statusCode).toBe(500);
  expect(await answers(buyer.userId, key)).toEqual([]);
  await platform.db
    .update(purchaseTypes)
    .set({ period: { ...broken, years: 1 } })
    .where(isBroken);
  expect((await post(buyer, key, '9001-b')).statusCode).toBe(201);
  expect(await wallet(buyer)).toMatchObject({ entries: ['refill 9500.00', 'purchase -9490.03'] });
});

test('DELETE with a key runs once and answers 204 both times', async () => {
  const buyer = await newBuyer('9000.00');
  const bought = await post(buyer, null, '9002-a');
  const key = randomUUID();
  const remove = () =>
    platform.app.inject({
      method: 'DELETE',
      url: `/v2/users/self/purchases/${bought.json().id}?access_token=${buyer.userToken}`,
      headers: { 'idempotency-key': key },
    });
  expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([204, 204]);
});
