import { eq } from 'drizzle-orm';
import { bookEntry } from '../../src/commerce/ledger.ts';
import { accountEntries } from '../../src/db/schema/money.ts';
import { purchaseTypes } from '../../src/db/schema/subscriptions.ts';
import { toMinor } from '../../src/domain/billing/money.ts';
import { providerSeeds } from '../../src/seed/data/providers/partners.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { local, monthOf, type Payer, payerAt, press } from './payer.ts';
import { refill, walletOf } from './wallet.ts';

let platform: TestPlatform;
let payer: Payer;
beforeAll(async () => {
  platform = await testPlatform({ contents: 'full' });
  payer = await payerAt(platform, 'uznet');
  await refill(platform.db, payer.userId, '100000.00', platform.clock.now());
});
afterAll(() => platform.close());

const MAXIMUM = 82;
const refusedWith = (message: string) => ({ status: 400, body: { error: { message } } });

describe('spec 3 §1 currency: a provider whose money is not tenge sells its own packets in its own money, and nothing priced in tenge', () => {
  type Priced = { id: number; price: string };
  const landing = async (name: string) => (await platform.app.inject(`/v2/providers/${name}/info`)).json();

  test.each([
    ['uznet', [210, 211, 212]],
    ['ntv_web', [220, 221, 222]],
    ['clickup', [230, 231, 232]],
  ])('%s sells only its own packets', async (name, own) => {
    const { packets, currency } = await landing(name);
    expect(packets.map(({ id }: Priced) => id)).toEqual(own);
    expect(currency.ISO_CODE).toBe('UZS');
  });

  test('galam sells what the brand sells, in tenge', async () => {
    const [galam, taspa] = [await landing('galam'), await landing('taspa')];
    expect(galam.currency.ISO_CODE).toBe('KZT');
    expect(galam.packets.map(({ id }: Priced) => id)).toEqual(taspa.packets.map(({ id }: Priced) => id));
  });

  test('every provider of the seed sells, in its own money, except the one that bills its subscribers itself', async () => {
    for (const { shortname } of providerSeeds) {
      const buyer = await payerAt(platform, shortname);
      const { packets } = await landing(shortname);
      const first = packets.find((packet: { is_base: boolean }) => packet.is_base);
      const offer = await buyer.post('purchases_offer', {
        purchase_type_id: await monthOf(platform, first.id),
      });
      const [sale] = offer.body.purchases;
      if (shortname === 'cable') {
        // It says where to pay, without a trial of ours.
        expect(offer.body.paysystems).toMatchObject([{ name: 'provider_account' }]);
        expect(sale).toMatchObject({ is_have_trial: false, amount: first.price });
        const order = await buyer.post('subscriptions', { packet_id: first.id });
        expect(order).toMatchObject({ status: 451, body: { error_code: 'provider_sells' } });
        continue;
      }
      await refill(platform.db, buyer.userId, sale.amount, platform.clock.now());
      expect([shortname, await buyer.post('subscriptions', { packet_id: first.id })]).toEqual([
        shortname,
        expect.objectContaining({ status: 201 }),
      ]);
      const [held] = (await buyer.get('subscriptions/current')).body;
      expect([shortname, held.packet.id]).toEqual([shortname, first.id]);
    }
  });

  test('spec 3 §9: 30 days of Premium for 1000 soʻm, then the usual price; the bank names soʻm', async () => {
    const buyer = await payerAt(platform, 'clickup');
    const purchase_type_id = await monthOf(platform, 231);
    const { body: offer } = await buyer.post('purchases_offer', { purchase_type_id });
    expect(offer.purchases[0]).toMatchObject({
      is_have_trial: true,
      amount: '1000.00',
      amount_due: '1000.00',
      period_human: { years: 0, months: 0, days: 30 },
    });
    expect(offer.paysystems[0].name).toBe('ext_app');
    const way = { offer_id: offer.id, paysystem_shortname: 'short_url' };
    const { body: begun } = await buyer.post('purchases_offer/transaction', way);
    expect(begun).toMatchObject({ amount: '1000.00', currency: 'UZS', title: 'Qosyl Premium' });
    const page = (await platform.app.inject(local(begun.full_url))).body;
    // In the language of the payer.
    expect(page).toMatch(/1,000\s+soʻm/u);
    expect(page).not.toContain('₸');
    await press(platform, begun.full_url, 'pay');
    expect((await buyer.get(`transactions/${begun.id}`)).body.status).toBe('complete');
    const [held] = (await buyer.get('subscriptions/current')).body;
    expect(held).toMatchObject({ is_trial: true, next_price: '49000.00', packet: { id: 231 } });
  });

  test('reads that name this provider get its offers and no price in tenge, for every caller', async () => {
    const request = async (path: string) => {
      const response = await platform.app.inject(`/v2${path}`);
      return [response.statusCode, response.json()];
    };
    const [, channels] = await request('/channels/channel_list');
    const paid = channels.find(({ min_price: price }: { min_price: string }) => Number(price) > 0).id;
    for (const path of ['/packets', `/channels/${paid}/quick_sales_packets`, `/channels/${paid}/packets`]) {
      const [status, offers] = await request(`${path}?provider=uznet`);
      const numbers = (offers as (Priced & { packets?: Priced[] })[]).flatMap(({ id, packets }) =>
        packets ? packets.map((one) => one.id) : [id],
      );
      expect([path, status, numbers.filter((id) => id < 210 || id > 212)]).toEqual([path, 200, []]);
      expect((await request(`${path}?provider=mbank`))[1]).not.toEqual([]);
      expect((await request(`${path}?provider=nobody`))[0]).toBe(400);
    }
    const { body } = await payer.get('channel_list');
    const prices = body.map(({ min_price: price }: { min_price: string }) => Number(price));
    expect(prices.filter((price: number) => price !== 0 && price < 19_000)).toEqual([]);
  });

  test('packets and titles with a price in tenge are neither offered nor sold, and no money is taken', async () => {
    const packet = await monthOf(platform, MAXIMUM);
    const ways = await platform.db.select().from(purchaseTypes);
    const rent = ways.find(({ contentId }) => contentId !== null)?.id;
    for (const [purchase_type_id, message] of [
      [packet, 'This package is not sold.'],
      [rent, 'There is no such offer.'],
    ] as const) {
      const words = refusedWith(message);
      expect(await payer.post('purchases_offer', { purchase_type_id })).toMatchObject(words);
      expect(await payer.post('purchases', { purchase_type_id })).toMatchObject(words);
    }
    expect(await payer.post('subscriptions', { packet_id: MAXIMUM })).toMatchObject({ status: 400 });
    expect((await walletOf(platform.db, payer.userId)).entries).toEqual(['refill 100000.00']);
  });

  test('a title for rent is sold with a packet of its own only, never for tenge', async () => {
    const ways = await platform.db.select().from(purchaseTypes);
    const rented = ways.find(({ contentId }) => contentId !== null)?.contentId;
    const { body } = await payer.get(`content_metadata/${rented}`);
    expect(body.is_purchased).toBe(false);
    type Button = { button_data: { packet_id: string } };
    const packets = body.buttons.map((button: Button) => Number(button.button_data.packet_id));
    expect(packets.filter((id: number) => id < 210 || id > 212)).toEqual([]);
    expect(Number(body.min_price)).toBeGreaterThanOrEqual(19_000);
  });

  test('promo keys that give or cost money are refused with an explanation; days of packets work everywhere', async () => {
    const words = refusedWith('This promo code works where prices are in tenge.');
    expect(await payer.post('promokeys', { key: 'BALANS500' })).toMatchObject(words);
    expect(await payer.post('promokeys/check', { key: 'PREMIUM30' })).toMatchObject(words);
    expect((await payer.post('promokeys', { key: 'KINO7' })).status).toBe(201);
  });
});

describe('a subscriber who moves to a provider with another currency', () => {
  /** Alma Kabel, whose money is tenge. */
  const move = ({ token, userId }: Payer) =>
    platform.app.inject({
      method: 'POST',
      url: `/v2/mw/set_address?access_token=${token}`,
      headers: { 'accept-language': 'en' },
      payload: { address_id: 101, provider_id: 726, user_id: userId },
    });
  const UZNET_BASE = 210;

  test.each<[string, (user: Payer) => Promise<unknown>]>([
    ['money', ({ userId }) => refill(platform.db, userId, '0.01', platform.clock.now())],
    ['a paid packet', buyWithEverything],
    [
      'an open payment',
      ({ payform }) => payform('short_url', { amount: 5000, paysystem_shortname: 'short_url' }),
    ],
  ])('is refused with %s: soʻm would become as many tenge', async (_what, prepare) => {
    const user = await payerAt(platform, 'uznet');
    await prepare(user);
    expect((await move(user)).json()).toMatchObject({
      status_code: 403,
      error_code: 'permission_denied',
      detail: expect.stringMatching(/^This provider uses another currency\./),
    });
    expect((await user.get('balance')).status).toBe(200);
  });

  async function buyWithEverything({ userId, post }: Payer): Promise<void> {
    const { body } = await post('purchases_offer', { purchase_type_id: await monthOf(platform, UZNET_BASE) });
    await refill(platform.db, userId, body.purchases[0].amount, platform.clock.now());
    expect(await post('subscriptions', { packet_id: UZNET_BASE })).toMatchObject({ status: 201 });
  }

  test('may move without money, paid packets and open payments, and within one currency also with them', async () => {
    expect((await move(await payerAt(platform, 'uznet'))).statusCode).toBe(200);
    const user = await payerAt(platform, 'galam');
    await refill(platform.db, user.userId, '500.00', platform.clock.now());
    expect((await move(user)).statusCode).toBe(200);
    expect((await walletOf(platform.db, user.userId)).balance).toBe('500.00');
  });

  test('each payment keeps the currency that it was made in, with its receipt', async () => {
    const user = await payerAt(platform, 'uznet');
    const pay = async (form: string, amount: number) =>
      press(platform, (await user.payform(form, { amount })).body.full_url, 'pay');
    const spend = (amount: string, reference: string) =>
      platform.db.transaction((tx) =>
        bookEntry(tx, {
          accountId: user.accountId,
          amount: -toMinor(amount),
          kind: 'rent',
          reference,
          now: platform.clock.now(),
        }),
      );
    await pay('short_url', 50_000);
    await spend('50000.00', 'rent:before');
    expect((await move(user)).statusCode).toBe(200);
    await pay('qrcode_make_transaction', 2000);
    await spend('890.00', 'rent:after');
    type Line = { kind: string; amount: string; currency: string };
    const { body } = await user.get('payments');
    expect(body.map(({ kind, amount, currency }: Line) => [kind, amount, currency]).sort()).toEqual([
      ['charge', '50000.00', 'UZS'],
      ['charge', '890.00', 'KZT'],
      ['payment', '2000.00', 'KZT'],
      ['payment', '50000.00', 'UZS'],
    ]);
    const booked = await platform.db
      .select({ currency: accountEntries.currency })
      .from(accountEntries)
      .where(eq(accountEntries.accountId, user.accountId))
      .orderBy(accountEntries.id);
    expect(booked.map(({ currency }) => currency)).toEqual(['UZS', 'UZS', 'KZT', 'KZT']);
  });
});
