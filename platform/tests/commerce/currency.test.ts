import { purchaseTypes } from '../../src/db/schema/subscriptions.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { monthOf, type Payer, payerAt } from './payer.ts';
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

describe('spec 3 §1 currency: a provider whose money is not tenge sells nothing priced in tenge', () => {
  test('its packet list is empty, while a provider with tenge sells', async () => {
    const landing = async (name: string) => (await platform.app.inject(`/v2/providers/${name}/info`)).json();
    expect((await landing('uznet')).packets).toEqual([]);
    expect((await landing('taspa')).packets).not.toEqual([]);
  });

  test('reads that name this provider get its offers and no price in tenge, for every caller', async () => {
    const request = async (path: string) => {
      const response = await platform.app.inject(`/v2${path}`);
      return [response.statusCode, response.json()];
    };
    const [, channels] = await request('/channels/channel_list');
    const paid = channels.find(({ min_price: price }: { min_price: string }) => Number(price) > 0).id;
    for (const path of ['/packets', `/channels/${paid}/quick_sales_packets`, `/channels/${paid}/packets`]) {
      expect([path, await request(`${path}?provider=uznet`)]).toEqual([path, [200, []]]);
      expect((await request(`${path}?provider=mbank`))[1]).not.toEqual([]);
      expect((await request(`${path}?provider=nobody`))[0]).toBe(400);
    }
    const { body } = await payer.get('channel_list');
    expect(body.map(({ min_price: price }: { min_price: string }) => Number(price))).toEqual(
      body.map(() => 0),
    );
  });

  test('packets and titles are neither offered nor sold, and no money is taken', async () => {
    const packet = await monthOf(platform, MAXIMUM);
    const ways = await platform.db.select().from(purchaseTypes);
    const rent = ways.find(({ contentId }) => contentId !== null)?.id;
    for (const [purchase_type_id, message] of [
      [packet, 'This packet is not sold.'],
      [rent, 'There is no such offer.'],
    ] as const) {
      const words = refusedWith(message);
      expect(await payer.post('purchases_offer', { purchase_type_id })).toMatchObject(words);
      expect(await payer.post('purchases', { purchase_type_id })).toMatchObject(words);
    }
    expect(await payer.post('subscriptions', { packet_id: MAXIMUM })).toMatchObject({ status: 400 });
    expect((await walletOf(platform.db, payer.userId)).entries).toEqual(['refill 100000.00']);
  });

  test('a title for rent has no button and no price', async () => {
    const ways = await platform.db.select().from(purchaseTypes);
    const rented = ways.find(({ contentId }) => contentId !== null)?.contentId;
    const { body } = await payer.get(`content_metadata/${rented}`);
    expect(body).toMatchObject({ is_purchased: false, buttons: [], min_price: '0.00' });
  });

  test('promo keys that give or cost money are refused with an explanation; days of packets work everywhere', async () => {
    const words = refusedWith('This promo code works where prices are in tenge.');
    expect(await payer.post('promokeys', { key: 'BALANS500' })).toMatchObject(words);
    expect(await payer.post('promokeys/check', { key: 'PREMIUM30' })).toMatchObject(words);
    expect((await payer.post('promokeys', { key: 'KINO7' })).status).toBe(201);
  });
});
