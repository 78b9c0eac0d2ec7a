import { readFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { purchaseTypes } from '../../src/db/schema/subscriptions.ts';
import {
  buyingFailures,
  changingFailures,
  pausingFailures,
  payingFailures,
  promoFailures,
} from '../../src/http/money-codes.ts';
import { TEST_NOW } from '../support/clock.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { monthOf, type Payer, payerAt, press } from './payer.ts';
import { refill, walletOf } from './wallet.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ contents: 'full' });
});
beforeEach(() => platform.clock.set(TEST_NOW));
afterAll(() => platform.close());

const HOUR = 3_600_000;
const LIGHT = 81;
const MAXIMUM = 82;
const ADDITIONAL = 91;

const order = async (payer: Payer, packetId: number, more: object = {}) =>
  payer.post('purchases', { purchase_type_id: await monthOf(platform, packetId), ...more });
const refusal = ({ status, body }: { status: number; body: { error_code?: string } }) => [
  status,
  body.error_code,
];

/** Runs with another price or state of a purchase type, and puts the old one back. */
async function changed(
  id: string,
  change: Partial<typeof purchaseTypes.$inferInsert>,
  work: () => Promise<void>,
) {
  const [before] = await platform.db.select().from(purchaseTypes).where(eq(purchaseTypes.id, id));
  if (!before) throw new Error(`there is no purchase type ${id}`);
  await platform.db.update(purchaseTypes).set(change).where(eq(purchaseTypes.id, id));
  try {
    await work();
  } finally {
    await platform.db.update(purchaseTypes).set(before).where(eq(purchaseTypes.id, id));
  }
}

async function richPayer(money = '9000.00', provider = 'taspa'): Promise<Payer> {
  const payer = await payerAt(platform, provider);
  await refill(platform.db, payer.userId, money, TEST_NOW);
  return payer;
}

describe('spec 3 §8: every refusal of an order has its own code', () => {
  test('the base packet is missing', async () => {
    expect(refusal(await order(await richPayer(), ADDITIONAL))).toEqual([400, 'packet_needs_base']);
  });

  test('it is owned, or part of what is owned', async () => {
    const payer = await richPayer();
    await order(payer, MAXIMUM);
    expect(refusal(await order(payer, MAXIMUM))).toEqual([400, 'already_subscribed']);
    expect(refusal(await order(payer, ADDITIONAL))).toEqual([400, 'packet_included']);
  });

  test('the balance is too low', async () => {
    expect(refusal(await order(await payerAt(platform), MAXIMUM))).toEqual([402, 'insufficient_funds']);
  });

  test('a guest has to log in', async () => {
    const guest = await payerAt(platform, 'taspa', true);
    expect(refusal(await order(guest, MAXIMUM))).toEqual([403, 'login_to_buy']);
  });

  test('the provider sells by contract', async () => {
    expect(refusal(await order(await richPayer('9000.00', 'cable'), MAXIMUM))).toEqual([
      451,
      'provider_sells',
    ]);
  });

  test('the packet is not sold here: a common price is not a price in soʻm', async () => {
    expect(refusal(await order(await richPayer('9000.00', 'uznet'), MAXIMUM))).toEqual([
      400,
      'packet_not_sold',
    ]);
  });

  test('the period is closed', async () => {
    const payer = await richPayer();
    await changed(await monthOf(platform, MAXIMUM), { isActive: false }, async () => {
      expect(refusal(await order(payer, MAXIMUM))).toEqual([400, 'period_closed']);
    });
    expect((await walletOf(platform.db, payer.userId)).balance).toBe('9000.00');
  });

  test('nothing is due, so no payment begins', async () => {
    const payer = await richPayer();
    const purchase_type_id = await monthOf(platform, LIGHT);
    const { body: offer } = await payer.post('purchases_offer', { purchase_type_id });
    const begun = await payer.post('purchases_offer/transaction', { offer_id: offer.id });
    expect(refusal(begun)).toEqual([400, 'payment_nothing_due']);
  });
});

describe('spec 3 §6, forbidden country: nobody buys where nothing may be shown', () => {
  const abroad = { 'x-forwarded-for': '203.0.113.9' };

  test.each([
    ['purchases', async () => ({ purchase_type_id: await monthOf(platform, MAXIMUM) })],
    ['purchases_offer', async () => ({ purchase_type_id: await monthOf(platform, MAXIMUM) })],
    ['subscriptions', async () => ({ packet_id: MAXIMUM })],
  ])('POST %s is 403 forbidden_country, names the country, and charges nothing', async (call, body) => {
    const payer = await richPayer();
    const refused = await payer.post(call, await body(), abroad);
    expect(refusal(refused)).toEqual([403, 'forbidden_country']);
    expect(refused.body.error.message).toContain('DE');
    expect((await walletOf(platform.db, payer.userId)).balance).toBe('9000.00');
  });

  test('an offer made at home cannot be paid from abroad', async () => {
    const payer = await payerAt(platform);
    const purchase_type_id = await monthOf(platform, MAXIMUM);
    const { body: offer } = await payer.post('purchases_offer', { purchase_type_id });
    const begun = await payer.post('purchases_offer/transaction', { offer_id: offer.id }, abroad);
    expect(refusal(begun)).toEqual([403, 'forbidden_country']);
  });
});

describe('a price that changed since it was shown is asked again, and nothing is charged', () => {
  async function shown() {
    const payer = await richPayer();
    const purchase_type_id = await monthOf(platform, MAXIMUM);
    const { body: offer } = await payer.post('purchases_offer', { purchase_type_id });
    return { payer, purchase_type_id, offer };
  }

  test('the same terms have the same offer_version, others another', async () => {
    const { payer, purchase_type_id, offer } = await shown();
    expect((await payer.get(`purchases_offer/${offer.id}`)).body.offer_version).toBe(offer.offer_version);
    await changed(purchase_type_id, { amount: '3190.00' }, async () => {
      const again = (await payer.get(`purchases_offer/${offer.id}`)).body;
      expect(again.offer_version).not.toBe(offer.offer_version);
      expect(again.purchases[0].amount).toBe('3190.00');
    });
  });

  test.each([
    ['a higher price', { amount: '3190.00' }],
    ['a lower price', { amount: '2790.00' }],
    ['another period', { period: { years: 0, months: 2, days: 0 } }],
  ])('buying from the balance: %s is 409 price_changed', async (_change, terms) => {
    const { payer, purchase_type_id, offer } = await shown();
    const { offer_version } = offer;
    await changed(purchase_type_id, terms, async () => {
      const refused = await payer.post('purchases', { purchase_type_id, offer_version });
      expect(refusal(refused)).toEqual([409, 'price_changed']);
    });
    expect((await walletOf(platform.db, payer.userId)).balance).toBe('9000.00');
    expect((await payer.post('purchases', { purchase_type_id, offer_version })).status).toBe(201);
  });

  test('paying by a bank: the offer itself knows its terms, also for a client that sends no version', async () => {
    const payer = await payerAt(platform);
    const purchase_type_id = await monthOf(platform, MAXIMUM);
    const { body: offer } = await payer.post('purchases_offer', { purchase_type_id });
    const paid = { offer_id: offer.id, paysystem_shortname: 'short_url' };
    await changed(purchase_type_id, { amount: '3190.00' }, async () => {
      expect(refusal(await payer.post('purchases_offer/transaction', paid))).toEqual([409, 'price_changed']);
      const { offer_version } = (await payer.get(`purchases_offer/${offer.id}`)).body;
      const agreed = await payer.post('purchases_offer/transaction', { ...paid, offer_version });
      expect(agreed.body).toMatchObject({ status: 'pending', amount: '3190.00' });
    });
  });

  test('a trial that was used in another window is not silently paid in full', async () => {
    const payer = await richPayer();
    const purchase_type_id = await monthOf(platform, LIGHT);
    const { body: offer } = await payer.post('purchases_offer', { purchase_type_id });
    const bought = await payer.post('subscriptions', { packet_id: LIGHT });
    await payer.remove(`subscriptions/${bought.body.id}`);
    platform.clock.set(TEST_NOW + 30 * 86_400_000);
    const { offer_version } = offer;
    const refused = await payer.post('purchases', { purchase_type_id, offer_version });
    expect(refusal(refused)).toEqual([409, 'price_changed']);
    expect((await walletOf(platform.db, payer.userId)).balance).toBe('9000.00');
  });
});

describe('a change costs more the longer its offer lies open, because the replaced packet is used up', () => {
  /** From the month to the year, after ten days. */
  async function shown(money: string) {
    const payer = await richPayer(money);
    await order(payer, MAXIMUM);
    platform.clock.advance(240 * HOUR);
    const ways = await platform.db.select().from(purchaseTypes).where(eq(purchaseTypes.packetId, MAXIMUM));
    const purchase_type_id = ways.find(({ period }) => period.years === 1 || period.months === 12)?.id;
    const { body: offer } = await payer.post('purchases_offer', { purchase_type_id });
    const amount_agreed: string = offer.purchases[0].amount_due;
    const agreed = { offer_id: offer.id, offer_version: offer.offer_version, amount_agreed };
    return { payer, purchase_type_id, agreed };
  }
  const begin = (payer: Payer, agreed: object) =>
    payer.post('purchases_offer/transaction', { ...agreed, paysystem_shortname: 'short_url' });

  test('begun within an hour and paid within another one, it costs exactly what was shown', async () => {
    const { payer, agreed } = await shown('2990.00');
    platform.clock.advance(HOUR - 1_000);
    const { body: begun } = await begin(payer, agreed);
    expect(begun).toMatchObject({ status: 'pending', amount: agreed.amount_agreed });
    platform.clock.advance(HOUR - 1_000);
    await press(platform, begun.full_url, 'pay');
    expect((await payer.get(`transactions/${begun.id}`)).body.status).toBe('complete');
  });

  test('later it is 409 price_changed, from the balance and by a bank, and nothing is charged', async () => {
    const { payer, purchase_type_id, agreed } = await shown('40000.00');
    platform.clock.advance(3 * 24 * HOUR);
    expect(refusal(await payer.post('purchases', { purchase_type_id, ...agreed }))).toEqual([
      409,
      'price_changed',
    ]);
    expect(refusal(await begin(payer, agreed))).toEqual([409, 'price_changed']);
    expect((await walletOf(platform.db, payer.userId)).balance).toBe('37010.00');
    const again = (await payer.get(`purchases_offer/${agreed.offer_id}`)).body;
    const amount_agreed = again.purchases[0].amount_due;
    expect(Number(amount_agreed)).toBeGreaterThan(Number(agreed.amount_agreed));
    expect((await payer.post('purchases', { purchase_type_id, ...agreed, amount_agreed })).status).toBe(201);
  });
});

test('an offer that one user accepted is not bought for another user who has logged in meanwhile', async () => {
  const [first, second] = [await richPayer(), await richPayer()];
  const purchase_type_id = await monthOf(platform, MAXIMUM);
  const { body: offer } = await first.post('purchases_offer', { purchase_type_id });
  const agreed = { purchase_type_id, offer_id: offer.id, offer_version: offer.offer_version };
  expect((await second.post('purchases', agreed)).status).toBe(404);
  expect((await walletOf(platform.db, second.userId)).balance).toBe('9000.00');
  expect((await first.post('purchases', agreed)).status).toBe(201);
});

test('spec 3 §8 subscription disable 400: a second switching off says that renewal is off already', async () => {
  const payer = await richPayer();
  const bought = await payer.post('subscriptions', { packet_id: MAXIMUM });
  expect((await payer.remove(`subscriptions/${bought.body.id}`)).status).toBe(204);
  expect(refusal(await payer.remove(`subscriptions/${bought.body.id}`))).toEqual([400, 'renewal_off']);
  const [{ renew }] = (await payer.get('subscriptions/current')).body;
  expect(renew).toBe(false);
});

test('docs/MONEY.md lists every code of money with its status', () => {
  const text = readFileSync(path.resolve(__dirname, '../../../docs/MONEY.md'), 'utf8');
  const rows = [...text.matchAll(/^\| `(\w+)` \| (\d+) \| (\w+) \|/gm)].map(([, ...cells]) =>
    cells.join(' '),
  );
  const groups = {
    buying: buyingFailures,
    paying: payingFailures,
    changing: changingFailures,
    pausing: pausingFailures,
    promo: promoFailures,
  };
  const codes = Object.entries(groups).flatMap(([group, failures]) =>
    Object.entries(failures).map(([code, [status]]) => `${code} ${status} ${group}`),
  );
  expect(rows.sort()).toEqual(codes.sort());
});
