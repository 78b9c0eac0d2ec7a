import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { settle } from '../../src/commerce/payments/settle.ts';
import { openTransaction, TRANSACTION_LIFE_MS } from '../../src/commerce/payments/transactions.ts';
import { runRenewals } from '../../src/commerce/renewals/renewals.ts';
import { promoKeys } from '../../src/db/schema/commerce.ts';
import { idempotentAnswers, transactions } from '../../src/db/schema/money.ts';
import { purchaseTypes, subscriptions } from '../../src/db/schema/subscriptions.ts';
import { toMinor } from '../../src/domain/billing/money.ts';
import { testBank } from '../../src/sandbox/bank/gateway.ts';
import { TEST_NOW } from '../support/clock.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { linkCard, monthOf, type Payer, payerAt, press } from './payer.ts';
import { refill, walletOf } from './wallet.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ contents: 'full' });
});
beforeEach(() => platform.clock.set(TEST_NOW));
afterAll(() => platform.close());

const LIGHT = 81;
const MAXIMUM = 82;
const NIGHT = 93;
const DAY = 86_400_000;
const gateway = testBank({ secret: 'a secret of this test', publicUrl: 'http://localhost:4000' });

const topUp = async (payer: Payer, amount = 500) => (await payer.payform('short_url', { amount })).body;
const state = async (payer: Payer, id: number) => (await payer.get(`transactions/${id}`)).body;
const wallet = (payer: Payer) => walletOf(platform.db, payer.userId);
const decide = (id: number, payload: object) =>
  platform.app.inject({ method: 'POST', url: `/sandbox/transactions/${id}`, payload });

test('an account has a limit: no payment starts above it, and money that does not fit is refunded without an error', async () => {
  const payer = await payerAt(platform);
  await refill(platform.db, payer.userId, '9999900.00', TEST_NOW);
  const refused = await payer.payform('short_url', { amount: '100.01' });
  expect(refused).toMatchObject({
    status: 400,
    body: { error: { message: 'The account is full: it cannot hold that much. No money was taken.' } },
  });
  const [first, second] = [await topUp(payer, 100), await topUp(payer, 100)];
  await decide(first.id, { outcome: 'pay' });
  await decide(second.id, { outcome: 'pay' });
  expect((await state(payer, first.id)).status).toBe('complete');
  expect(await state(payer, second.id)).toMatchObject({
    status: 'error',
    status_description: 'The account is full: it cannot hold that much. No money was taken.',
  });
  expect((await wallet(payer)).balance).toBe('10000000.00');
});

describe('spec 3 §4 Transaction check', () => {
  test('a transaction stays pending, with everything needed to pay it, until the bank decides', async () => {
    const payer = await payerAt(platform);
    const begun = await topUp(payer);
    expect(await state(payer, begun.id)).toEqual({
      id: begun.id,
      transaction_id: begun.id,
      offer_id: null,
      status: 'pending',
      status_description: 'Waiting for the payment.',
      amount: '500.00',
      currency: 'KZT',
      purpose: 'refill',
      title: 'Top-up',
      paysystem_shortname: 'short_url',
      frame_url: expect.stringMatching(/^http:.*&frame=1$/),
      full_url: expect.stringMatching(/^http:\/\/localhost:\d+\/bank\/\d+\?key=[\w-]{32}&lang=en$/),
      qr_code_url: expect.stringContaining('/qr.png?key='),
      qr_svg_url: expect.stringContaining('/qr.svg?key='),
      created_at: '2026-03-14T12:00:00Z',
      expires_at: '2026-03-14T13:00:00Z',
      settled_at: null,
    });
  });

  test.each([
    [{ outcome: 'pay' }, 'complete', 'The payment went through.'],
    [{ outcome: 'decline' }, 'error', 'The payment was cancelled. No money was taken.'],
    [
      { outcome: 'decline', reason: 'declined' },
      'error',
      'The bank declined the payment. No money was taken.',
    ],
    [
      { outcome: 'decline', reason: 'no_money' },
      'error',
      'There is not enough money on the card or the phone account.',
    ],
    [
      { outcome: 'decline', reason: 'legal' },
      'error',
      'The bank cannot make this payment for legal reasons.',
    ],
    [{ outcome: 'expire' }, 'error', 'The time to pay is over. Start again.'],
  ])(
    'POST /sandbox/transactions/{id} %j ends it as %s, with an explanation',
    async (order, status, words) => {
      const payer = await payerAt(platform);
      const { id } = await topUp(payer);
      expect((await decide(id, order)).json()).toMatchObject({ id, status });
      expect(await state(payer, id)).toMatchObject({ status, status_description: words });
      expect((await wallet(payer)).balance).toBe(status === 'complete' ? '500.00' : '0.00');
    },
  );

  test('504 while the bank is silent, and no charge afterwards', async () => {
    const payer = await payerAt(platform);
    const { id } = await topUp(payer);
    await decide(id, { outcome: 'decline', reason: 'timeout' });
    const silent = await payer.get(`transactions/${id}`);
    expect(silent).toMatchObject({ status: 504, body: { status_code: 504, error_code: 'timeout' } });
    await decide(id, { outcome: 'pay' });
    expect((await state(payer, id)).status).toBe('complete');
  });

  test('3600 s after its creation it expires: a late payment is not taken', async () => {
    const payer = await payerAt(platform);
    const [early, late] = [await topUp(payer), await topUp(payer)];
    platform.clock.advance(TRANSACTION_LIFE_MS - 1);
    expect((await state(payer, early.id)).status).toBe('pending');
    expect((await press(platform, early.full_url, 'pay')).statusCode).toBe(303);
    platform.clock.advance(1);
    await press(platform, late.full_url, 'pay');
    expect(await state(payer, late.id)).toMatchObject({
      status: 'error',
      status_description: 'The time to pay is over. Start again.',
    });
    expect((await wallet(payer)).entries).toEqual(['refill 500.00']);
    const again = await payer.payform('short_url', { transaction_id: late.id });
    expect(again.status).toBe(400);
  });

  test('foreign and unknown transactions are 404, also when the id is not a number', async () => {
    const [mine, other] = [await payerAt(platform), await payerAt(platform)];
    const { id } = await topUp(other);
    for (const path of [`transactions/${id}`, 'transactions/1', 'transactions/x', 'transactions/99999999999'])
      expect((await mine.get(path)).status).toBe(404);
    expect((await mine.payform('short_url', { transaction_id: id })).status).toBe(404);
    expect((await mine.get('transactions')).body).toEqual([]);
  });

  test('lists the latest first, in pages', async () => {
    const payer = await payerAt(platform);
    const begun = [await topUp(payer), await topUp(payer), await topUp(payer)];
    const ids = async (query: string) =>
      (await payer.get(`transactions${query}`)).body.map(({ id }: { id: number }) => id);
    const newest = begun.map(({ id }) => id).reverse();
    expect(await ids('')).toEqual(newest);
    expect(await ids('?limit=2')).toEqual(newest.slice(0, 2));
    expect(await ids('?limit=2&offset=2')).toEqual(newest.slice(2));
  });
});

describe('a transaction ends once', () => {
  test('paid twice, and declined afterwards: one entry, still complete', async () => {
    const payer = await payerAt(platform);
    const { id, full_url } = await topUp(payer);
    await press(platform, full_url, 'pay');
    await press(platform, full_url, 'pay');
    await press(platform, full_url, 'decline');
    await decide(id, { outcome: 'expire' });
    expect((await state(payer, id)).status).toBe('complete');
    expect((await wallet(payer)).entries).toEqual(['refill 500.00']);
  });

  test('declined, then paid: nothing is credited', async () => {
    const payer = await payerAt(platform);
    const { id, full_url } = await topUp(payer);
    await press(platform, full_url, 'decline');
    await press(platform, full_url, 'pay');
    expect((await state(payer, id)).status).toBe('error');
    expect((await wallet(payer)).entries).toEqual([]);
  });

  test('concurrent payment and decline, many times: one wins, and money and state agree', async () => {
    for (let round = 0; round < 8; round += 1) {
      const payer = await payerAt(platform);
      const { id, full_url } = await topUp(payer);
      const both = [press(platform, full_url, 'pay'), decide(id, { outcome: 'decline' })];
      await Promise.all(round % 2 === 0 ? both : both.reverse());
      const { status } = await state(payer, id);
      expect(status).not.toBe('pending');
      expect((await wallet(payer)).entries).toEqual(status === 'complete' ? ['refill 500.00'] : []);
    }
  });

  test('no order of outcomes, late ones included, credits twice or breaks the sum of the entries', async () => {
    const payer = await payerAt(platform);
    const step = fc.record({
      kind: fc.constantFrom('pay' as const, 'decline' as const, 'expire' as const),
      minutes: fc.integer({ min: 0, max: 45 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        const begun = platform.clock.now();
        const before = await wallet(payer);
        const { id } = await topUp(payer, 100);
        for (const { kind, minutes } of steps) {
          platform.clock.advance(minutes * 60_000);
          await decide(id, { outcome: kind });
        }
        const isInTime = steps[0] !== undefined && steps[0].minutes * 60_000 < TRANSACTION_LIFE_MS;
        const isPaid = steps[0]?.kind === 'pay' && isInTime;
        const after = await wallet(payer);
        expect(after.entries.length - before.entries.length).toBe(isPaid ? 1 : 0);
        expect(after.sum).toBe(before.sum + (isPaid ? 10_000 : 0));
        expect((await state(payer, id)).status).toBe(isPaid ? 'complete' : 'error');
        expect(platform.clock.now()).toBeGreaterThanOrEqual(begun);
      }),
      { numRuns: 15 },
    );
  });
});

describe('the purchase after a payment', () => {
  async function beginPurchase(payer: Payer, purchaseTypeId: string) {
    const { body: offer } = await payer.post('purchases_offer', { purchase_type_id: purchaseTypeId });
    return (await payer.post('purchases_offer/transaction', { offer_id: offer.id })).body;
  }
  const packetsOf = async (payer: Payer) => (await payer.get('subscriptions/current')).body.length;

  test('two transactions for the same packet: the second payment stays on the balance, with an explanation', async () => {
    const payer = await payerAt(platform);
    const way = await monthOf(platform, MAXIMUM);
    const [first, second] = [await beginPurchase(payer, way), await beginPurchase(payer, way)];
    await press(platform, first.full_url, 'pay');
    await press(platform, second.full_url, 'pay');
    expect((await state(payer, first.id)).status).toBe('complete');
    expect(await state(payer, second.id)).toMatchObject({
      status: 'error',
      status_description:
        'The payment arrived, but the purchase could not be made. The money is on your balance.',
    });
    expect(await wallet(payer)).toMatchObject({
      balance: '2990.00',
      entries: ['refill 2990.00', 'purchase -2990.00', 'refill 2990.00'],
    });
    expect(await packetsOf(payer)).toBe(1);
  });

  test('the price rises during a payment: nothing is bought, the money stays on the balance', async () => {
    const payer = await payerAt(platform);
    const way = await monthOf(platform, MAXIMUM);
    const begun = await beginPurchase(payer, way);
    const priced = (amount: string) =>
      platform.db.update(purchaseTypes).set({ amount }).where(eq(purchaseTypes.id, way));
    await priced('3990.00');
    await press(platform, begun.full_url, 'pay');
    await priced('2990.00');
    expect((await state(payer, begun.id)).status).toBe('error');
    expect(await wallet(payer)).toMatchObject({ balance: '2990.00', entries: ['refill 2990.00'] });
    expect(await packetsOf(payer)).toBe(0);
  });

  test('an upgrade costs the difference, with a reserve for a viewer who pays in the last minute', async () => {
    const payer = await payerAt(platform);
    const light = await monthOf(platform, LIGHT);
    await refill(platform.db, payer.userId, '990.00', TEST_NOW);
    const purchase = { purchase_type_id: light, account_id: payer.accountId };
    // The free week first, then a paid month.
    expect((await payer.post('purchases', purchase)).status).toBeLessThan(300);
    platform.clock.advance(8 * DAY);
    await runRenewals(platform);
    platform.clock.advance(DAY);
    const begun = await beginPurchase(payer, await monthOf(platform, MAXIMUM));
    expect(Number(begun.amount)).toBeGreaterThan(2000);
    expect(Number(begun.amount)).toBeLessThan(2990);
    platform.clock.advance(TRANSACTION_LIFE_MS - 1);
    await press(platform, begun.full_url, 'pay');
    expect((await state(payer, begun.id)).status).toBe('complete');
    expect(Number((await wallet(payer)).balance)).toBeLessThan(5);
  });

  test('money paid for one packet is not spent on the renewal of another at that moment', async () => {
    const payer = await payerAt(platform);
    await refill(platform.db, payer.userId, '1690.00', TEST_NOW);
    await payer.post('purchases', {
      purchase_type_id: await monthOf(platform, LIGHT),
      account_id: payer.accountId,
    });
    await payer.post('purchases', {
      purchase_type_id: await monthOf(platform, NIGHT),
      account_id: payer.accountId,
    });
    // The free week of one becomes a paid month; then the balance is too low for both.
    platform.clock.advance(8 * DAY);
    await runRenewals(platform);
    const night = (await payer.get('subscriptions/current')).body.find(
      (one: { packet: { id: number } }) => one.packet.id === NIGHT,
    );
    platform.clock.set(Date.parse(night.end_at) - 60_000);
    const begun = await beginPurchase(payer, await monthOf(platform, MAXIMUM));
    platform.clock.advance(120_000);
    await press(platform, begun.full_url, 'pay');
    expect((await state(payer, begun.id)).status).toBe('complete');
    const held = (await payer.get('subscriptions/current')).body;
    expect(held.map((one: { packet: { id: number } }) => one.packet.id)).toEqual([MAXIMUM]);
  });

  test('a rented title is paid and opens', async () => {
    const payer = await payerAt(platform);
    const ways = await platform.db.select().from(purchaseTypes);
    const rent = ways.find(({ contentId }) => contentId !== null);
    const { body: offer } = await payer.post('purchases_offer', { purchase_type_id: rent?.id });
    expect(offer).toMatchObject({ distribution_type: 'rent', library_id: rent?.libraryId });
    const { body: begun } = await payer.post('purchases_offer/transaction', { offer_id: offer.id });
    await press(platform, begun.full_url, 'pay');
    expect((await state(payer, begun.id)).status).toBe('complete');
    // Nobody can pay twice for one title.
    expect((await payer.post('purchases_offer', { purchase_type_id: rent?.id })).status).toBe(400);
  });

  test('an unexpected failure is rolled back completely, the credit included', async () => {
    const payer = await payerAt(platform);
    const purpose = { kind: 'card' as const, isRefunded: true };
    const now = platform.clock.now();
    const order = { userId: payer.userId, purpose, paysystem: 'short_url', amount: 100, now };
    const { id } = await platform.db.transaction((tx) => openTransaction(tx, gateway, order));
    const broken = { ...gateway, refund: () => Promise.reject(new Error('the line is dead')) };
    const ending = { kind: 'paid' as const };
    await expect(settle(platform.db, { id, ending, gateway: broken, now })).rejects.toThrow('dead');
    expect((await wallet(payer)).entries).toEqual([]);
    const [row] = await platform.db.select().from(transactions).where(eq(transactions.id, id));
    expect(row?.status).toBe('pending');
    await settle(platform.db, { id, ending, gateway, now });
    expect((await wallet(payer)).entries).toEqual(['refill 1.00', 'refund -1.00']);
  });

  test('money that the bank reports too late is refunded', async () => {
    const payer = await payerAt(platform);
    const { id } = await topUp(payer);
    const returned: number[] = [];
    const watched = {
      ...gateway,
      refund: async ({ amount }: { amount: number }) => void returned.push(amount),
    };
    const now = TEST_NOW + TRANSACTION_LIFE_MS;
    const ended = await settle(platform.db, { id, ending: { kind: 'paid' }, gateway: watched, now });
    expect(ended.status).toBe('error');
    expect(returned).toEqual([50_000]);
    expect((await wallet(payer)).entries).toEqual([]);
  });
});

describe('the sandbox', () => {
  test('lists open transactions with buttons that work without a script, and removes finished ones', async () => {
    const payer = await payerAt(platform);
    const { id, full_url } = await topUp(payer);
    const page = () => platform.app.inject('/sandbox').then(({ body }) => body);
    expect(await page()).toContain(`action="/sandbox/transactions/${id}"`);
    expect(await page()).toContain(full_url.replaceAll('&', '&amp;'));
    const pressed = await platform.app.inject({
      method: 'POST',
      url: `/sandbox/transactions/${id}`,
      headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'outcome=pay',
    });
    expect([pressed.statusCode, pressed.headers.location]).toEqual([303, '/sandbox']);
    expect((await state(payer, id)).status).toBe('complete');
    expect(await page()).not.toContain(`/sandbox/transactions/${id}"`);
  });

  test('GET /sandbox/transactions.json lists those of all users; an unknown one is 404, an unknown outcome 400', async () => {
    const payer = await payerAt(platform);
    const { id } = await topUp(payer);
    const [latest] = (await platform.app.inject('/sandbox/transactions.json')).json();
    expect(latest).toMatchObject({
      id,
      user_id: payer.userId,
      status: 'pending',
      purpose: { kind: 'refill' },
    });
    expect((await decide(1, { outcome: 'pay' })).statusCode).toBe(404);
    expect((await decide(id, { outcome: 'steal' })).statusCode).toBe(400);
  });
});

describe('a retry after the server died', () => {
  /** Removes the stored answers, like a server that dies before storing them. */
  const loseAnswers = () => platform.db.delete(idempotentAnswers);

  test('creates no second transaction and charges no card twice', async () => {
    const payer = await payerAt(platform);
    await linkCard(platform, payer, 'ok');
    const entries = (await wallet(payer)).entries.length;
    const once = { 'idempotency-key': 'lost-answer' };
    const charge = () => payer.post(`accounts/${payer.accountId}/payforms/linkedcard`, { amount: 300 }, once);
    const first = await charge();
    await loseAnswers();
    const second = await charge();
    expect(second.body).toEqual(first.body);
    expect((await wallet(payer)).entries).toHaveLength(entries + 1);
  });

  test('answers with the use of a promo key that worked; another request is refused', async () => {
    const payer = await payerAt(platform);
    const apply = (attempt: string) =>
      payer.post('promokeys', { key: 'BALANS500' }, { 'idempotency-key': attempt });
    const first = await apply('lost-use');
    expect(first.status).toBe(201);
    await loseAnswers();
    expect(await apply('lost-use')).toMatchObject({ status: 201, body: first.body });
    expect(await apply('another')).toMatchObject({ status: 400, body: { error_code: 'promo_used' } });
    expect((await wallet(payer)).balance).toBe('500.00');
  });

  test('answers a complete transaction again, for every payment method', async () => {
    const payer = await payerAt(platform);
    await linkCard(platform, payer, 'ok');
    const { id } = await topUp(payer);
    const charge = () => payer.payform('linkedcard', { transaction_id: id });
    expect((await charge()).body.status).toBe('complete');
    expect(await charge()).toMatchObject({ status: 200, body: { id, status: 'complete' } });
    expect((await wallet(payer)).balance).toBe('500.00');
    const code = { transaction_id: id, phone: '77041110001' };
    expect((await payer.payform('phone', code)).status).toBe(400);
  });
});

describe('a payment for a promo key', () => {
  const paidFor = async (payer: Payer, key: string, amount: number) => {
    const now = platform.clock.now();
    const purpose = { kind: 'promo' as const, key };
    const order = { userId: payer.userId, purpose, paysystem: 'short_url', amount, isSaveCard: true, now };
    const { id } = await platform.db.transaction((tx) => openTransaction(tx, gateway, order));
    await decide(id, { outcome: 'pay' });
    return state(payer, id);
  };

  const keyWith = async (neededRefund: boolean) => {
    const wanted = [eq(promoKeys.isPaid, true), eq(promoKeys.neededRefund, neededRefund)];
    const [key] = await platform.db
      .select()
      .from(promoKeys)
      .where(and(...wanted, eq(promoKeys.isActive, true)));
    if (!key) throw new Error('the seed has no such promo key');
    return key;
  };

  test('spec 3 §3 is_paid: `POST promokeys/transaction` leads to the bank, and the paid key works at once', async () => {
    const payer = await payerAt(platform);
    const { key, amount } = await keyWith(false);
    const begun = await payer.post('promokeys/transaction', { key: key.toLowerCase() });
    expect(begun.body).toMatchObject({ status: 'pending', amount, purpose: 'promo', title: 'Promo code' });
    expect(await wallet(payer)).toMatchObject({ entries: [] });
    await decide(begun.body.id, { outcome: 'pay' });
    expect((await state(payer, begun.body.id)).status).toBe('complete');
    expect(await wallet(payer)).toMatchObject({ balance: '0.00' });
    expect((await payer.get('promokeys')).body).toMatchObject([{ promo_key: { key } }]);
    const again = await payer.post('promokeys/transaction', { key });
    expect(again).toMatchObject({ status: 400, body: { error_code: 'promo_used' } });
  });

  test('spec 3 §3 needed_refund: the payment links the card and comes back', async () => {
    const payer = await payerAt(platform);
    const { key } = await keyWith(true);
    const { body: begun } = await payer.post('promokeys/transaction', {
      key,
      paysystem_shortname: 'short_url',
    });
    await press(platform, begun.full_url, 'pay');
    expect((await state(payer, begun.id)).status).toBe('complete');
    expect((await payer.get('cards')).body).toHaveLength(1);
    expect(await wallet(payer)).toMatchObject({ balance: '0.00' });
  });

  test('where every key needs a card (mbank), only a page of the bank takes the money, and links the card', async () => {
    const payer = await payerAt(platform, 'mbank');
    const { key } = await keyWith(false);
    const pay = (paysystem_shortname: string) =>
      payer.post('promokeys/transaction', { key, paysystem_shortname });
    expect(await pay('ext_app')).toMatchObject({ status: 400, body: { error_code: 'promo_needs_card' } });
    const { body: begun } = await pay('short_url');
    await press(platform, begun.full_url, 'pay');
    expect((await state(payer, begun.id)).status).toBe('complete');
    expect((await payer.get('cards')).body).toHaveLength(1);
    expect((await payer.get('promokeys')).body).toMatchObject([{ promo_key: { key } }]);
    expect(await wallet(payer)).toMatchObject({ balance: '0.00' });
  });

  test('is_save_card: the card that pays for a key is linked, where the viewer wants it', async () => {
    const payer = await payerAt(platform);
    const { key } = await keyWith(false);
    const begin = { key, paysystem_shortname: 'short_url', is_save_card: true };
    const { body: begun } = await payer.post('promokeys/transaction', begin);
    await press(platform, begun.full_url, 'pay');
    expect((await payer.get('cards')).body).toHaveLength(1);
    expect((await payer.get('promokeys')).body).toMatchObject([{ promo_key: { key } }]);
  });

  test('needed_refund: a renewal that is due cannot spend the money that only proves the card', async () => {
    const payer = await payerAt(platform);
    await refill(platform.db, payer.userId, '9.50');
    await platform.db.insert(subscriptions).values({
      ...{ id: `due${payer.userId}`, userId: payer.userId, packetId: MAXIMUM, price: '10.00' },
      ...{ startAt: new Date(TEST_NOW - 30 * DAY), endAt: new Date(TEST_NOW - 1) },
    });
    const { key } = await keyWith(true);
    expect(await paidFor(payer, key, 100)).toMatchObject({ status: 'complete' });
    expect(await wallet(payer)).toMatchObject({
      balance: '9.50',
      entries: ['refill 9.50', 'refill 1.00', 'refund -1.00'],
    });
    expect((await payer.get('promokeys')).body).toMatchObject([{ promo_key: { key } }]);
  });

  test('a key that costs nothing, and one that does not exist, begin no payment', async () => {
    const payer = await payerAt(platform);
    const code = async (key: string) => (await payer.post('promokeys/transaction', { key })).body.error_code;
    expect(await code('NAURYZ2026')).toBe('payment_nothing_due');
    expect(await code('NOSUCHKEY')).toBe('promo_unknown');
    expect(await code('LETO2025')).toMatch(/^promo_/);
    expect((await payer.get('transactions')).body).toEqual([]);
  });

  test('applies the key once it is paid; an invalid key leaves the money on the balance', async () => {
    const payer = await payerAt(platform);
    const [paid] = await platform.db
      .select()
      .from(promoKeys)
      .where(
        and(eq(promoKeys.isPaid, true), eq(promoKeys.neededRefund, false), eq(promoKeys.isActive, true)),
      );
    if (!paid) throw new Error('the seed has no paid promo key');
    const amount = toMinor(paid.amount);
    expect((await paidFor(payer, paid.key, amount)).status).toBe('complete');
    expect(await wallet(payer)).toMatchObject({ balance: '0.00' });
    expect((await paidFor(payer, 'NOSUCHKEY', 10_000)).status).toBe('error');
    expect(await wallet(payer)).toMatchObject({ balance: '100.00' });
  });
});
