import { accountOf, bookEntry } from '../../src/commerce/ledger.ts';
import { toMinor } from '../../src/domain/billing/money.ts';
import { filmId } from '../../src/seed/titles.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { type Payer, payerAt, press } from './payer.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ contents: 'full' });
});
afterAll(() => platform.close());

async function addMoney({ userId }: Payer, amount: number) {
  await platform.db.transaction(async (tx) => {
    const { id: accountId } = await accountOf(tx, userId);
    await bookEntry(tx, { accountId, amount, kind: 'refill', reference: 'test', now: platform.clock.now() });
  });
}

type Offer = { total_price: string; packets: { id: number }[] };

/** The offers of a channel or title for this user, with the request of the user's client. */
async function offersFor(payer: Payer, path: string): Promise<Offer[]> {
  // A payer's calls start below /users/self/, so this goes up to the public address.
  return (await payer.get(`../../${path}/quick_sales_packets`)).body;
}

async function isPurchased(payer: Payer, channelId: number): Promise<boolean> {
  const { body } = await payer.get('channel_list');
  return body.find(({ id }: { id: number }) => id === channelId).is_purchased;
}

async function paidChannels(): Promise<number[]> {
  const answer = await platform.app.inject({ url: '/v2/channels/channel_list' });
  return answer
    .json()
    .filter((one: { is_free: boolean; is_available: boolean }) => !one.is_free && one.is_available)
    .map(({ id }: { id: number }) => id);
}

test('wire 3 quick_sales_packets: each offer for each paid channel can be bought, and opens the channel', async () => {
  const seen = new Set<string>();
  for (const channel of await paidChannels()) {
    const offers = await offersFor(await payerAt(platform), `channels/${channel}`);
    expect(offers.length).toBeGreaterThan(0);
    for (const { packets, total_price } of offers) {
      const name = packets.map(({ id }) => id).join('+');
      // One channel for each different combination is enough.
      if (seen.has(name)) continue;
      seen.add(name);
      const buyer = await payerAt(platform);
      await addMoney(buyer, toMinor(total_price));
      for (const { id } of packets) {
        expect(await buyer.post('subscriptions', { packet_id: id })).toMatchObject({ status: 201 });
      }
      expect(await isPurchased(buyer, channel)).toBe(true);
      expect(await offersFor(buyer, `channels/${channel}`)).toEqual([]);
    }
  }
  expect(seen.size).toBeGreaterThan(5);
});

test('wire 4 the rent button: its purchase type can be bought, and the film is open for 48 hours', async () => {
  const payer = await payerAt(platform);
  await addMoney(payer, 700_00);
  const film = filmId('pipeline');
  const metadata = async () => (await payer.get(`content_metadata/${film}`)).body;
  const button = (await metadata()).buttons.find(({ icon }: { icon: string }) => icon === 'rent');
  const { purchase_type_id, library_id } = button.button_data;
  const order = { purchase_type_id, account_id: payer.accountId, library_id: Number(library_id) };
  expect((await payer.post('purchases', order)).status).toBeLessThan(300);
  expect(await metadata()).toMatchObject({
    is_purchased: true,
    user_license_info: { text: 'Rental: 48 h left' },
  });
  expect((await payer.get('balance')).body).toEqual({ balance: '10.00' });
});

describe('spec 3 §4 Promo wizard, with a card: code, link, finished', () => {
  test('a paid key: linking the card with its amount pays for it', async () => {
    const payer = await payerAt(platform);
    const check = { key: 'PREMIUM30', ignore_conditions: ['user_must_have_credit_card'] };
    const { body: promo } = await payer.post('promokeys/check', check);
    expect(promo).toMatchObject({ is_paid: true, needed_refund: false, amount: '100.00' });
    const { amount, needed_refund } = promo;
    const link = { account_id: payer.accountId, amount, needed_refund };
    const { body: transaction } = await payer.post('cards', link);
    await press(platform, transaction.full_url, 'pay');
    expect((await payer.post('promokeys', { key: 'PREMIUM30' })).status).toBe(201);
    expect((await payer.get('balance')).body).toEqual({ balance: '0.00' });
    expect((await payer.get('cards')).body).toHaveLength(1);
  });

  test('a key whose payment is refunded', async () => {
    const payer = await payerAt(platform);
    const link = { account_id: payer.accountId, amount: '1.00', needed_refund: true };
    expect((await payer.post('promokeys', { key: 'TEST1' })).status).toBe(400);
    const { body: transaction } = await payer.post('cards', link);
    await press(platform, transaction.full_url, 'pay');
    expect((await payer.post('promokeys', { key: 'TEST1' })).status).toBe(201);
    expect((await payer.get('balance')).body).toEqual({ balance: '0.00' });
  });

  test('spec 3 §8 a declined card: nothing is applied', async () => {
    const payer = await payerAt(platform);
    const { body: transaction } = await payer.post('cards', { account_id: payer.accountId });
    await press(platform, transaction.full_url, 'decline');
    expect((await payer.post('promokeys', { key: 'MAXCARD' })).status).toBe(400);
    expect((await payer.get('subscriptions/current')).body).toEqual([]);
  });
});
