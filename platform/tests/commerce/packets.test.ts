import { eq } from 'drizzle-orm';
import { trialReference } from '../../src/commerce/buying/price.ts';
import { accountOf, bookEntry } from '../../src/commerce/ledger.ts';
import { cards } from '../../src/db/schema/money.ts';
import { users } from '../../src/db/schema/session.ts';
import { futures, subscriptions, userPurchases } from '../../src/db/schema/subscriptions.ts';
import { packets as seededPackets } from '../../src/seed/data/commerce/packets.ts';
import { purchaseTypeRows } from '../../src/seed/rows/purchase-types.ts';
import { becomeChild, newViewer, subscribe } from '../catalogue/viewers.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ contents: 'full' });
});
afterAll(() => platform.close());

async function request(path: string, token?: string, language = 'ru') {
  const url = new URL(`/v2${path}`, 'http://platform');
  if (token) url.searchParams.set('access_token', token);
  const answer = await platform.app.inject({
    url: url.pathname + url.search,
    headers: { 'accept-language': language },
  });
  return { status: answer.statusCode, body: answer.json() };
}

const idsOf = (list: { id: number }[]) => list.map(({ id }) => id);
const wayId = (packetId: number, sort = 0) =>
  purchaseTypeRows.find((row) => row.packetId === packetId && row.sort === sort)?.id ?? '';

describe('spec 3 §7 GET /v2/packets', () => {
  test('lists what everybody may buy, in order, without gifts, donations, withdrawn packets and those of one provider', async () => {
    const { body } = await request('/packets');
    const expected = seededPackets.filter(
      ({ hidden, provider, type }) => !hidden && !provider && type === undefined,
    );
    expect(idsOf(body)).toEqual(expected.map(({ id }) => id));
  });

  test('wire 7.2 inner lists are null or missing until they are requested', async () => {
    const bare = (await request('/packets')).body[0];
    expect(bare).toMatchObject({ id: 81, available: null, include: null });
    for (const list of ['channels', 'videos']) expect(bare).not.toHaveProperty(list);
    const full = (await request('/packets?includes=availables,channels,videos,includes,rubbish')).body[0];
    expect(idsOf(full.available)).toEqual([91, 92, 93]);
    expect(full.include).toEqual([]);
    expect(full.channels).toHaveLength(full.channels_count);
    expect(full.videos[0]).toMatchObject({ id: expect.stringMatching(/^\d{18}$/), img: expect.any(String) });
  });

  test('wire 1.8 money has two digits, periods are whole numbers', async () => {
    const { body } = await request('/packets');
    for (const packet of body) {
      expect(packet.price).toMatch(/^\d+\.\d\d$/);
      expect(packet.period_human).toEqual({
        years: expect.any(Number),
        months: expect.any(Number),
        days: expect.any(Number),
      });
    }
  });

  test('a trial is open to a viewer who never had it, and marked as used for one who did', async () => {
    const viewer = await newViewer(platform);
    const light = async () => (await request('/packets/81', viewer.deviceToken)).body;
    expect(await light()).toMatchObject({ is_trial: true, is_used_trial: false, trial_amount: '0.00' });
    expect((await light()).trial_period_human).toEqual({ years: 0, months: 0, days: 7 });
    const { id: accountId } = await platform.db.transaction((tx) => accountOf(tx, viewer.userId));
    const entry = { accountId, amount: 0, kind: 'purchase', now: platform.clock.now() } as const;
    await platform.db.transaction((tx) => bookEntry(tx, { ...entry, reference: trialReference(81) }));
    expect(await light()).toMatchObject({ is_trial: false, is_used_trial: true });
    const [way] = (await request('/packets/81/purchases', viewer.deviceToken)).body;
    expect(way).toMatchObject({
      is_have_trial: false,
      trial_amount: '0.00',
      trial_period_human: { days: 0 },
    });
  });

  test('spec 3 §4 Agreement gate: serves the text of the agreement', async () => {
    const { body } = await request('/packets/93');
    expect(body.agreement).toMatch(/\/texts\/adults$/);
    const text = await platform.app.inject({ url: new URL(body.agreement).pathname });
    expect(text.statusCode).toBe(200);
    expect(text.body).toContain('<h1>');
  });

  test('spec 2 §6 hides adult packets from a child', async () => {
    const viewer = await newViewer(platform);
    await becomeChild(platform, viewer);
    const { body } = await request('/packets?includes=channels', viewer.deviceToken);
    expect(idsOf(body)).not.toContain(93);
    for (const { channels } of body) for (const { age } of channels) expect(age).toBeLessThanOrEqual(12);
  });
});

describe('spec 3 §3 Packet: what the viewer has', () => {
  test('a subscription shows its order: dates, next payment, pending change, actions', async () => {
    const viewer = await newViewer(platform);
    const now = platform.clock.now();
    await platform.db.insert(userPurchases).values({
      id: '100000000000000010',
      userId: viewer.userId,
      accountId: 50_001,
      purchaseTypeId: wayId(81),
      nextPurchaseTypeId: wayId(81, 2),
      status: 'active',
      createdAt: new Date(now),
    });
    await platform.db.insert(subscriptions).values({
      id: '100000000000000011',
      userId: viewer.userId,
      packetId: 81,
      purchaseId: '100000000000000010',
      startAt: new Date(now),
      endAt: new Date(Date.UTC(2026, 3, 14, 12)),
      price: '990.00',
      period: { years: 0, months: 1, days: 0 },
    });
    const { body } = await request('/packets/81', viewer.deviceToken);
    expect(body).toMatchObject({
      is_purchased: true,
      user_purchase: { id: '100000000000000010', account_id: '50001' },
      next_user_purchase: { purchase_type: { amount: '9490.00' } },
      subscription: {
        start_at: '2026-03-14T12:00:00Z',
        end_at: '2026-04-14T12:00:00Z',
        next_pay_at: '2026-04-14T12:00:00Z',
        next_price: '9490.00',
        next_period_human: { years: 1, months: 0, days: 0 },
        actions: { can_subscribe: false, can_change_period: true, can_disable_renew: true },
      },
    });
    const ways = (await request('/packets/81/purchases', viewer.deviceToken)).body;
    expect(ways[0].user_purchase).toMatchObject({ id: '100000000000000010', status: 'active' });
    expect(ways.map((way: { is_next_purchase: boolean }) => way.is_next_purchase)).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('a withdrawn packet stays with its owners, who see it paused and can remove it', async () => {
    const viewer = await newViewer(platform);
    expect((await request('/packets/97', viewer.deviceToken)).status).toBe(404);
    await subscribe(platform, viewer, 97, { hours: 1 });
    await platform.db
      .update(subscriptions)
      .set({ isPaused: true })
      .where(eq(subscriptions.userId, viewer.userId));
    const { body } = await request('/packets', viewer.deviceToken);
    expect(idsOf(body)).toContain(97);
    expect(body.find(({ id }: { id: number }) => id === 97)).toMatchObject({
      is_paused: true,
      allow_delete_paused: true,
      subscription: { actions: { can_unsubscribe: true, can_change_period: false } },
    });
  });

  test('spec 3 §4 "Subscription actions" promo type or child packet: no buttons', async () => {
    const viewer = await newViewer(platform);
    await subscribe(platform, viewer, 82, { hours: 1 });
    const { body } = await request('/packets/91', viewer.deviceToken);
    expect(body.is_purchased).toBe(true);
    expect(Object.values(body.subscription.actions)).toEqual([false, false, false, false, false]);
  });

  test('a packet that begins later shows its future price', async () => {
    const viewer = await newViewer(platform);
    await platform.db.insert(futures).values({
      id: '100000000000000020',
      userId: viewer.userId,
      packetId: 81,
      purchaseTypeId: wayId(81),
      startAt: new Date(platform.clock.now() + 86_400_000),
      createdAt: new Date(platform.clock.now()),
    });
    const { body } = await request('/packets/81', viewer.deviceToken);
    expect(body.next_user_purchase).toEqual({ purchase_type: { id: wayId(81), amount: '990.00' } });
    expect(body.is_purchased).toBe(false);
  });
});

describe('spec 3 §2 Packet id may be a composite with underscores', () => {
  test.each([
    ['82', 82, null],
    ['taspa_82', 82, null],
    ['726_96', 96, 'Тариф «Дом 200»'],
    ['almatv_96_91', 91, 'Тариф «Дом 200»'],
    ['almatv_96_96', 96, 'Тариф «Дом 200»'],
  ])('%s', async (key, id, custom_name) => {
    const { status, body } = await request(`/packets/${key}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, bundle: custom_name === null ? null : { custom_name } });
  });

  test('finds a provider whose name has an underscore, and does not sell it packets priced in another currency', async () => {
    const words = async (key: string) => (await request(`/packets/${key}`)).body.error.message;
    expect(await words('ntv_web_82')).toBe('Такого пакета нет.');
    expect(await words('ntv_wev_82')).toBe('Такого провайдера нет.');
  });

  test.each([
    '96',
    'taspa_96',
    'almatv_82_91',
    'almatv_96_93',
    'nobody_82',
    '0',
    'x',
    '82_',
    '_82',
    '9999999999',
  ])('spec 3 §8 packet not found for provider: %s', async (key) => {
    const { status, body } = await request(`/packets/${key}`);
    expect(status).toBe(404);
    expect(body.error_code).toBe('not_found');
    expect(body.error.message).toMatch(/пакета нет|провайдера нет/);
  });
});

describe('wire 7.2 purchase options', () => {
  test('purchases: PurchaseType with both spellings of paysystems', async () => {
    const { body } = await request('/packets/82/purchases', undefined, 'en');
    expect(body.map((way: { amount: string }) => way.amount)).toEqual(['2990.00', '8070.00', '28990.00']);
    expect(body[0]).toMatchObject({
      title: '1 month',
      ptype: 'packet',
      purchase_type: 'subscription',
      is_cancelable: true,
      user_purchase: null,
      is_next_purchase: false,
    });
  });

  test('paysytems and paysystems are the same list: what the provider takes, and a linked card if there is one', async () => {
    const viewer = await newViewer(platform);
    const titles = async () => {
      const [way] = (await request('/packets/82/purchases', viewer.deviceToken, 'en')).body;
      expect(way.paysystems).toEqual(way.paysytems);
      return way.paysystems.map(({ title }: { title: string }) => title);
    };
    const before = await titles();
    expect(before.length).toBeGreaterThan(2);
    await platform.db.insert(cards).values({
      userId: viewer.userId,
      lastDigits: '1234',
      bankToken: 'token',
      createdAt: new Date(platform.clock.now()),
    });
    expect(await titles()).toEqual(['Linked card', ...before]);
  });

  test('purchaseperiods: the shortest first, longer ones cheaper per month', async () => {
    const { body } = await request('/packets/91/purchaseperiods');
    const months = body.map(
      ({ period_human }: { period_human: { years: number; months: number } }) =>
        period_human.years * 12 + period_human.months,
    );
    expect(months).toEqual([1, 3, 12]);
    const monthly = body.map(
      ({ purchases_type }: { purchases_type: { amount: string }[] }, at: number) =>
        Number(purchases_type[0]?.amount) / months[at],
    );
    expect(monthly[1]).toBeLessThan(monthly[0]);
    expect(monthly[2]).toBeLessThan(monthly[1]);
  });

  test('purchasepackets: only packets for sale; empty for a provider that bills its subscribers itself', async () => {
    const { body } = await request('/purchasepackets');
    expect(body.length).toBeGreaterThan(4);
    for (const packet of body) expect(packet.is_have_purchases).toBe(true);
    const subscriber = await newViewer(platform);
    await platform.db.update(users).set({ providerId: 8 }).where(eq(users.id, subscriber.userId));
    expect((await request('/purchasepackets', subscriber.deviceToken)).body).toEqual([]);
    expect((await request('/packets', subscriber.deviceToken)).body).not.toEqual([]);
  });

  test('flat: uses other names for two fields', async () => {
    const { body } = await request('/packets/flat');
    const night = body.find(({ id }: { id: number }) => id === 93);
    expect(night).toMatchObject({ is_base: false, agreement_url: expect.stringContaining('/texts/adults') });
    for (const field of ['base', 'agreement', 'available', 'include'])
      expect(night).not.toHaveProperty(field);
  });

  test('promopackets: only gifts', async () => {
    const { body } = await request('/promopackets');
    expect(idsOf(body)).toEqual([95]);
    expect(body[0].type).toBe('promo');
    expect((await request('/promopackets/95')).status).toBe(200);
    expect((await request('/promopackets/82')).status).toBe(404);
  });
});

describe('wire 7.1 accounts', () => {
  test('is always an array with the same single account', async () => {
    const viewer = await newViewer(platform);
    const [first] = (await request('/users/self/accounts', viewer.deviceToken)).body;
    expect(first).toEqual({
      id: expect.any(Number),
      amount: '0.00',
      balance: '0.00',
      is_payment_allowed: true,
    });
    expect((await request('/users/self/accounts', viewer.deviceToken)).body).toEqual([first]);
    expect((await request('/users/self/balance', viewer.deviceToken)).body).toEqual({ balance: '0.00' });
  });

  test('refuses payments of a guest', async () => {
    const guest = await newViewer(platform, { isGuest: true });
    const [account] = (await request('/users/self/accounts', guest.deviceToken)).body;
    expect(account.is_payment_allowed).toBe(false);
    expect((await request('/users/self/accounts')).status).toBe(401);
  });
});
