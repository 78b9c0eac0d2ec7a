import { eq } from 'drizzle-orm';
import { buy } from '../../src/commerce/buying/buy.ts';
import { runRenewals } from '../../src/commerce/renewals/renewals.ts';
import { startRenewals } from '../../src/commerce/renewals/timer.ts';
import { giftPacket } from '../../src/commerce/subscriptions/gift.ts';
import { idempotentAnswers } from '../../src/db/schema/money.ts';
import { messages } from '../../src/db/schema/notices.ts';
import { users } from '../../src/db/schema/session.ts';
import { subscriptions, userPurchases } from '../../src/db/schema/subscriptions.ts';
import { TEST_NOW } from '../support/clock.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { openShop } from './billing-shop.ts';
import { refill, walletOf } from './wallet.ts';

const DAY = 86_400_000;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
  await openShop(platform.db);
});
beforeEach(() => platform.clock.set(TEST_NOW));
afterAll(() => platform.close());

let people = 0;
async function person(money: string): Promise<number> {
  people += 1;
  const [user] = await platform.db
    .insert(users)
    .values({
      providerId: 1,
      username: `renewing ${people}`,
      timezone: 'Asia/Almaty',
      deviceLimit: 5,
      joinedAt: new Date(TEST_NOW),
    })
    .returning({ id: users.id });
  const userId = user?.id ?? 0;
  await refill(platform.db, userId, money, TEST_NOW);
  return userId;
}

const order = (userId: number, purchaseTypeId: string, reference?: string) =>
  platform.db.transaction((tx) => buy(tx, { userId, purchaseTypeId, now: platform.clock.now(), reference }));
const held = (userId: number) =>
  platform.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(subscriptions.createdAt, subscriptions.id);
const wallet = (userId: number) => walletOf(platform.db, userId);
const day = (count: number) => platform.clock.set(TEST_NOW + count * DAY);
const run = () => runRenewals(platform);

test('a period is renewed once at its end, however often and however many runs work at the same time', async () => {
  const userId = await person('6000.00');
  await order(userId, '9002-a');
  day(30);
  await run();
  expect((await wallet(userId)).entries).toHaveLength(2);
  day(31);
  await Promise.all([run(), run(), run()]);
  await run();
  expect(await wallet(userId)).toMatchObject({
    balance: '19.86',
    entries: ['refill 6000.00', 'purchase -2990.07', 'renewal -2990.07'],
  });
  expect(await held(userId)).toMatchObject([
    { startAt: new Date('2026-04-14T12:00:00Z'), endAt: new Date('2026-05-14T12:00:00Z'), paid: '2990.07' },
  ]);
});

test('without money at renewal the packet ends: renewal stays on, the reason is stored, nothing is charged', async () => {
  const userId = await person('3000.00');
  const { id } = await order(userId, '9002-a');
  day(31);
  await run();
  expect(await held(userId)).toMatchObject([
    { renew: true, endReason: 'insufficient_funds', endAt: new Date('2026-04-14T12:00:00Z') },
  ]);
  const [purchase] = await platform.db.select().from(userPurchases).where(eq(userPurchases.id, id));
  expect(purchase?.status).toBe('ended');
  expect(await wallet(userId)).toMatchObject({ balance: '9.93' });
  const sent = await platform.db.select().from(messages).where(eq(messages.userId, userId));
  expect(sent.map(({ text }) => text.en)).toEqual([
    'Not renewed: there was not enough money on the account.',
  ]);
  // A later top-up renews nothing by itself.
  await refill(platform.db, userId, '5000.00', platform.clock.now());
  expect((await run()).events).toBe(0);
  expect(await wallet(userId)).toMatchObject({ balance: '5009.93' });
});

test('spec 3 §3 after_renew_packet_id: after its trial a packet continues as the other packet, at that price', async () => {
  const userId = await person('6000.00');
  await order(userId, '9005-a');
  expect(await held(userId)).toMatchObject([
    { packetId: 9005, isTrial: true, price: '2990.07', endAt: new Date('2026-03-28T12:00:00Z') },
  ]);
  day(14);
  await run();
  expect(await held(userId)).toMatchObject([
    { packetId: 9002, isTrial: false, price: '2990.07', endAt: new Date('2026-04-28T12:00:00Z') },
  ]);
  const [purchase] = await platform.db.select().from(userPurchases).where(eq(userPurchases.userId, userId));
  expect(purchase).toMatchObject({ purchaseTypeId: '9002-a', status: 'active' });
  // The trial of the first packet is used anyway.
  await order(userId, '9005-a');
  day(45);
  await run();
  expect((await wallet(userId)).entries).toEqual([
    'refill 6000.00',
    'purchase -1.00',
    'renewal -2990.07',
    'purchase -2490.00',
  ]);
});

test('a gift that includes a paid packet does not end it', async () => {
  const userId = await person('9000.00');
  await order(userId, '9001-a');
  await order(userId, '9003-a');
  // It runs on after the first period of the paid packet, and ends before the second one.
  await platform.db.transaction((tx) => giftPacket(tx, { userId, packetId: 9006, days: 40, now: TEST_NOW }));
  day(31);
  await run();
  expect((await held(userId))[1]).toMatchObject({
    packetId: 9003,
    endReason: null,
    endAt: new Date('2026-05-14T12:00:00Z'),
  });
});

test('a trial that goes on as another packet refunds what that packet includes', async () => {
  // Without the refund there is too little for the packet that follows.
  const userId = await person('4000.00');
  await order(userId, '9005-a');
  await order(userId, '9003-a');
  expect(await wallet(userId)).toMatchObject({ balance: '2708.97' });
  day(14);
  await run();
  expect(await held(userId)).toMatchObject([
    { packetId: 9002, endReason: null, paid: '2990.07' },
    { packetId: 9003, endReason: 'replaced', endAt: new Date('2026-03-28T12:00:00Z') },
  ]);
  expect((await wallet(userId)).entries.slice(-2)).toEqual(['refund 707.44', 'renewal -2990.07']);
});

test('wire 7.3: an additional packet without its base runs to its end and is not renewed', async () => {
  const userId = await person('20000.00');
  await order(userId, '9001-a');
  await order(userId, '9003-a');
  await platform.db.update(subscriptions).set({ renew: false }).where(eq(subscriptions.packetId, 9001));
  day(20);
  await run();
  expect(await held(userId)).toMatchObject([
    { packetId: 9001, endReason: 'ran_out' },
    { packetId: 9003, endReason: null },
  ]);
  day(31);
  await run();
  expect((await held(userId))[1]).toMatchObject({ renew: true, endReason: 'needs_base' });
});

test('a gift ends by itself, a second gift extends it, and it does not replace a purchase', async () => {
  const userId = await person('6000.00');
  await order(userId, '9002-a');
  const give = (days: number) =>
    platform.db.transaction((tx) =>
      giftPacket(tx, { userId, packetId: 9006, days, now: platform.clock.now() }),
    );
  await give(10);
  await give(5);
  day(14);
  await run();
  expect(await held(userId)).toMatchObject([
    { packetId: 9002, endReason: null },
    { packetId: 9006, endReason: null, endAt: new Date('2026-03-29T12:00:00Z') },
  ]);
  day(15);
  await run();
  expect((await held(userId))[1]).toMatchObject({ endReason: 'ran_out' });
  expect(await wallet(userId)).toMatchObject({ balance: '3009.93' });
});

test('after a long outage of the platform only one period is paid, from now on', async () => {
  const userId = await person('90000.00');
  await order(userId, '9002-a');
  day(200);
  await run();
  const now = platform.clock.now();
  expect(await held(userId)).toMatchObject([{ startAt: new Date(now), endReason: null }]);
  expect((await wallet(userId)).entries).toHaveLength(3);
});

test('an order that is repeated buys once and answers with the same purchase', async () => {
  const userId = await person('9000.00');
  const first = await order(userId, '9001-a', 'transaction:7');
  const again = await Promise.all([1, 2, 3].map(() => order(userId, '9001-a', 'transaction:7')));
  expect(again.map(({ id }) => id)).toEqual([first.id, first.id, first.id]);
  expect((await wallet(userId)).entries).toEqual(['refill 9000.00', 'purchase 0.00']);
});

test('a subscription whose renewal fails does not delay the others', async () => {
  const broken = await person('9000.00');
  const userId = await person('9000.00');
  await order(broken, '9002-a');
  await order(userId, '9002-a');
  await platform.db
    .update(subscriptions)
    .set({ period: { years: 0, months: 0, days: 0 } })
    .where(eq(subscriptions.userId, broken));
  day(31);
  const report = await run();
  expect(report.failures).toHaveLength(1);
  expect((await wallet(userId)).entries).toHaveLength(3);
  expect((await wallet(broken)).entries).toHaveLength(2);
  await platform.db.delete(subscriptions).where(eq(subscriptions.userId, broken));
});

test('a run reaches everybody, also after more failing subscriptions than it reads at a time', async () => {
  const broken = await person('9000.00');
  const userId = await person('9000.00');
  await order(broken, '9002-a');
  await order(userId, '9002-a');
  const period = { years: 0, months: 0, days: 0 };
  await platform.db.update(subscriptions).set({ period }).where(eq(subscriptions.userId, broken));
  day(31);
  const report = await runRenewals({ ...platform, batch: 1 });
  expect(report.failures).toHaveLength(1);
  expect((await wallet(userId)).entries).toHaveLength(3);
  await platform.db.delete(subscriptions).where(eq(subscriptions.userId, broken));
});

test('a run that is stopped starts no further viewer; the next run continues', async () => {
  const userId = await person('9000.00');
  await order(userId, '9002-a');
  day(31);
  const stopped = await runRenewals({ ...platform, signal: AbortSignal.abort() });
  expect(stopped).toEqual({ users: 0, events: 0, failures: [] });
  await run();
  expect((await wallet(userId)).entries).toHaveLength(3);
});

test('the timer runs at once, removes old answers, and stopping it waits for the current run', async () => {
  const userId = await person('9000.00');
  await order(userId, '9002-a');
  const old = new Date(TEST_NOW - 2 * DAY);
  await platform.db.insert(idempotentAnswers).values({ userId, key: 'old', request: '', createdAt: old });
  day(31);
  const failures: unknown[] = [];
  const { stop } = startRenewals({ ...platform, onFailure: (error) => failures.push(error) });
  while ((await wallet(userId)).entries.length < 3) expect(failures).toEqual([]);
  await stop();
  expect(await platform.db.select().from(idempotentAnswers)).toEqual([]);
  expect(failures).toEqual([]);
});
