import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { buy } from '../../src/commerce/buying/buy.ts';
import { settle } from '../../src/commerce/payments/settle.ts';
import { openTransaction } from '../../src/commerce/payments/transactions.ts';
import { runRenewals } from '../../src/commerce/renewals/renewals.ts';
import { accountEntries, accounts } from '../../src/db/schema/money.ts';
import { devices, users } from '../../src/db/schema/session.ts';
import { futures, subscriptions } from '../../src/db/schema/subscriptions.ts';
import { favourites } from '../../src/db/schema/viewing.ts';
import { testBank } from '../../src/sandbox/bank/gateway.ts';
import { cancelDeletion, deleteDueAccounts } from '../../src/session/deletion.ts';
import { ids } from '../catalogue/fixture.ts';
import { type CataloguePlatform, cataloguePlatform } from '../catalogue/support.ts';
import { becomeChild, newViewer, type Viewer } from '../catalogue/viewers.ts';
import { openShop } from '../commerce/billing-shop.ts';
import { refill, walletOf } from '../commerce/wallet.ts';

const DAY_MS = 86_400_000;
const PIN = '4821';
/** In this time a run has read who is due. */
const READING_MS = 100;
const gateway = testBank({ secret: 'a secret of this test', publicUrl: 'http://localhost:4000' });

let platform: CataloguePlatform;
let viewer: Viewer;
beforeAll(async () => {
  platform = await cataloguePlatform();
});
beforeEach(async () => {
  viewer = await newViewer(platform);
});
afterAll(() => platform.close());

const request = (
  path: string,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE' = 'GET',
  payload?: object,
  as = viewer,
) => platform.request(`/users/self${path}`, { token: as.deviceToken, method, payload });
const run = () => deleteDueAccounts(platform.db, new Date(platform.clock.now()));
const stored = async () => {
  const [user] = await platform.db.select().from(users).where(eq(users.id, viewer.userId));
  return user;
};

describe('deletion of an account', () => {
  test('happens fourteen days after the request; a second request does not postpone it', async () => {
    const { status, body } = await request('/deletion', 'POST', {});
    expect(status).toBe(200);
    expect(Date.parse(body.deletion_at) - platform.clock.now()).toBe(14 * DAY_MS);
    platform.clock.advance(DAY_MS);
    expect((await request('/deletion', 'POST', {})).body).toEqual(body);
    expect((await request('')).body.deletion_at).toBe(body.deletion_at);
    await request('/deletion', 'DELETE');
  });

  test('can be taken back for fourteen days', async () => {
    await request('/deletion', 'POST', {});
    platform.clock.advance(13 * DAY_MS);
    expect(await run()).toBe(0);
    expect((await request('/deletion', 'DELETE')).status).toBe(204);
    platform.clock.advance(2 * DAY_MS);
    expect(await run()).toBe(0);
    expect((await request('')).body.deletion_at).toBeNull();
  });

  test('is not done when it is taken back while the deletion of due accounts begins', async () => {
    await request('/deletion', 'POST', {});
    platform.clock.advance(14 * DAY_MS);
    let deleted: ReturnType<typeof run> | undefined;
    // The run reads who is due, and then waits for the row that the viewer is changing.
    await platform.db.transaction(async (tx) => {
      await cancelDeletion(tx, viewer.userId);
      deleted = run();
      await pause(READING_MS);
    });
    expect(await deleted).toBe(0);
    expect(await stored()).toMatchObject({ isActive: true, deletionRequestedAt: null });
  });

  test('afterwards nothing leads to the person, and the bookings stay', async () => {
    await request('', 'PATCH', { first_name: 'Айгүл', email: `${viewer.userId}@example.kz` });
    await request('/favorites', 'POST', { content_id: ids.freeFilm });
    const [account] = await platform.db
      .insert(accounts)
      .values({ userId: viewer.userId, balance: '10.00' })
      .onConflictDoUpdate({ target: accounts.userId, set: { balance: '10.00' } })
      .returning();
    const createdAt = new Date(platform.clock.now());
    const accountId = account?.id ?? 0;
    const entry = { amount: '10.00', kind: 'refill', counter: 'bank', createdAt } as const;
    await platform.db
      .insert(accountEntries)
      .values({ id: `e${viewer.userId}`, accountId, reference: `r${viewer.userId}`, ...entry });
    await request('/deletion', 'POST', {});
    platform.clock.advance(14 * DAY_MS);
    expect(await run()).toBe(1);
    expect((await request('')).status).toBe(401);
    expect(await stored()).toMatchObject({
      username: expect.stringMatching(/^deleted-/),
      firstName: '',
      email: null,
      phone: null,
      isActive: false,
    });
    const { db } = platform;
    expect(await db.select().from(favourites).where(eq(favourites.userId, viewer.userId))).toEqual([]);
    expect(await db.select().from(devices).where(eq(devices.userId, viewer.userId))).toEqual([]);
    expect(
      await db.select().from(accountEntries).where(eq(accountEntries.accountId, accountId)),
    ).toHaveLength(1);
    expect(await run()).toBe(0);
  });

  test('ends a payment that is under way: money that comes later is refunded, not booked', async () => {
    await request('/deletion', 'POST', {});
    platform.clock.advance(14 * DAY_MS);
    const { db, clock } = platform;
    const order = { userId: viewer.userId, purpose: { kind: 'refill' }, paysystem: 'short_url' } as const;
    const { id } = await db.transaction((tx) =>
      openTransaction(tx, gateway, { ...order, amount: 50_000, now: clock.now() }),
    );
    expect(await run()).toBe(1);
    const refund = jest.fn(async () => undefined);
    const settling = {
      id,
      ending: { kind: 'paid' },
      gateway: { ...gateway, refund },
      now: clock.now(),
    } as const;
    expect(await settle(db, settling)).toMatchObject({ status: 'error', failure: 'payment_expired' });
    expect(refund).toHaveBeenCalledTimes(1);
    expect((await walletOf(db, viewer.userId)).entries).toEqual([]);
  });

  test('one that fails does not keep the others', async () => {
    const other = await newViewer(platform);
    await request('/deletion', 'POST', {});
    await request('/deletion', 'POST', {}, other);
    platform.clock.advance(14 * DAY_MS);
    const { db } = platform;
    const ofFirst = `old.id = ${viewer.userId} and not new.is_active`;
    await db.execute(
      sql.raw("create function refuse() returns trigger as 'begin raise ''no''; end' language plpgsql"),
    );
    await db.execute(
      sql.raw(
        `create trigger refuse before update on users for each row when (${ofFirst}) execute function refuse()`,
      ),
    );
    await expect(run()).rejects.toThrow('1 accounts were not deleted');
    const [second] = await db.select().from(users).where(eq(users.id, other.userId));
    expect([(await stored())?.isActive, second?.isActive]).toEqual([true, false]);
    await db.execute(sql.raw('drop trigger refuse on users'));
    expect(await run()).toBe(1);
  });

  test('nobody can keep an account by registering the name that it would get', async () => {
    await request('/deletion', 'POST', {});
    platform.clock.advance(14 * DAY_MS);
    const stranger = await newViewer(platform);
    const taken = { username: `deleted-${viewer.userId}` };
    await platform.db.update(users).set(taken).where(eq(users.id, stranger.userId));
    expect(await run()).toBe(1);
  });

  test.each(['/deletion', '/export'])('%s is refused to guests and children', async (path) => {
    const guest = await newViewer(platform, { isGuest: true });
    expect((await request(path, 'POST', {}, guest)).status).toBe(403);
    await becomeChild(platform, viewer);
    expect((await request(path, 'POST', {})).status).toBe(403);
  });
});

describe('what an account pays for', () => {
  beforeAll(() => openShop(platform.db));

  const renewals = () => runRenewals(platform);
  const order = (purchaseTypeId: string) =>
    platform.db.transaction((tx) =>
      buy(tx, { userId: viewer.userId, purchaseTypeId, now: platform.clock.now() }),
    );
  const held = () => platform.db.select().from(subscriptions).where(eq(subscriptions.userId, viewer.userId));

  test('is not renewed after a request for deletion, nor do planned packets begin, also after the request was cancelled', async () => {
    await refill(platform.db, viewer.userId, '9000.00');
    await order('9002-a');
    await order('9001-a');
    expect(await platform.db.$count(futures, eq(futures.userId, viewer.userId))).toBe(1);
    await request('/deletion', 'POST', {});
    await request('/deletion', 'DELETE');
    platform.clock.advance(40 * DAY_MS);
    await renewals();
    expect(await held()).toMatchObject([{ renew: false, endReason: 'ran_out' }]);
    const { entries } = await walletOf(platform.db, viewer.userId);
    expect(entries).toEqual(['refill 9000.00', 'purchase -2990.07']);
  });

  test('ends when the account is deleted, so that nothing is renewed afterwards', async () => {
    await refill(platform.db, viewer.userId, '9000.00');
    await request('/deletion', 'POST', {});
    await order('9002-a');
    platform.clock.advance(14 * DAY_MS);
    expect(await run()).toBe(1);
    expect(await held()).toMatchObject([{ endAt: new Date(platform.clock.now()), endReason: 'cancelled' }]);
    platform.clock.advance(40 * DAY_MS);
    await renewals();
    const { entries } = await walletOf(platform.db, viewer.userId);
    expect(entries).toEqual(['refill 9000.00', 'purchase -2990.07']);
  });
});

describe('export of personal data', () => {
  test('contains the stored data of the viewer, no secrets, and no data of others', async () => {
    await request('', 'PATCH', { first_name: 'Айгүл', pincode: PIN });
    await request('/favorites', 'POST', { content_id: ids.freeFilm });
    const stranger = await newViewer(platform);
    await request('/favorites', 'POST', { content_id: ids.series }, stranger);
    const { status, body, text } = await request('/export', 'POST', {});
    expect(status).toBe(200);
    expect(body.account).toMatchObject({ number: viewer.userId, firstName: 'Айгүл' });
    expect(body.withoutProfile.favourites).toMatchObject([{ kind: 'content', id: ids.freeFilm }]);
    expect(body.devices).toHaveLength(1);
    const user = await stored();
    for (const secret of [user?.pinHash, viewer.deviceToken, viewer.deviceId])
      expect(text).not.toContain(secret);
    expect(text).not.toMatch(/hash|token|secret/i);
  });

  test('has the age level and the limits of a child', async () => {
    const limits = { daily_minutes: 90, bedtime: { from: '21:00', to: '07:00' } };
    await request('/profiles', 'POST', { name: 'Дана', role: 'child', age_level: 6, ...limits });
    const { body } = await request('/export', 'POST', {});
    expect(body.profiles).toMatchObject([{ name: 'Дана', ageLevel: 6, limits }]);
  });

  test('is refused after five in an hour', async () => {
    for (let count = 0; count < 5; count += 1)
      expect((await request('/export', 'POST', {})).status).toBe(200);
    expect((await request('/export', 'POST', {})).status).toBe(429);
    platform.clock.advance(3_600_000);
    expect((await request('/export', 'POST', {})).status).toBe(200);
  });
});
