import fc from 'fast-check';
import { accountOf, balanceOf, bookEntry } from '../../src/commerce/ledger.ts';
import { ledgerTotals } from '../../src/commerce/ledger-totals.ts';
import { holdingsOf } from '../../src/commerce/subscriptions/subscriptions.ts';
import type { Database } from '../../src/db/open.ts';
import { accounts } from '../../src/db/schema/money.ts';
import { users } from '../../src/db/schema/session.ts';
import { fromMinor } from '../../src/domain/billing/money.ts';
import { ApiError } from '../../src/http/errors.ts';
import { TEST_NOW } from '../support/clock.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { guestSession } from '../support/session.ts';
import { anyActions, perform } from './billing-actions.ts';
import { type Action, Model, Refused } from './billing-model.ts';
import { openShop } from './billing-shop.ts';
import { testSequences } from './runs.ts';
import { refill, walletOf } from './wallet.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
  await openShop(platform.db);
});
afterAll(() => platform.close());

let people = 0;
/** A registered user, without a login. */
async function person(db: Database = platform.db): Promise<number> {
  people += 1;
  const [user] = await db
    .insert(users)
    .values({
      providerId: 1,
      username: `person ${people}`,
      timezone: 'Asia/Almaty',
      deviceLimit: 5,
      joinedAt: new Date(TEST_NOW),
    })
    .returning({ id: users.id });
  return user?.id ?? 0;
}

const book = (userId: number, amount: number, reference: string) =>
  platform.db.transaction(async (tx) => {
    const { id: accountId } = await accountOf(tx, userId);
    return bookEntry(tx, { accountId, amount, kind: 'refill', reference, now: TEST_NOW });
  });

test('spec 3 §3 Account: an entry with one reference is booked once, and a missing balance cannot be spent', async () => {
  const userId = await person();
  expect(await balanceOf(platform.db, userId)).toBe(0);
  expect(await book(userId, 500, 'transaction:1')).toBe('booked');
  expect(await book(userId, 500, 'transaction:1')).toBe('repeated');
  await expect(book(userId, -501, 'purchase:1')).rejects.toMatchObject({
    code: 'insufficient_funds',
    status: 402,
  });
  expect(await book(userId, -500, 'purchase:1')).toBe('booked');
  expect(await walletOf(platform.db, userId)).toMatchObject({ balance: '0.00', sum: 0 });
});

test('the database itself refuses a balance below zero', async () => {
  await refill(platform.db, await person(), '1.00');
  await expect(platform.db.update(accounts).set({ balance: '-0.01' })).rejects.toThrow();
});

test('twenty concurrent bookings with one reference book once, with different references all of them', async () => {
  const userId = await person();
  const once = await Promise.all(Array.from({ length: 20 }, () => book(userId, 100, 'transaction:2')));
  expect(once.filter((result) => result === 'booked')).toHaveLength(1);
  await Promise.all(Array.from({ length: 20 }, (_, index) => book(userId, 7, `transaction:${index + 10}`)));
  expect(await walletOf(platform.db, userId)).toMatchObject({ balance: '2.40', sum: 240 });
});

function expectSound(model: Model): void {
  expect(model.balance).toBe(model.entries.reduce((sum, amount) => sum + amount, 0));
  expect(model.balance).toBeGreaterThanOrEqual(0);
  expect(model.bases.length).toBeLessThanOrEqual(1);
  for (const { paid, back } of model.periods) expect(back).toBeLessThanOrEqual(paid);
  // A pause may have moved a period, but only forwards, and the next one begins at its new end.
  const ends = new Map<number, number>();
  for (const { sub, startMs, endMs } of model.periods) {
    expect(startMs).toBeGreaterThanOrEqual(ends.get(sub) ?? 0);
    ends.set(sub, endMs);
  }
}

function applied(model: Model, action: Action): string {
  try {
    model.apply(action);
    return 'done';
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return error.message;
  }
}

testSequences(
  'no sequence of actions loses or creates money, holds two base packets, or pays a period twice (the rules)',
  { slice: 1000 },
  () =>
    fc.property(anyActions({ minLength: 0, maxLength: 40 }), (actions) => {
      const model = new Model(TEST_NOW);
      for (const action of actions) {
        applied(model, action);
        expectSound(model);
      }
    }),
);

async function performed(db: Database, userId: number, action: Action): Promise<string> {
  try {
    await perform(db, platform.clock, userId, action);
    return 'done';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.details.message ?? error.code;
  }
}

/** A history of one user, held against the model after each action. */
async function live(db: Database, actions: readonly Action[]): Promise<void> {
  platform.clock.set(TEST_NOW);
  const model = new Model(TEST_NOW);
  const userId = await person(db);
  for (const action of [...actions, { kind: 'run' as const }]) {
    const expected = applied(model, action);
    const result = await performed(db, userId, action);
    if (result !== expected) throw new Error(`${JSON.stringify(action)}: ${result} instead of ${expected}`);
  }
  const { balance, sum } = await walletOf(db, userId);
  expect({ balance, sum }).toEqual({ balance: fromMinor(model.balance), sum: model.balance });
  const holdings = await holdingsOf(db, userId);
  expect(holdings.map(({ subscription }) => [subscription.packetId, subscription.endAt?.getTime()])).toEqual(
    model.held().map(({ packet, endMs }) => [packet.id, endMs]),
  );
  const { bank, revenue, gifts, users: held } = await ledgerTotals(db);
  expect(bank + revenue + gifts + held).toBe(0);
}

class Undone extends Error {}

/** Leaves nothing behind: what earlier users hold would be renewed in every later run, and thousands of them are slow. */
async function undone(work: (tx: Database) => Promise<void>): Promise<void> {
  const all = platform.db.transaction(async (tx) => {
    await work(tx);
    throw new Undone();
  });
  await all.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
}

testSequences(
  'the database agrees with the rules to the hundredth, its balance is the sum of its entries, and both sides are zero',
  { slice: 15 },
  () =>
    fc.asyncProperty(anyActions({ minLength: 1, maxLength: 24 }), (actions) =>
      undone((tx) => live(tx, actions)),
    ),
);

test('guests have an account with an empty balance', async () => {
  const { userId } = await guestSession(platform.app);
  expect(await walletOf(platform.db, userId)).toEqual({ balance: '0.00', entries: [], sum: 0 });
});
