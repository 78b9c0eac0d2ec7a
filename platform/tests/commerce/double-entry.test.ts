import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { ledgerTotals } from '../../src/commerce/ledger-totals.ts';
import { runRenewals } from '../../src/commerce/renewals/renewals.ts';
import { accountEntries } from '../../src/db/schema/money.ts';
import { purchaseTypes } from '../../src/db/schema/subscriptions.ts';
import { toMinor } from '../../src/domain/billing/money.ts';
import { TEST_NOW } from '../support/clock.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { linkCard, monthOf, type Payer, payerAt, press } from './payer.ts';

const migration = readFileSync(
  join(import.meta.dirname, '../../src/db/migrations/0031_what_entries_pay_for.sql'),
  'utf8',
);

/** Of a film of the seed, for two days. */
const FILM_RENT = '583610574244451820';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ contents: 'full' });
});
beforeEach(() => platform.clock.set(TEST_NOW));
afterAll(() => platform.close());

test('every entry has two sides: the sum of all balances and of the three internal accounts is zero', async () => {
  const payer = await payerAt(platform);
  const before = await ledgerTotals(platform.db);
  const topUp = await payer.payform('short_url', { amount: 5000 });
  await press(platform, topUp.body.full_url, 'pay');
  await linkCard(platform, payer, 'ok');
  const purchase_type_id = await monthOf(platform, 82);
  expect((await payer.post('purchases', { purchase_type_id })).status).toBe(201);
  await payer.post('promokeys', { key: 'BALANS500' });
  const after = await ledgerTotals(platform.db);
  const change = (side: keyof typeof after) => after[side] - before[side];
  // The unit that linked the card went to the bank and came back.
  expect([change('bank'), change('revenue'), change('users')]).toEqual([
    -toMinor('5000.00'),
    toMinor('2990.00'),
    toMinor('5000.00') - toMinor('2990.00') - change('gifts'),
  ]);
  expect(after.bank + after.revenue + after.gifts + after.users).toBe(0);
});

test('payment history: each payment has its item, amount, currency, result and time', async () => {
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

describe('ours: the list of payments has every payment once', () => {
  type Line = { kind: string; title: string; amount: string; transaction: { status: string } | null };
  const paidOf = async (payer: Payer, query = '') => {
    const lines: Line[] = (await payer.get(`payments${query}`)).body;
    return lines.map(({ kind, title, amount, transaction }) => [
      kind,
      title,
      amount,
      transaction?.status ?? null,
    ]);
  };
  const topUp = async (payer: Payer, amount: number) =>
    press(platform, (await payer.payform('short_url', { amount })).body.full_url, 'pay');
  const payByCard = async (payer: Payer, purchase_type_id: string) => {
    const { body: offer } = await payer.post('purchases_offer', { purchase_type_id });
    const way = { offer_id: offer.id, paysystem_shortname: 'short_url' };
    await press(platform, (await payer.post('purchases_offer/transaction', way)).body.full_url, 'pay');
  };
  const yearOf82 = async () => {
    const ways = await platform.db.select().from(purchaseTypes).where(eq(purchaseTypes.packetId, 82));
    return ways.find(({ period }) => period.years === 1)?.id ?? '';
  };
  const later = () => platform.clock.set(platform.clock.now() + 60_000);

  test('a packet from the balance, its renewal and a rent', async () => {
    const payer = await payerAt(platform);
    await topUp(payer, 9000);
    later();
    await payer.post('purchases', { purchase_type_id: await monthOf(platform, 82) });
    later();
    await payer.post('purchases', { purchase_type_id: FILM_RENT });
    platform.clock.set(Date.UTC(2026, 3, 14, 12, 5));
    await runRenewals(platform);
    expect(await paidOf(payer)).toEqual([
      ['charge', 'Maximum', '2990.00', null],
      ['charge', 'Wormwood on Mars', '890.00', null],
      ['charge', 'Maximum', '2990.00', null],
      ['payment', 'Top-up', '9000.00', 'complete'],
    ]);
    expect(await paidOf(payer, '?limit=2&offset=1')).toEqual([
      ['charge', 'Wormwood on Mars', '890.00', null],
      ['charge', 'Maximum', '2990.00', null],
    ]);
  });

  test('an order paid by card is one line; a part paid from the balance is a second line', async () => {
    const payer = await payerAt(platform);
    await payByCard(payer, await monthOf(platform, 82));
    expect(await paidOf(payer)).toEqual([['payment', 'Maximum', '2990.00', 'complete']]);
    // The rest of the month goes to the balance, which adds it to what the card pays for the year.
    later();
    await payByCard(payer, await yearOf82());
    const lines = await paidOf(payer);
    expect(lines.map(([kind]) => kind).sort()).toEqual(['charge', 'payment', 'payment', 'refund']);
    const sumOf = (kind: string) => toMinor(String(lines.find((line) => line[0] === kind)?.[2]));
    expect(sumOf('charge') + sumOf('payment')).toBe(toMinor('28990.00'));
    expect(sumOf('refund')).toBeGreaterThanOrEqual(sumOf('charge'));
  });

  test('a free trial is no payment, and neither is the money of a promo key', async () => {
    const payer = await payerAt(platform);
    await payer.post('subscriptions', { packet_id: 81 });
    await payer.post('promokeys', { key: 'BALANS500' });
    expect(await paidOf(payer)).toEqual([]);
  });

  test('refunds: the unused part of a packet goes to the balance, the unit of a card check to the card', async () => {
    const payer = await payerAt(platform);
    await linkCard(platform, payer, 'ok');
    expect(await paidOf(payer)).toEqual([
      ['returned', 'Linking a card', '1.00', null],
      ['payment', 'Linking a card', '1.00', 'complete'],
    ]);
    later();
    await topUp(payer, 40_000);
    later();
    await payer.post('subscriptions', { packet_id: 82 });
    // A longer period begins at once, with the rest of the month counted in.
    await payer.post('purchases', { purchase_type_id: await yearOf82() });
    expect((await paidOf(payer, '?limit=3')).sort()).toEqual([
      ['charge', 'Maximum', '28990.00', null],
      ['charge', 'Maximum', '2990.00', null],
      ['refund', 'Maximum', '2990.00', null],
    ]);
  });

  test('the migration of old entries without name and payment restores the same list', async () => {
    const payer = await payerAt(platform);
    await payByCard(payer, await monthOf(platform, 82));
    await topUp(payer, 1000);
    await payer.post('purchases', { purchase_type_id: FILM_RENT });
    platform.clock.set(Date.UTC(2026, 3, 14, 12, 5));
    await topUp(payer, 9000);
    await runRenewals(platform);
    const before = await paidOf(payer);
    expect(before).toHaveLength(5);
    await platform.db.update(accountEntries).set({ title: null, transactionId: null });
    expect(await paidOf(payer)).not.toEqual(before);
    for (const statement of migration
      .split('--> statement-breakpoint')
      .filter((part) => part.includes('UPDATE')))
      await platform.db.execute(sql.raw(statement));
    expect(await paidOf(payer)).toEqual(before);
  });
});
