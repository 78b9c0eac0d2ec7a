import { eq } from 'drizzle-orm';
import { accountOf, bookEntry } from '../../src/commerce/ledger.ts';
import { promoKeys } from '../../src/db/schema/commerce.ts';
import { accountEntries, cards } from '../../src/db/schema/money.ts';
import { users } from '../../src/db/schema/session.ts';
import { createLimits } from '../../src/http/limits.ts';
import { countingGuess } from '../../src/routes/commerce/promo-guess.ts';
import { newViewer, type Viewer } from '../catalogue/viewers.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ contents: 'full' });
});
afterAll(() => platform.close());

async function call(method: 'GET' | 'POST', path: string, viewer?: Viewer, payload?: object) {
  const token = viewer ? `?access_token=${viewer.deviceToken}` : '';
  const answer = await platform.app.inject({
    method,
    url: `/v2${path}${token}`,
    headers: { 'accept-language': 'en' },
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const check = (viewer: Viewer, key: unknown, ignore_conditions?: string[]) =>
  call('POST', '/users/self/promokeys/check', viewer, { key, ignore_conditions });
const apply = (viewer: Viewer, key: unknown) => call('POST', '/users/self/promokeys', viewer, { key });
const payFor = (viewer: Viewer, key: unknown) =>
  call('POST', '/users/self/promokeys/transaction', viewer, { key, paysystem_shortname: 'short_url' });
const balanceOf = async (viewer: Viewer) =>
  (await call('GET', '/users/self/balance', viewer)).body.balance as string;
const held = async (viewer: Viewer) => {
  const { body } = await call('GET', '/users/self/subscriptions/current', viewer);
  return body.map((one: { packet: { id: number }; type: string; end_at: string }) => [
    one.packet.id,
    one.type,
    one.end_at,
  ]);
};

async function addCard({ userId }: Viewer) {
  const createdAt = new Date(platform.clock.now());
  await platform.db.insert(cards).values({ userId, lastDigits: '1234', bankToken: `t${userId}`, createdAt });
}

async function addMoney({ userId }: Viewer, amount: number) {
  await platform.db.transaction(async (tx) => {
    const { id: accountId } = await accountOf(tx, userId);
    await bookEntry(tx, { accountId, amount, kind: 'refill', reference: 'test', now: platform.clock.now() });
  });
}

describe('spec 3 §4 Promo wizard: check', () => {
  test('answers whether to confirm, and what the key gives', async () => {
    const viewer = await newViewer(platform);
    const { status, body } = await check(viewer, 'kino7');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      key: 'KINO7',
      is_need_confirm: true,
      confirmation_title: 'A week of cinema',
      confirmation_text: '7 days of Light and Cinema. They begin as soon as you confirm.',
      confirmation_desc: 'Light, Cinema: 7 days',
    });
    expect((await check(viewer, 'BALANS500')).body).toMatchObject({
      is_need_confirm: false,
      confirmation_desc: '500\u00A0₸ on your balance',
    });
    expect(await held(viewer)).toEqual([]);
  });

  test('spec 3 §5 user_must_have_credit_card may be postponed to the next step', async () => {
    const viewer = await newViewer(platform);
    expect(await check(viewer, 'MAXCARD')).toMatchObject({
      status: 400,
      body: { error: { message: 'Link a bank card to use this promo code.' } },
    });
    expect((await check(viewer, 'MAXCARD', ['user_must_have_credit_card'])).status).toBe(200);
    await addCard(viewer);
    expect((await check(viewer, 'MAXCARD')).status).toBe(200);
  });

  test('a provider can require a card for every key', async () => {
    const viewer = await newViewer(platform);
    await platform.db.update(users).set({ providerId: 775 }).where(eq(users.id, viewer.userId));
    expect((await check(viewer, 'NAURYZ2026')).status).toBe(400);
    await addCard(viewer);
    expect((await check(viewer, 'NAURYZ2026')).status).toBe(200);
  });

  test.each([
    ['unknown', 'NOSUCHKEY', 404, 'There is no such promo code. Check it for typing errors.'],
    ['inactive', 'LETO2025', 400, 'This promo code is no longer valid.'],
    ['expired', 'ESKI2025', 400, 'This promo code has expired.'],
  ])('spec 3 §8 promo 400 or 404: %s', async (_, key, status, message) => {
    const viewer = await newViewer(platform);
    expect(await check(viewer, key)).toMatchObject({ status, body: { error: { message } } });
    expect(await apply(viewer, key)).toMatchObject({ status, body: { error: { message } } });
  });

  test.each([['x'.repeat(16)], [''], [17], [null]])(
    'spec 3 §5 refuses a key that is not a string of at most 15 characters: %p',
    async (key) => {
      const viewer = await newViewer(platform);
      expect((await apply(viewer, key)).status).toBe(key === 17 ? 404 : 400);
    },
  );

  test('a guest has to log in first', async () => {
    const guest = await newViewer(platform, { isGuest: true });
    for (const answer of [await check(guest, 'NAURYZ2026'), await apply(guest, 'NAURYZ2026')]) {
      expect(answer).toMatchObject({
        status: 403,
        body: { error: { message: 'Sign in or register to use a promo code.' } },
      });
    }
    expect((await call('POST', '/users/self/promokeys/check', undefined, { key: 'KINO7' })).status).toBe(401);
  });

  test('slows down guessing', async () => {
    const viewer = await newViewer(platform);
    for (let guess = 0; guess < 20; guess += 1) await check(viewer, `GUESS${guess}`);
    expect((await check(viewer, 'NAURYZ2026')).status).toBe(429);
  });

  test.each<[string, (viewer: Viewer, key: string) => Promise<{ status: number }>]>([
    ['looks up', check],
    ['uses', apply],
    ['pays for', payFor],
  ])('slows down parallel guessing of who %s keys, too', async (_what, attempt) => {
    const viewer = await newViewer(platform);
    const keys = [...Array.from({ length: 60 }, (_, guess) => `GUESS${guess}`), 'NAURYZ2026'];
    const answers = await Promise.all(keys.map((key) => attempt(viewer, key)));
    expect(answers.filter(({ status }) => status !== 429)).toHaveLength(20);
    expect(answers.at(-1)?.status).toBe(429);
  });

  test('every attempt counts before its key is looked up, so that parallel ones gain nothing', async () => {
    const limits = createLimits(platform.clock);
    const lookUp = jest.fn(() => new Promise<never>(() => {}));
    const attempt = () => countingGuess(limits, { ip: '198.51.100.9', userId: 1 }, lookUp);
    const attempts = Array.from({ length: 21 }, attempt);
    await expect(attempts.at(-1)).rejects.toMatchObject({ status: 429 });
    expect(lookUp).toHaveBeenCalledTimes(20);
  });

  test('new users of one address share a limit: a new user gives no further guesses', async () => {
    const viewers = await Promise.all(
      Array.from({ length: 6 }, () => newViewer(platform, { isGuest: true })),
    );
    const guess = async ({ deviceToken }: Viewer, key: string) => {
      const url = `/v2/promokeys/${key}/info?access_token=${deviceToken}`;
      const { statusCode } = await platform.app.inject({ url, remoteAddress: '198.51.100.20' });
      return statusCode;
    };
    const newest = viewers.pop() as Viewer;
    for (const viewer of viewers)
      for (let count = 0; count < 20; count += 1) expect(await guess(viewer, `GUESS${count}`)).toBe(404);
    expect(await guess(newest, 'NAURYZ2026')).toBe(429);
    // What the address refuses is no guess of the user.
    for (let count = 0; count < 25; count += 1) expect(await guess(newest, 'NAURYZ2026')).toBe(429);
    const url = `/v2/promokeys/NAURYZ2026/info?access_token=${newest.deviceToken}`;
    const elsewhere = await platform.app.inject({ url, remoteAddress: '198.51.100.21' });
    expect(elsewhere.statusCode).toBe(200);
  });

  test('a known key counts as no guess, and resets none', async () => {
    const viewer = await newViewer(platform);
    for (let guess = 0; guess < 19; guess += 1) await check(viewer, `GUESS${guess}`);
    for (let count = 0; count < 3; count += 1) expect((await check(viewer, 'NAURYZ2026')).status).toBe(200);
    expect((await check(viewer, 'GUESS19')).status).toBe(404);
    expect((await check(viewer, 'NAURYZ2026')).status).toBe(429);
  });
});

describe('wire 7.5 POST /v2/users/self/promokeys', () => {
  test('201: days of packets are added as gifts that do not renew', async () => {
    const viewer = await newViewer(platform);
    const { status, body } = await apply(viewer, ' Kino7 ');
    expect(status).toBe(201);
    expect(body).toEqual({
      promo_key: { id: expect.any(Number), key: 'KINO7', is_active: true },
      title: 'A week of cinema',
      description: expect.any(String),
      activated_at: '2026-03-14T12:00:00Z',
      result: {
        packet_ids: [81, 91],
        days: 7,
        amount: '0.00',
        subscription_ids: [expect.any(String), expect.any(String)],
      },
    });
    expect(await held(viewer)).toEqual([
      [81, 'promo', '2026-03-21T12:00:00Z'],
      [91, 'promo', '2026-03-21T12:00:00Z'],
    ]);
    expect((await call('GET', '/users/self/promokeys', viewer)).body).toEqual([body]);
  });

  test('credits money to the balance once', async () => {
    const viewer = await newViewer(platform);
    expect((await apply(viewer, 'BALANS500')).body.result).toMatchObject({
      amount: '500.00',
      packet_ids: [],
    });
    expect(await apply(viewer, 'balans500')).toMatchObject({
      status: 400,
      body: { error: { message: 'You have already used this promo code.' } },
    });
    expect(await balanceOf(viewer)).toBe('500.00');
  });

  test('a key for a packet that left the catalogue is refused with an explanation', async () => {
    const [row] = await platform.db.select().from(promoKeys).where(eq(promoKeys.key, 'KINO7'));
    if (!row) throw new Error('the seed has no such key');
    const { number: _, ...copy } = row;
    await platform.db.insert(promoKeys).values({ ...copy, key: 'LOST', packetIds: [81, 999_999] });
    const viewer = await newViewer(platform);
    const words = { error: { message: 'This promo code is no longer valid.' } };
    expect(await check(viewer, 'LOST')).toMatchObject({ status: 400, body: words });
    expect(await apply(viewer, 'LOST')).toMatchObject({ status: 400, body: words });
    expect(await held(viewer)).toEqual([]);
  });

  test('the last use goes to one of two concurrent viewers', async () => {
    await platform.db.update(promoKeys).set({ usesLeft: 1 }).where(eq(promoKeys.key, 'BALANS500'));
    const viewers = await Promise.all([newViewer(platform), newViewer(platform)]);
    const answers = await Promise.all(viewers.map((viewer) => apply(viewer, 'BALANS500')));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    const balances = await Promise.all(viewers.map(balanceOf));
    expect(balances.sort()).toEqual(['0.00', '500.00']);
    const [key] = await platform.db.select().from(promoKeys).where(eq(promoKeys.key, 'BALANS500'));
    expect(key?.usesLeft).toBe(0);
  });

  test('two concurrent attempts of one viewer use the key once', async () => {
    const viewer = await newViewer(platform);
    const answers = await Promise.all([apply(viewer, 'NAURYZ2026'), apply(viewer, 'NAURYZ2026')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect(await held(viewer)).toHaveLength(1);
  });

  test('spec 3 §3 is_paid: charges the price to the account, and changes nothing without the money', async () => {
    const viewer = await newViewer(platform);
    expect(await apply(viewer, 'PREMIUM30')).toMatchObject({
      status: 400,
      body: { error: { message: 'Pay 100\u00A0₸ to use this promo code.' } },
    });
    expect(await held(viewer)).toEqual([]);
    await addMoney(viewer, 150_00);
    expect((await apply(viewer, 'PREMIUM30')).status).toBe(201);
    expect(await balanceOf(viewer)).toBe('50.00');
    expect(await held(viewer)).toEqual([[82, 'promo', '2026-04-13T12:00:00Z']]);
    const entries = await platform.db
      .select({ amount: accountEntries.amount })
      .from(accountEntries)
      .where(eq(accountEntries.reference, 'promo:PREMIUM30'));
    expect(entries).toEqual([{ amount: '-100.00' }]);
  });

  test('spec 3 §3 needed_refund: a linked card is enough, no money is kept', async () => {
    const viewer = await newViewer(platform);
    expect((await apply(viewer, 'TEST1')).status).toBe(400);
    await addCard(viewer);
    expect((await apply(viewer, 'TEST1')).status).toBe(201);
    expect(await balanceOf(viewer)).toBe('0.00');
  });

  test('a key that fails half way gives nothing', async () => {
    const viewer = await newViewer(platform);
    await platform.db.insert(promoKeys).values({
      key: 'BROKEN',
      title: { ru: '', kk: '', en: '', uz: '' },
      description: { ru: '', kk: '', en: '', uz: '' },
      packetIds: [95, 424242],
      days: 3,
      amount: '10.00',
      usesLeft: 5,
    });
    expect((await apply(viewer, 'BROKEN')).status).toBeGreaterThanOrEqual(400);
    expect(await held(viewer)).toEqual([]);
    expect(await balanceOf(viewer)).toBe('0.00');
    const [key] = await platform.db.select().from(promoKeys).where(eq(promoKeys.key, 'BROKEN'));
    expect(key?.usesLeft).toBe(5);
  });
});

test('wire 7.5 promokeys/{key}/info describes the key', async () => {
  expect((await call('GET', '/promokeys/test1/info')).body).toEqual({
    key: 'TEST1',
    title: 'A trial for one tenge',
    description: expect.any(String),
    amount: '1.00',
    needed_refund: true,
    is_paid: true,
    packet_ids: [81],
    ott_packet_ids: [81],
    days: 10,
    ott_days: 10,
  });
  expect((await call('GET', '/promokeys/nothing/info')).status).toBe(404);
});
