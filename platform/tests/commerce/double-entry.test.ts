import { houseTotals } from '../../src/commerce/house.ts';
import { toMinor } from '../../src/domain/billing/money.ts';
import { TEST_NOW } from '../support/clock.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { linkCard, monthOf, payerAt, press } from './payer.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ contents: 'full' });
});
beforeEach(() => platform.clock.set(TEST_NOW));
afterAll(() => platform.close());

test('every entry has two sides: what users hold and the three accounts of the house are zero together', async () => {
  const payer = await payerAt(platform);
  const before = await houseTotals(platform.db);
  const topUp = await payer.payform('short_url', { amount: 5000 });
  await press(platform, topUp.body.full_url, 'pay');
  await linkCard(platform, payer, 'ok');
  const purchase_type_id = await monthOf(platform, 82);
  expect((await payer.post('purchases', { purchase_type_id })).status).toBe(201);
  await payer.post('promokeys', { key: 'BALANS500' });
  const after = await houseTotals(platform.db);
  const change = (side: keyof typeof after) => after[side] - before[side];
  // The unit that linked the card went to the bank and came back.
  expect([change('bank'), change('revenue'), change('users')]).toEqual([
    -toMinor('5000.00'),
    toMinor('2990.00'),
    toMinor('5000.00') - toMinor('2990.00') - change('gifts'),
  ]);
  expect(after.bank + after.revenue + after.gifts + after.users).toBe(0);
});

test('payment history: what for, how much, in which currency, how it ended and when', async () => {
  const payer = await payerAt(platform, 'uznet');
  const topUp = await payer.payform('short_url', { amount: 50_000 });
  const [pending] = (await payer.get('transactions')).body;
  expect(pending).toMatchObject({
    status: 'pending',
    amount: '50000.00',
    currency: 'UZS',
    purpose: 'refill',
    title: 'Top-up',
    settled_at: null,
  });
  platform.clock.set(TEST_NOW + 60_000);
  await press(platform, topUp.body.full_url, 'pay');
  const [paid] = (await payer.get('transactions')).body;
  expect(paid).toMatchObject({ status: 'complete', settled_at: '2026-03-14T12:01:00Z' });
});

test('a receipt keeps the name that the purchase had', async () => {
  const payer = await payerAt(platform);
  const purchase_type_id = await monthOf(platform, 82);
  const { body: offer } = await payer.post('purchases_offer', { purchase_type_id });
  const way = { offer_id: offer.id, paysystem_shortname: 'short_url' };
  const { body: begun } = await payer.post('purchases_offer/transaction', way);
  expect(begun).toMatchObject({ purpose: 'purchase', title: 'Maximum', currency: 'KZT' });
});

test('a running trial shows its end, and what is charged then', async () => {
  const payer = await payerAt(platform);
  const { body } = await payer.post('subscriptions', { packet_id: 81 });
  expect(body).toMatchObject({
    is_trial: true,
    trial_end_at: '2026-03-21T12:00:00Z',
    paid: '0.00',
    next_pay_at: '2026-03-21T12:00:00Z',
    next_price: '990.00',
    next_period_human: { years: 0, months: 1, days: 0 },
  });
  await payer.remove(`subscriptions/${body.id}`);
  const [off] = (await payer.get('subscriptions/current')).body;
  expect(off).toMatchObject({ next_price: null, next_pay_at: null, trial_end_at: '2026-03-21T12:00:00Z' });
});
