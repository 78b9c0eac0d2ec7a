import { eq } from 'drizzle-orm';
import { trialReference } from '../../src/commerce/buying/price.ts';
import { accountOf, bookEntry } from '../../src/commerce/ledger.ts';
import { runRenewals } from '../../src/commerce/renewals/renewals.ts';
import { packets } from '../../src/db/schema/commerce.ts';
import { users } from '../../src/db/schema/session.ts';
import { purchaseTypes, subscriptions, userPurchases } from '../../src/db/schema/subscriptions.ts';
import { nextSnowflake } from '../../src/domain/snowflake.ts';
import { TEST_NOW } from '../support/clock.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { guestSession, personSession } from '../support/session.ts';
import { refill, walletOf } from './wallet.ts';

const DAY = 86_400_000;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ contents: 'full' });
});
// Some tests move the clock.
beforeEach(() => platform.clock.set(TEST_NOW));
afterAll(() => platform.close());

interface Viewer {
  userId: number;
  call: ReturnType<typeof caller>;
}

async function newViewer(money?: string): Promise<Viewer> {
  const { userId, userToken } = await personSession(platform.app);
  if (money) await refill(platform.db, userId, money, platform.clock.now());
  return { userId, call: caller(userToken) };
}

function caller(token: string) {
  return async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) => {
    const url = `/v2/users/self/${path}`;
    const headers = { authorization: `Token ${token}` };
    const answer = await platform.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
  };
}

const subscribe = (viewer: Viewer, packetId: number) =>
  viewer.call('POST', 'subscriptions?paytype=async', { packet_id: packetId });
const current = async (viewer: Viewer) => (await viewer.call('GET', 'subscriptions/current')).body;
const wallet = (viewer: Viewer) => walletOf(platform.db, viewer.userId);
const renew = () => runRenewals(platform);

/** The ledger says that it was given. */
async function noteTrial({ userId }: Viewer, packetId: number): Promise<void> {
  const now = platform.clock.now();
  await platform.db.transaction(async (tx) => {
    const { id: accountId } = await accountOf(tx, userId);
    await bookEntry(tx, { accountId, amount: 0, kind: 'purchase', reference: trialReference(packetId), now });
  });
}

async function wayOf(packetId: number, months: number): Promise<string> {
  const ways = await platform.db.select().from(purchaseTypes).where(eq(purchaseTypes.packetId, packetId));
  const way = ways.find(({ period }) => period.years * 12 + period.months === months);
  if (!way) throw new Error(`packet ${packetId} is not sold for ${months} months`);
  return way.id;
}

test('spec 3 §7 `POST subscriptions`: 402 without money, 201 with it, and current has the fields that clients read (wire 7.3)', async () => {
  const viewer = await newViewer();
  const refused = await subscribe(viewer, 82);
  expect(refused).toMatchObject({
    status: 402,
    body: { error_code: 'insufficient_funds', status_code: 402 },
  });
  expect(await wallet(viewer)).toMatchObject({ balance: '0.00', entries: [] });
  expect(await current(viewer)).toEqual([]);

  await refill(platform.db, viewer.userId, '3000.00');
  const bought = await subscribe(viewer, 82);
  expect(bought.status).toBe(201);
  const [shown] = await current(viewer);
  expect(shown).toEqual(bought.body);
  expect(shown).toMatchObject({
    packet: { id: 82, name: 'Максимум', price: '2990.00', base: true },
    start_at: '2026-03-14T12:00:00Z',
    end_at: '2026-04-14T12:00:00Z',
    next_pay_at: '2026-04-14T12:00:00Z',
    price: '2990.00',
    renew: true,
    is_paused: false,
    pauses: [],
    type: 'packet',
  });
  expect(await wallet(viewer)).toMatchObject({
    balance: '10.00',
    entries: ['refill 3000.00', 'purchase -2990.00'],
  });
});

test('spec 3 §6: a guest has to log in; §8: a provider that sells by contract answers 451 with an explanation', async () => {
  const guest = await guestSession(platform.app);
  const asGuest = await caller(guest.userToken)('POST', 'subscriptions', { packet_id: 82 });
  expect(asGuest).toMatchObject({ status: 403, body: { error_code: 'login_to_buy' } });
  expect(asGuest.body.error.message).toBe('Войдите или зарегистрируйтесь, чтобы покупать.');

  const viewer = await newViewer('9000.00');
  await platform.db.update(users).set({ providerId: 8 }).where(eq(users.id, viewer.userId));
  const refused = await subscribe(viewer, 82);
  expect(refused).toMatchObject({ status: 451, body: { error_code: 'provider_sells' } });
  expect(refused.body.error.message).toContain('провайдер');
});

test('spec 3 §3 trial: once per user and packet, then the full price', async () => {
  const viewer = await newViewer('2000.00');
  const first = await subscribe(viewer, 81);
  expect(first.body).toMatchObject({ is_trial: true, end_at: '2026-03-21T12:00:00Z', price: '990.00' });
  expect(await wallet(viewer)).toMatchObject({ balance: '2000.00' });
  await platform.db
    .update(subscriptions)
    .set({ endReason: 'ran_out', endAt: new Date(platform.clock.now()) })
    .where(eq(subscriptions.id, first.body.id));
  const second = await subscribe(viewer, 81);
  expect(second.body).toMatchObject({ is_trial: false, end_at: '2026-04-14T12:00:00Z' });
  expect(await wallet(viewer)).toMatchObject({ balance: '1010.00' });
});

test('wire 7.3: an additional packet needs a base one, and is not sold beside a base that includes it', async () => {
  const viewer = await newViewer('9000.00');
  const alone = await subscribe(viewer, 91);
  expect(alone).toMatchObject({
    status: 400,
    body: { detail: 'Сначала подключите основной пакет: этот добавляется к нему.' },
  });
  await subscribe(viewer, 81);
  expect((await subscribe(viewer, 91)).status).toBe(201);
  const again = await subscribe(viewer, 91);
  expect(again).toMatchObject({ status: 400, body: { detail: 'Этот пакет у вас уже есть.' } });

  const rich = await newViewer('9000.00');
  await subscribe(rich, 82);
  expect(await subscribe(rich, 91)).toMatchObject({
    status: 400,
    body: { detail: 'Этот пакет уже входит в ваш.' },
  });
});

test('wire 2.9: with isAllowAdditionalPacketsWithoutBase an additional packet is sold alone', async () => {
  const viewer = await newViewer('9000.00');
  await platform.db.update(users).set({ providerId: 760 }).where(eq(users.id, viewer.userId));
  expect((await subscribe(viewer, 91)).status).toBe(201);
});

describe('spec 2 §2 donate_packs: a donation, a packet that opens nothing,', () => {
  const TEA = 301;

  test('is given without a base packet, and is in no list of what is sold', async () => {
    const viewer = await newViewer('500.00');
    expect(await subscribe(viewer, TEA)).toMatchObject({
      status: 201,
      body: { packet: { id: TEA, type: 'donation', base: false }, price: '500.00', renew: true },
    });
    expect(await wallet(viewer)).toMatchObject({ balance: '0.00' });
    for (const list of ['packets', 'purchasepackets']) {
      const { body } = await platform.app.inject({ url: `/v2/${list}` });
      expect(JSON.parse(body).map(({ id }: { id: number }) => id)).not.toContain(TEA);
    }
  });

  test('goes on every month without a base packet, until it is switched off', async () => {
    const viewer = await newViewer('2000.00');
    await subscribe(viewer, TEA);
    platform.clock.advance(32 * DAY);
    await renew();
    const [running] = await current(viewer);
    expect(running).toMatchObject({ packet: { id: TEA }, end_at: '2026-05-14T12:00:00Z' });
    await viewer.call('PATCH', `subscriptions/${running.id}`, { renew: false });
    platform.clock.advance(32 * DAY);
    await renew();
    expect(await current(viewer)).toEqual([]);
    expect(await wallet(viewer)).toMatchObject({ balance: '1000.00' });
  });
});

test('spec 3 §4 Direct flow: for more than the sum that was shown nothing is ordered and nothing charged', async () => {
  const viewer = await newViewer('9000.00');
  const order = (amount_agreed: string) =>
    viewer.call('POST', 'subscriptions?paytype=async', { packet_id: 82, amount_agreed });
  expect(await order('2989.99')).toMatchObject({ status: 409, body: { error_code: 'price_changed' } });
  expect(await wallet(viewer)).toMatchObject({ balance: '9000.00' });
  expect((await order('2990.00')).status).toBe(201);
});

test('wire 7.3: an upgrade starts now and refunds the unused part of the base and of the packets the new base includes', async () => {
  const viewer = await newViewer('9000.00');
  await subscribe(viewer, 81);
  platform.clock.advance(7 * DAY);
  await renew();
  await subscribe(viewer, 91);
  expect((await wallet(viewer)).entries.slice(1)).toEqual([
    'purchase 0.00',
    'renewal -990.00',
    'purchase -1290.00',
  ]);
  platform.clock.advance(10 * DAY);
  const upgraded = await subscribe(viewer, 82);
  expect(upgraded.status).toBe(201);
  // 21 of 31 days are left of both: 670.65 and 873.88, rounded up.
  expect((await wallet(viewer)).entries.slice(4)).toEqual([
    'refund 670.65',
    'refund 873.88',
    'purchase -2990.00',
  ]);
  expect((await current(viewer)).map((one: { packet: { id: number } }) => one.packet.id)).toEqual([82]);
  const all = (await viewer.call('GET', 'subscriptions?types=all')).body;
  expect(all).toHaveLength(3);
});

test('wire 7.3: a downgrade waits for the period end as a future, and begins then', async () => {
  const viewer = await newViewer('9000.00');
  const held = (await subscribe(viewer, 82)).body;
  const ordered = await subscribe(viewer, 81);
  expect(ordered).toMatchObject({
    status: 201,
    body: { packet: { id: 81 }, start_at: '2026-04-14T12:00:00Z', next_pay_at: '2026-04-14T12:00:00Z' },
  });
  expect(await wallet(viewer)).toMatchObject({ balance: '6010.00' });
  expect(await current(viewer)).toMatchObject([{ id: held.id, renew: false, next_pay_at: null }]);
  const planned = await viewer.call('GET', 'futures');
  expect(planned.body).toMatchObject([{ packet: { id: 81 }, start_at: '2026-04-14T12:00:00Z', renew: true }]);
  expect((await viewer.call('GET', 'subscriptions?types=planned&packet_ids=81')).body).toHaveLength(1);

  platform.clock.set(Date.UTC(2026, 3, 14, 12));
  await renew();
  expect(await wallet(viewer)).toMatchObject({ balance: '6010.00' });
  expect((await viewer.call('GET', 'futures')).body).toEqual([]);
  // Its trial is open, so the first week is free.
  expect(await current(viewer)).toMatchObject([
    { packet: { id: 81 }, start_at: '2026-04-14T12:00:00Z', end_at: '2026-04-21T12:00:00Z', is_trial: true },
  ]);
});

test.each([
  ['its trial, where that is open', true, '0.00', { days: 7, months: 0, years: 0 }, '2026-04-21T12:00:00Z'],
  [
    'its price, where the trial was used',
    false,
    '990.00',
    { days: 0, months: 1, years: 0 },
    '2026-05-14T12:00:00Z',
  ],
])(
  'ours: a future packet says what is charged when it begins: %s',
  async (_, isTrial, sum, period, endAt) => {
    const viewer = await newViewer('9000.00');
    if (!isTrial) await noteTrial(viewer, 81);
    await subscribe(viewer, 82);
    const first = { is_trial: isTrial, next_price: sum, next_period_human: period };
    const ordered = await subscribe(viewer, 81);
    expect(ordered.body).toMatchObject({ ...first, price: '990.00', end_at: endAt });
    expect((await viewer.call('GET', 'futures')).body).toMatchObject([{ ...first, price: '990.00' }]);

    const { balance } = await wallet(viewer);
    platform.clock.set(Date.UTC(2026, 3, 14, 12));
    await renew();
    expect(await current(viewer)).toMatchObject([
      { packet: { id: 81 }, end_at: endAt, is_trial: isTrial, paid: sum },
    ]);
    expect(Number(balance) - Number((await wallet(viewer)).balance)).toBe(Number(sum));
  },
);

test('ours: what is planned begins, and is charged, also when the renewal before it is off; switching that on again drops the plan', async () => {
  const viewer = await newViewer('9000.00');
  await noteTrial(viewer, 81);
  const { id } = (await subscribe(viewer, 82)).body;
  const futures = async () => (await viewer.call('GET', 'futures')).body;
  await subscribe(viewer, 81);
  await viewer.call('PATCH', `subscriptions/${id}`, { renew: false });
  await viewer.call('PATCH', `subscriptions/${id}`, { renew: true });
  expect(await futures()).toEqual([]);

  await subscribe(viewer, 81);
  await viewer.call('PATCH', `subscriptions/${id}`, { renew: false });
  expect(await futures()).toHaveLength(1);
  platform.clock.set(Date.UTC(2026, 3, 14, 12));
  await renew();
  expect(await current(viewer)).toMatchObject([{ packet: { id: 81 }, paid: '990.00' }]);
  expect(await wallet(viewer)).toMatchObject({ balance: '5020.00' });
});

test('spec 3 §4: a future packet can be cancelled; the current one continues', async () => {
  const viewer = await newViewer('9000.00');
  await subscribe(viewer, 82);
  await subscribe(viewer, 81);
  const [future] = (await viewer.call('GET', 'futures')).body;
  expect((await viewer.call('DELETE', `futures/${future.id}`)).status).toBe(204);
  expect((await viewer.call('DELETE', `futures/${future.id}`)).status).toBe(404);
  expect(await current(viewer)).toMatchObject([{ packet: { id: 82 }, renew: true }]);
});

test('nothing is planned behind a paused packet, and what was planned before has no day until it is resumed', async () => {
  const viewer = await newViewer('9000.00');
  const { id } = (await subscribe(viewer, 82)).body;
  const pauses = `subscriptions/${id}/pauses`;
  const planned = async () => {
    const [future] = (await viewer.call('GET', 'futures')).body;
    const [listed] = (await viewer.call('GET', 'subscriptions?types=planned')).body;
    return [future.start_at, listed.start_at, listed.end_at, listed.next_pay_at, listed.next_price];
  };
  await subscribe(viewer, 81);
  expect((await planned())[0]).toBe('2026-04-14T12:00:00Z');
  await viewer.call('POST', pauses, {});
  // What it will cost is known.
  expect(await planned()).toEqual([null, null, null, null, '0.00']);

  const [future] = (await viewer.call('GET', 'futures')).body;
  await viewer.call('DELETE', `futures/${future.id}`);
  const refusal = { status: 400, body: { error_code: 'resume_first' } };
  expect(await subscribe(viewer, 81)).toMatchObject(refusal);
  const body = { purchase_type_id: await wayOf(81, 1) };
  expect(await viewer.call('POST', 'purchases_offer', body)).toMatchObject(refusal);

  const [pause] = (await viewer.call('GET', pauses)).body;
  platform.clock.advance(3 * DAY);
  await viewer.call('DELETE', `${pauses}/${pause.id}`);
  await subscribe(viewer, 81);
  const [{ end_at }] = await current(viewer);
  expect((await planned())[0]).toBe(end_at);
});

test('spec 3 §4 change of period: a longer one starts now, a shorter one waits', async () => {
  const viewer = await newViewer('40000.00');
  await subscribe(viewer, 82);
  const account = (await viewer.call('GET', 'accounts')).body[0]?.id;
  const year = await viewer.call('POST', 'purchases', {
    purchase_type_id: await wayOf(82, 12),
    account_id: account,
  });
  expect(year).toMatchObject({ status: 201, body: { status: 'active', account_id: String(account) } });
  expect(await current(viewer)).toMatchObject([{ end_at: '2027-03-14T12:00:00Z', price: '28990.00' }]);
  expect((await wallet(viewer)).entries.slice(1)).toEqual([
    'purchase -2990.00',
    'refund 2990.00',
    'purchase -28990.00',
  ]);

  const month = await viewer.call('POST', 'purchases', {
    purchase_type_id: await wayOf(82, 1),
    account_id: account,
  });
  expect((await viewer.call('GET', 'futures')).body).toMatchObject([{ start_at: '2027-03-14T12:00:00Z' }]);
  expect(await current(viewer)).toMatchObject([{ end_at: '2027-03-14T12:00:00Z', renew: false }]);
  expect((await viewer.call('DELETE', `purchases/${month.body.id}`)).status).toBe(204);
  expect(await current(viewer)).toMatchObject([{ renew: true }]);
});

describe('spec 3 §4 Subscription actions: an offer says what a change does before anybody agrees', () => {
  const offered = async (viewer: Viewer, packetId: number, months: number) => {
    const body = { purchase_type_id: await wayOf(packetId, months) };
    return (await viewer.call('POST', 'purchases_offer', body)).body.purchases[0];
  };

  test('a step up counts in what is unused of the running period, at the last moment of the payment', async () => {
    const viewer = await newViewer('6000.00');
    expect(await offered(viewer, 82, 1)).toMatchObject({ amount: '2990.00', change: null });
    await subscribe(viewer, 82);
    platform.clock.advance(10 * DAY);
    const { amount, amount_due, change } = await offered(viewer, 82, 12);
    expect(change).toEqual({
      acts: 'now',
      packets: [{ id: 82, name: 'Максимум' }],
      start_at: '2026-03-24T12:00:00Z',
      // 20 days and 22 hours of 31 days: an hour to begin the payment, and an hour to make it.
      amount_refund: '2017.45',
    });
    expect(Number(amount) - Number(change.amount_refund)).toBeCloseTo(Number(amount_due), 2);
  });

  test('a step down costs nothing now, and says when it begins', async () => {
    const viewer = await newViewer('6000.00');
    await subscribe(viewer, 82);
    expect(await offered(viewer, 81, 1)).toMatchObject({
      amount_due: '0.00',
      is_have_money_on_balance: true,
      change: {
        acts: 'later',
        packets: [{ id: 82, name: 'Максимум' }],
        start_at: '2026-04-14T12:00:00Z',
        amount_refund: '0.00',
      },
    });
  });

  test('switching the renewal on again by an order costs nothing before the end of what is paid', async () => {
    const viewer = await newViewer('6000.00');
    const { id } = (await subscribe(viewer, 82)).body;
    await viewer.call('DELETE', `subscriptions/${id}`);
    expect(await offered(viewer, 82, 1)).toMatchObject({
      amount_due: '0.00',
      change: { acts: 'later', packets: [{ id: 82 }], start_at: '2026-04-14T12:00:00Z' },
    });
  });
});

test('spec 3 §4: renewing → disable, not renewing → re-enable, by subscription and by purchase', async () => {
  const viewer = await newViewer('3000.00');
  const { id, purchase_id } = (await subscribe(viewer, 82)).body;
  expect((await viewer.call('DELETE', `subscriptions/${id}`)).status).toBe(204);
  expect(await current(viewer)).toMatchObject([{ id, renew: false, next_pay_at: null }]);
  const on = await viewer.call('PATCH', `subscriptions/${id}`, { renew: true });
  expect(on).toMatchObject({ status: 200, body: { id, renew: true } });
  expect((await viewer.call('DELETE', `purchases/${purchase_id}`)).status).toBe(204);
  expect(await current(viewer)).toMatchObject([{ renew: false }]);
  const active = await viewer.call('PATCH', `purchases/${purchase_id}`, { status: 'active' });
  expect(active).toMatchObject({
    status: 200,
    body: { id: purchase_id, status: 'active', is_cancelable: true },
  });
  expect(await wallet(viewer)).toMatchObject({ balance: '10.00' });
  const other = await newViewer();
  expect((await other.call('DELETE', `subscriptions/${id}`)).status).toBe(404);
  expect((await other.call('DELETE', `purchases/${purchase_id}`)).status).toBe(404);
});

test('spec 3 §8: disabling a contract is refused with 451, a gift with 400, each with an explanation', async () => {
  const viewer = await newViewer('9000.00');
  const now = platform.clock.now();
  const given = {
    userId: viewer.userId,
    startAt: new Date(now),
    endAt: new Date(now + 30 * DAY),
    price: '0.00',
  };
  const contract = nextSnowflake(now);
  const gift = nextSnowflake(now);
  await platform.db.insert(subscriptions).values([
    { ...given, id: contract, packetId: 96, type: 'bundle' },
    { ...given, id: gift, packetId: 95, type: 'promo', renew: false },
  ]);
  expect(await viewer.call('DELETE', `subscriptions/${contract}`)).toMatchObject({
    status: 451,
    body: { error: { message: expect.stringContaining('оператор') } },
  });
  expect(await viewer.call('DELETE', `subscriptions/${gift}`)).toMatchObject({
    status: 400,
    body: { error: { message: 'Подарок закончится сам, платить за него не нужно.' } },
  });
  // A purchase does not end the contract either.
  expect(await subscribe(viewer, 82)).toMatchObject({ status: 451 });
});

test('spec 3 §3: gifts and withdrawn packets are not sold', async () => {
  const viewer = await newViewer('9000.00');
  for (const id of [95, 97]) {
    expect(await subscribe(viewer, id)).toMatchObject({
      status: 400,
      body: { detail: 'Этот пакет не продаётся.' },
    });
  }
  expect((await subscribe(viewer, 4040)).status).toBe(404);
});

test('spec 3 §4: a paused packet does not run, is listed, and is removed with a refund only if the packet allows it', async () => {
  const viewer = await newViewer('9000.00');
  const { id } = (await subscribe(viewer, 82)).body;
  platform.clock.advance(10 * DAY);
  const pause = await viewer.call('POST', `subscriptions/${id}/pauses`, {});
  expect(pause).toMatchObject({ status: 201, body: { start_at: '2026-03-24T12:00:00Z', end_at: null } });
  expect(await current(viewer)).toMatchObject([
    { id, is_paused: true, pauses: [pause.body], next_pay_at: null },
  ]);
  expect(await viewer.call('DELETE', `subscriptions/${id}`)).toMatchObject({
    status: 400,
    body: { error: { message: 'Пакет на паузе. Сначала возобновите его.' } },
  });
  expect((await viewer.call('POST', `subscriptions/${id}/pauses`, {})).status).toBe(400);

  platform.clock.advance(60 * DAY);
  await renew();
  expect(await current(viewer)).toMatchObject([{ id, is_paused: true }]);
  const ended = await viewer.call('PATCH', `subscriptions/${id}/pauses/${pause.body.id}`, {
    end_at: '2026-05-23T12:00:00',
  });
  expect(ended).toMatchObject({ status: 200, body: { end_at: '2026-05-23T12:00:00Z' } });
  expect(await current(viewer)).toMatchObject([{ is_paused: false, end_at: '2026-06-12T23:00:00Z' }]);

  await viewer.call('POST', `subscriptions/${id}/pauses`, {});
  // Nothing comes back of what cannot be removed.
  expect(await current(viewer)).toMatchObject([{ amount_refund: null }]);
  await platform.db.update(packets).set({ allowDeletePaused: true }).where(eq(packets.id, 82));
  expect((await viewer.call('DELETE', `subscriptions/${id}`)).status).toBe(204);
  await platform.db.update(packets).set({ allowDeletePaused: false }).where(eq(packets.id, 82));
  expect(await current(viewer)).toEqual([]);
  // 21 of 31 days were left, less the 13 hours of a grant for each of the two pauses.
  expect((await wallet(viewer)).entries.at(-1)).toBe('refund 1921.00');
});

test('spec 3 §4: a packet on its second pause has nothing due, although its first pause is over', async () => {
  const viewer = await newViewer('9000.00');
  const { id } = (await subscribe(viewer, 82)).body;
  const pauses = `subscriptions/${id}/pauses`;
  const first = (await viewer.call('POST', pauses, {})).body;
  platform.clock.advance(DAY);
  const end_at = new Date(platform.clock.now()).toISOString();
  expect((await viewer.call('PATCH', `${pauses}/${first.id}`, { end_at })).status).toBe(200);
  expect((await viewer.call('POST', pauses, {})).status).toBe(201);
  await renew();
  expect((await renew()).users).toBe(0);
  expect(await current(viewer)).toMatchObject([{ id, is_paused: true }]);
});

test('spec 3 §4: a paused packet cannot be bought a second time, and nothing is charged', async () => {
  const viewer = await newViewer('9000.00');
  const { id } = (await subscribe(viewer, 82)).body;
  await viewer.call('POST', `subscriptions/${id}/pauses`, {});
  const before = (await wallet(viewer)).entries;
  const again = await subscribe(viewer, 82);
  expect(again).toMatchObject({ status: 400, body: { error_code: 'already_subscribed' } });
  expect((await wallet(viewer)).entries).toEqual(before);
});

test('spec 3 §4 paused and deletable: the refund is shown before the deletion, and then paid', async () => {
  const viewer = await newViewer();
  const [id, now] = [nextSnowflake(TEST_NOW), new Date(TEST_NOW)];
  // The summer packet is not sold any more: this viewer has it from earlier.
  await platform.db.insert(subscriptions).values({
    id,
    userId: viewer.userId,
    packetId: 97,
    type: 'packet',
    startAt: now,
    createdAt: now,
    endAt: new Date(TEST_NOW + 30 * DAY),
    price: '990.00',
    paid: '990.00',
  });
  expect(await current(viewer)).toMatchObject([{ amount_refund: null }]);
  platform.clock.advance(9 * DAY + 11 * 3_600_000);
  await viewer.call('POST', `subscriptions/${id}/pauses`, {});
  // Ten days with the 13 hours of a grant; later nothing is lost.
  platform.clock.advance(60 * DAY);
  expect(await current(viewer)).toMatchObject([{ is_paused: true, amount_refund: '660.00' }]);
  expect((await viewer.call('DELETE', `subscriptions/${id}`)).status).toBe(204);
  expect(await wallet(viewer)).toMatchObject({ balance: '660.00' });
});

test('pauses give no free viewing: short pauses move nothing, and removing a paused packet refunds no time that a stream grant still covers', async () => {
  const viewer = await newViewer('9000.00');
  const { id, end_at } = (await subscribe(viewer, 82)).body;
  for (let times = 0; times < 5; times += 1) {
    const { body } = await viewer.call('POST', `subscriptions/${id}/pauses`, {});
    platform.clock.advance(DAY / 2);
    expect((await viewer.call('DELETE', `subscriptions/${id}/pauses/${body.id}`)).status).toBe(204);
  }
  expect(await current(viewer)).toMatchObject([{ id, is_paused: false, end_at }]);
  await viewer.call('POST', `subscriptions/${id}/pauses`, {});
  await platform.db.update(packets).set({ allowDeletePaused: true }).where(eq(packets.id, 82));
  expect((await viewer.call('DELETE', `subscriptions/${id}`)).status).toBe(204);
  await platform.db.update(packets).set({ allowDeletePaused: false }).where(eq(packets.id, 82));
  // 31 days less two and a half, less 13 hours: 671 of 744 hours.
  expect((await wallet(viewer)).entries.at(-1)).toBe('refund 2696.63');
});

test('wire 7.3 pauses can be planned, moved and cancelled', async () => {
  const viewer = await newViewer('9000.00');
  const { id } = (await subscribe(viewer, 82)).body;
  const pauses = `subscriptions/${id}/pauses`;
  const planned = await viewer.call('POST', pauses, {
    start_at: '2026-03-20T00:00:00.000Z',
    end_at: '2026-03-25T00:00:00Z',
  });
  expect(planned.status).toBe(201);
  expect(await current(viewer)).toMatchObject([{ is_paused: false }]);
  expect(
    (await viewer.call('PATCH', `${pauses}/${planned.body.id}`, { end_at: '2026-03-19T00:00:00Z' })).status,
  ).toBe(400);
  expect((await viewer.call('PATCH', `${pauses}/${planned.body.id}`, { end_at: 'tomorrow' })).status).toBe(
    400,
  );
  expect((await viewer.call('DELETE', `${pauses}/${planned.body.id}`)).status).toBe(204);
  expect((await viewer.call('GET', pauses)).body).toEqual([]);

  const running = await viewer.call('POST', pauses, {});
  platform.clock.advance(3 * DAY);
  expect((await viewer.call('DELETE', `${pauses}/${running.body.id}`)).status).toBe(204);
  expect(await current(viewer)).toMatchObject([{ is_paused: false, end_at: '2026-04-16T23:00:00Z' }]);
  expect((await viewer.call('DELETE', `${pauses}/${running.body.id}`)).status).toBe(404);
});

test('spec 3 §3 User packet `message`: a packet that could not be renewed shows the reason, in the list and in a message', async () => {
  const viewer = await newViewer('3000.00');
  await subscribe(viewer, 82);
  platform.clock.advance(31 * DAY);
  // The renewal is still pending: the viewer keeps access meanwhile.
  expect(await current(viewer)).toHaveLength(1);
  await renew();
  expect(await current(viewer)).toEqual([]);
  const message = 'Не продлено: на счёте не хватило денег.';
  const all = (await viewer.call('GET', 'subscriptions?types=all')).body;
  expect(all).toMatchObject([{ packet: { id: 82 }, renew: true, message, next_pay_at: null }]);
  const sent = (await viewer.call('GET', 'messages')).body;
  expect(sent).toContainEqual(expect.objectContaining({ title: 'Максимум', text: message }));
});

test('spec 3 §7 POST purchases rents a title once; the rent ends by itself', async () => {
  const viewer = await newViewer('2000.00');
  const ways = await platform.db.select().from(purchaseTypes);
  const rent = ways.find(({ contentId }) => contentId !== null);
  const body = { purchase_type_id: rent?.id, library_id: rent?.libraryId, entity_license_id: null };
  const bought = await viewer.call('POST', 'purchases', body);
  expect(bought).toMatchObject({ status: 201, body: { purchase_type_id: rent?.id, is_cancelable: false } });
  expect(await viewer.call('POST', 'purchases', body)).toMatchObject({
    status: 400,
    body: { detail: 'Это уже куплено, можно смотреть.' },
  });
  expect(await viewer.call('DELETE', `purchases/${bought.body.id}`)).toMatchObject({ status: 400 });
  expect((await wallet(viewer)).entries).toEqual(['refill 2000.00', `rent -${rent?.amount}`]);
  expect((await viewer.call('POST', 'purchases', { ...body, account_id: 1 })).status).toBe(404);
  const [row] = await platform.db.select().from(userPurchases).where(eq(userPurchases.id, bought.body.id));
  expect(row).toMatchObject({ userId: viewer.userId, reference: null });
});
