import { type Call, readAnswer } from '@/lib/platform/http/transport';
import { makeOffer } from '@/lib/platform/resources/commerce/offers';
import { getOwnPacket, listBases, paysForPacket } from '@/lib/platform/resources/commerce/packets';
import { subscribe } from '@/lib/platform/resources/commerce/purchases';
import type { BuyerAccount } from '@/lib/platform/resources/commerce/wire';

let answer: unknown = {};
const sent: Call<never>[] = [];
jest.mock('@/lib/platform/http/transport', () => ({
  ...jest.requireActual('@/lib/platform/http/transport'),
  send: async (call: Call<never>) => {
    sent.push(call);
    return readAnswer(call, answer);
  },
}));

const target = {} as Parameters<typeof makeOffer>[0];
const money = (amount: string | null) => ({ amount, format: '{amount} ₸' });
const account: BuyerAccount = {
  accountId: 1,
  balance: money('0.00'),
  isPaymentAllowed: true,
  sellsWithoutBase: false,
  money,
};
const paysystem = {
  id: 1,
  name: 'qrcode',
  title: 'QR',
  description: '',
  button_text: '',
  payform_shortname: 'qrcode',
  skip_parental_control: true,
  is_frame: false,
};
const purchase = { purchase_type_id: '9', is_have_money_on_balance: false, amount: '10.00' };
const offerOf = (paysystems: object[], purchases: object[] = [{ ...purchase, is_have_trial: false }]) => ({
  offer_id: '1',
  offer_version: 77,
  product_title: 'P',
  distribution_info: '',
  purchases,
  paysystems,
});

beforeEach(() => {
  sent.length = 0;
});

test('spec 3 §9: the version of the offer is a fixed value; so is that of the pay systems, and the source is web300', async () => {
  answer = offerOf([]);
  await makeOffer(target, '9', account);
  expect(sent[0]).toMatchObject({
    method: 'POST',
    path: '/users/self/purchases_offer',
    body: { purchase_type_id: '9', offer_version: 1, paysystem_version: 1, source: 'web300' },
  });
});

test('spec 3 §4 Direct flow: an order names the sum that was shown, so that a price that has risen since charges nothing', async () => {
  answer = {};
  await subscribe(target, { packetId: 82, attempt: 'key', shown: '2990.00' });
  expect(sent[0]).toMatchObject({
    path: '/users/self/subscriptions',
    body: { packet_id: 82, amount_agreed: '2990.00' },
  });
});

test('spec 2 §2 remove ads: a paused packet removes no advertising, so only those that run are asked for', async () => {
  answer = [];
  expect(await paysForPacket(target)).toBe(false);
  expect(sent[0]).toMatchObject({ path: '/users/self/subscriptions', query: { types: 'active' } });
});

test('a paused base packet is not among those to buy', async () => {
  const base = {
    name: 'P',
    short: '',
    is_base: true,
    type: 'packet',
    price: '9.00',
    is_have_purchases: true,
  };
  const month = { years: 0, months: 1, days: 0 };
  answer = [82, 83].map((id) => ({ ...base, id, is_paused: id === 82, period_human: month, available: [] }));
  expect((await listBases(target, null, money)).map(({ key }) => key)).toEqual(['83']);
});

test('spec 3 §4 Offer flow: it picks a purchase, trial first', async () => {
  const trial = { ...purchase, is_have_trial: true, amount: '1.00' };
  answer = offerOf([], [{ ...purchase, is_have_trial: false }, trial]);
  expect(await makeOffer(target, '9', account)).toMatchObject({ isTrial: true, price: { amount: '1.00' } });
});

test('spec 3 §4 Offer flow: an offer without purchases is an error', async () => {
  answer = offerOf([paysystem], []);
  await expect(makeOffer(target, '9', account)).rejects.toMatchObject({ kind: 'garbled' });
});

test('spec 3 §3 Offer: the way says what is bought, without library_id and entity_license_id', async () => {
  answer = { ...offerOf([]), library_id: 5, entity_license_id: 6 };
  const offer = await makeOffer(target, '9', account);
  expect(offer).toMatchObject({ id: '1', wayId: '9' });
  expect(JSON.stringify(offer)).not.toMatch(/librar|licen/i);
});

test.each([
  ['Scan.', 'Scan, then watch.', 'Scan, then watch.'],
  ['Scan.', '', 'Scan.'],
])(
  'spec 3 §3 Paysystem: how_to_use %j and how_to_use_packet %j show %j',
  async (how_to_use, how_to_use_packet, shown) => {
    answer = offerOf([{ ...paysystem, how_to_use, how_to_use_packet }]);
    expect((await makeOffer(target, '9', account)).paysystems[0]?.howToUse).toBe(shown);
  },
);

test.each([
  [undefined, { years: 0, months: 1, days: 0 }],
  [null, { years: 0, months: 1, days: 0 }],
  [
    { years: 0, months: 0, days: 0 },
    { years: 0, months: 1, days: 0 },
  ],
  [
    { years: 1, months: 0, days: 0 },
    { years: 1, months: 0, days: 0 },
  ],
])('spec 3 §4: without a period (%j) a packet is paid by the month, 0-1-0', async (period_human, period) => {
  answer = { id: 7, name: 'P', price: '10.00', period_human };
  expect((await getOwnPacket(target, '7')).next.period).toEqual(period);
});
