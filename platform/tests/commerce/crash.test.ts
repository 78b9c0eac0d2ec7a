import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { buildApp } from '../../src/app.ts';
import { type Clock, systemClock } from '../../src/clock.ts';
import { runRenewals } from '../../src/commerce/renewals/renewals.ts';
import type { Database } from '../../src/db/open.ts';
import { users } from '../../src/db/schema/session.ts';
import { subscriptions, userPurchases } from '../../src/db/schema/subscriptions.ts';
import { parseEnv } from '../../src/env.ts';
import { type DataPlace, dataPlace } from '../support/database.ts';
import { ownProcess } from '../support/own-process.ts';
import { guestSession, type TestSession } from '../support/session.ts';
import { openShop } from './billing-shop.ts';
import { refill, walletOf } from './wallet.ts';

// Process starts and database recoveries: about 20 s on an idle machine.
// The limit is high because journeys that run at the same time use the processor.
jest.setTimeout(900_000);

const PEOPLE = 8;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const MONTH = 32 * DAY;
const PRICES: Record<string, string> = { '9002-a': '2990.07', '9004-b': '7000.00' };

interface Order {
  session: TestSession;
  way: string;
  key: string;
  /** The answer that the client received. */
  answer: { id: string } | null;
}

let place: DataPlace;
beforeAll(async () => {
  place = await dataPlace('providers');
});
const startServer = ownProcess(path.join(__dirname, 'crash-server.ts'));
const running = new Set<ChildProcess>();
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await place?.remove();
});

async function withFolder<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const { db, migrate, close } = await place.open();
  try {
    await migrate();
    return await work(db);
  } finally {
    await close();
  }
}

function platformOver(db: Database, clock: Clock) {
  const env = parseEnv({ DATA_DIR: place.dataDir, LOG_LEVEL: 'silent', SANDBOX: '1' });
  return buildApp({ env, db, clock, streamSecret: 'a secret of the tests that is long enough' });
}

/** Users with money, and the orders of each. */
async function prepare(db: Database): Promise<Order[]> {
  await openShop(db);
  const app = await platformOver(db, systemClock);
  const orders: Order[] = [];
  for (let person = 0; person < PEOPLE; person += 1) {
    const session = await guestSession(app);
    // A user whose password hash is cheap.
    await db.update(users).set({ isGuest: false }).where(eq(users.id, session.userId));
    await refill(db, session.userId, '20000.00', systemClock.now());
    for (const way of Object.keys(PRICES)) orders.push({ session, way, key: randomUUID(), answer: null });
  }
  await app.close();
  return orders;
}

/** Starts the platform on the data; returns its address when it listens. */
function start(ahead: number): Promise<{ child: ChildProcess; address: string }> {
  const child = startServer([place.dataDir, String(ahead)], place.env);
  running.add(child);
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      const address = /^http\S+$/m.exec(output)?.[0];
      if (address) resolve({ child, address });
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    child.once('exit', () => reject(new Error(`The platform ended: ${output}`)));
  });
}

function kill(child: ChildProcess): Promise<void> {
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGKILL');
  running.delete(child);
  return exited;
}

/** Sends an order; there is no answer when the platform dies meanwhile. */
async function send(address: string, { session, way, key }: Order): Promise<{ id: string } | null> {
  const url = `${address}/v2/users/self/purchases?access_token=${session.userToken}`;
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  const body = JSON.stringify({ purchase_type_id: way });
  const response = await fetch(url, { method: 'POST', headers, body }).catch(() => null);
  const text = await response?.text().catch(() => null);
  if (!response || !text) return null;
  const answer: { id: string } = JSON.parse(text);
  expect([response.status, answer]).toEqual([201, expect.objectContaining({ purchase_type_id: way })]);
  return answer;
}

/** All users buy at once, each one order after the other; after a number of answers the platform is killed. */
async function buyUntilKilled(orders: Order[], ahead: number, answers: number): Promise<void> {
  const { child, address } = await start(ahead);
  let answered = 0;
  let death: Promise<void> | null = null;
  const people = [...new Set(orders.map(({ session }) => session))];
  const buyers = people.map(async (person) => {
    for (const order of orders.filter(({ session }) => session === person)) {
      const answer = await send(address, order);
      if (!answer) return;
      // A repeated order gets the same answer again.
      expect(answer).toEqual(order.answer ?? answer);
      order.answer = answer;
      answered += 1;
      if (answered === answers) death = kill(child);
    }
  });
  await Promise.all(buyers);
  await (death ?? kill(child));
}

const answeredCount = (orders: Order[]) => orders.filter(({ answer }) => answer !== null).length;

/** The last start, in this process: unanswered orders are repeated, and all renewals run. */
async function finish(db: Database, orders: Order[], clock: Clock): Promise<void> {
  const app = await platformOver(db, clock);
  for (const order of orders) {
    const { session, way, key, answer } = order;
    const response = await app.inject({
      method: 'POST',
      url: `/v2/users/self/purchases?access_token=${session.userToken}`,
      headers: { 'idempotency-key': key },
      payload: { purchase_type_id: way },
    });
    expect([response.statusCode, response.json()]).toEqual([201, answer ?? response.json()]);
    order.answer = response.json();
  }
  await app.close();
  expect((await runRenewals({ db, clock })).failures).toEqual([]);
}

/** The expected state of one user: each product bought once, and renewed once if a month has passed since. */
async function expectWhole(db: Database, orders: Order[], now: number): Promise<void> {
  const { userId } = orders[0]?.session ?? { userId: 0 };
  const expected = ['refill 20000.00'];
  for (const { key, way, answer } of orders) {
    const bought = await db
      .select()
      .from(userPurchases)
      .where(eq(userPurchases.reference, `request:${key}`));
    expect(bought.map((one) => [one.id, one.userId, one.purchaseTypeId])).toEqual([
      [answer?.id, userId, way],
    ]);
    expected.push(`purchase -${PRICES[way]}`);
    const isMonth = way === '9002-a';
    const isOld = (bought[0]?.createdAt.getTime() ?? now) < now - 31 * DAY;
    if (isMonth && isOld) expected.push(`renewal -${PRICES[way]}`);
  }
  const { balance, sum, entries } = await walletOf(db, userId);
  expect(entries.sort()).toEqual(expected.sort());
  expect(balance).toBe((sum / 100).toFixed(2));
  const held = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  expect(held.map(({ packetId }) => packetId).sort()).toEqual([9002, 9004]);
}

test('quality F05: killed during purchases and renewals, restarted and retried: nothing is doubled or lost', async () => {
  const orders = await withFolder(prepare);
  await buyUntilKilled(orders, 0, 4);
  expect(answeredCount(orders)).toBeGreaterThanOrEqual(4);
  expect(answeredCount(orders)).toBeLessThan(orders.length);
  // Requests of a dead server are taken over after a minute; here the clock of the next process is ahead instead.
  await buyUntilKilled(orders, 2 * MINUTE, 9);
  // A month later: earlier purchases are due when the platform starts, and the other orders are sent meanwhile.
  await buyUntilKilled(orders, MONTH, 13);

  const clock = { now: () => systemClock.now() + MONTH + 2 * MINUTE };
  await withFolder(async (db) => {
    await finish(db, orders, clock);
    for (const { session } of orders) {
      const own = orders.filter((order) => order.session === session);
      await expectWhole(db, own, clock.now());
    }
  });
});
