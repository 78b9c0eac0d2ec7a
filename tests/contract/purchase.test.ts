import { account } from '@/lib/server/gateway/commerce/account';
import { agreement } from '@/lib/server/gateway/commerce/agreement';
import { offer as offerRoute } from '@/lib/server/gateway/commerce/offer';
import { pay as payRoute } from '@/lib/server/gateway/commerce/pay';
import { prepare as prepareRoute } from '@/lib/server/gateway/commerce/prepare';
import { confirm, transaction, transactions } from '@/lib/server/gateway/commerce/transactions';
import { changePin } from '@/lib/server/gateway/parental/pin';
import { cookiesOfRequest, Visitor } from '@/tests/support/visitor';
import { paymentFor, type Terms } from './support/payment';
import type { RealPlatform } from './support/real-platform';
import { newPhone, openPlatform, SiteClient } from './support/site-client';

jest.mock('next/headers', () => ({ cookies: () => cookiesOfRequest() }));
jest.mock('next/cache', () => ({ unstable_cache: (load: () => unknown) => load }));

let platform: RealPlatform;
let client: SiteClient;

beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform?.stop());
beforeEach(async () => {
  client = new SiteClient(platform);
  await client.logInWith(newPhone('7702'));
});

const call: SiteClient['call'] = (...input) => client.call(...input);

const packet = (key: string) => ({ kind: 'packet', key, wayId: null });
const prepare = (item: object) => call(prepareRoute, 'POST', '/api/commerce/prepare', { item });
const offer = (item: object, wayId: string) =>
  call(offerRoute, 'POST', '/api/commerce/offer', { item, wayId });
const check = (id: number) =>
  call((request) => transaction(request, String(id)), 'GET', `/api/commerce/transactions/${id}`);

/** The first way to buy a packet, and its offer. */
async function offerFor(key: string) {
  const { body: product } = await prepare(packet(key));
  const { body } = await offer(packet(key), product.ways[0].id);
  return body;
}

const payment = (terms: Terms, more: object = {}) => paymentFor(terms, packet('82'), more);

/** The terms of what has no offer. */
async function direct(): Promise<Terms> {
  const { body } = await client.platformCall('GET', '/users/self');
  return { id: null, buyerId: body.id, wayId: null, version: 0 };
}

const pay = (body: object) => call(payRoute, 'POST', '/api/commerce/pay', body);

/** Money on the account, through the bank of the sandbox. */
async function refill(amount: string): Promise<void> {
  const { body: accounts } = await client.platformCall('GET', '/users/self/accounts');
  const path = `/users/self/accounts/${accounts[0].id}/payforms/short_url`;
  const { body } = await client.platformCall('POST', path, { amount });
  await client.sandbox.order(`/transactions/${body.id}`, { outcome: 'pay' });
}

const balance = async () => (await call(account, 'GET', '/api/commerce/account')).body.balance.amount;

describe('spec 3 §4 Purchase flow: a packet from the balance', () => {
  test('a base packet with a free trial is bought and shown as owned', async () => {
    const { status, body } = await prepare(packet('81'));
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ kind: 'packet', isOwned: false, isPinNeeded: false, bases: [] }),
    ]);
    const terms = await offerFor('81');
    expect(terms).toMatchObject({
      isTrial: true,
      isCovered: true,
      due: { amount: '0.00', format: '{amount} ₸' },
    });
    expect(await pay(payment(terms))).toMatchObject({ status: 200, body: { transaction: null } });
    expect((await prepare(packet('81'))).body.isOwned).toBe(true);
  });

  test('the same attempt sent again gets the first answer and charges once', async () => {
    await refill('7000');
    const body = payment(await offerFor('82'));
    expect([(await pay(body)).status, (await pay(body)).status]).toEqual([200, 200]);
    expect(await balance()).toBe('4010.00');
  });

  test('without money nothing is charged, and the ways to pay are named', async () => {
    const terms = await offerFor('82');
    expect(terms).toMatchObject({ isCovered: false, missing: { amount: '2990.00' } });
    expect(terms.paysystems.map(({ name }: { name: string }) => name)).toContain('short_url');
    expect(JSON.stringify(terms)).not.toContain('skip');
    expect((await pay(payment(terms))).status).toBe(402);
    expect((await prepare(packet('82'))).body.isOwned).toBe(false);
  });
});

test('at a locked channel the owner of Maximum gets Night alone for 690', async () => {
  await refill('7000');
  await pay(payment(await offerFor('82')));
  const { body: offers } = await client.platformCall('GET', '/channels/1024/quick_sales_packets');
  expect(offers[0]).toMatchObject({ total_price: '690.00', packets: [{ id: 93 }] });
  // A guest pressed the offer of the page and then logged in: the base packet of its chain is passed over.
  const ask = (next: string | null) =>
    call(prepareRoute, 'POST', '/api/commerce/prepare', { item: packet('81'), next });
  expect((await ask('93')).body).toMatchObject({ key: '81', isOwned: true });
  expect((await ask(null)).body).toMatchObject({ key: '81', isOwned: false });
  expect((await prepare(packet('93'))).body).toMatchObject({ isOwned: false, bases: [] });
});

test('spec 2 §2 donate_packs: a donation needs no base packet, is paid at the bank, and goes on every month', async () => {
  const { body: product } = await prepare(packet('301'));
  expect(product).toMatchObject({ isOwned: false, bases: [] });
  const terms = await offerFor('301');
  expect(terms).toMatchObject({ due: { amount: '500.00' }, next: { price: { amount: '500.00' } } });
  const order = paymentFor(terms, packet('301'), { by: 'short_url' });
  const { transaction: begun } = (await pay(order)).body;
  await client.sandbox.order(`/transactions/${begun.id}`, { outcome: 'pay' });
  expect((await check(begun.id)).body.status).toBe('complete');
  expect((await prepare(packet('301'))).body.isOwned).toBe(true);
});

describe('spec 3 §4: a packet on the page of a bank', () => {
  test('the payment is opened with a return to the offer, checked, and makes the packet owned', async () => {
    const terms = await offerFor('82');
    const begun = (await pay(payment(terms, { by: 'short_url' }))).body.transaction;
    expect(begun).toMatchObject({ status: 'pending', offerId: terms.id, amount: { amount: '2990.00' } });
    expect((await check(begun.id)).body.status).toBe('pending');
    await client.sandbox.order(`/transactions/${begun.id}`, { outcome: 'pay' });
    expect((await check(begun.id)).body.status).toBe('complete');
    expect((await prepare(packet('82'))).body.isOwned).toBe(true);
    const listed = await call(transactions, 'GET', `/api/commerce/transactions?offer=${terms.id}`);
    expect(listed.body.list).toMatchObject([{ id: begun.id, status: 'complete' }]);
  });

  test('the payment and the offer of another user are not found', async () => {
    const terms = await offerFor('82');
    const begun = (await pay(payment(terms, { by: 'short_url' }))).body.transaction;
    client.visitor = new Visitor();
    await client.logInWith(newPhone('7702'));
    const { buyerId } = await direct();
    expect((await check(begun.id)).status).toBe(404);
    expect((await pay(payment({ ...terms, buyerId }, { by: 'short_url' }))).status).toBe(404);
  });

  test.each([
    ['an offer', packet('82')],
    ['a promo key', { kind: 'promo', code: 'PREMIUM30' }],
  ])('%s that is sent again by another user after a lost answer is not charged', async (_, item) => {
    const { body: product } = await prepare(item);
    const input = { item, wayId: product.ways[0]?.id ?? null };
    const { body: terms } = await call(offerRoute, 'POST', '/api/commerce/offer', input);
    const order = paymentFor(terms, item, { shown: terms.due.amount });
    client.visitor = new Visitor();
    await client.logInWith(newPhone('7702'));
    await refill('7000');
    for (const by of ['balance', 'short_url'])
      expect(await pay({ ...order, by })).toMatchObject({
        status: 409,
        body: { error_code: 'other_buyer' },
      });
    expect(await balance()).toBe('7000.00');
  });
});

describe('a price that was shown', () => {
  test('other terms than the shown ones are refused, and nothing is charged', async () => {
    await refill('7000');
    const terms = await offerFor('82');
    const stale = { ...terms, version: terms.version + 1 };
    expect(await pay(payment(stale))).toMatchObject({ status: 409, body: { error_code: 'price_changed' } });
    expect(await pay(payment(stale, { by: 'short_url' }))).toMatchObject({ status: 409 });
    expect(await balance()).toBe('7000.00');
  });

  test.each(['1', 'x', '9'.repeat(40)])('attack: %s is no way to buy, and has no offer', async (wayId) => {
    const { status, text } = await offer(packet('82'), wayId);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(text).not.toContain('paysystems');
  });

  test('attack: the cheap way of another packet does not buy this one', async () => {
    const { wayId } = await offerFor('81');
    expect((await offer(packet('82'), wayId)).body.title).not.toBe((await offerFor('82')).title);
    await pay(payment((await offer(packet('82'), wayId)).body));
    expect((await prepare(packet('82'))).body.isOwned).toBe(false);
  });

  test('an amount in the request changes nothing', async () => {
    await refill('7000');
    const terms = await offerFor('82');
    await pay({ ...payment(terms), amount: '1.00', price: '1.00', due: { amount: '1.00' } });
    expect(await balance()).toBe('4010.00');
  });
});

describe('spec 3 §4 Direct flow: what is missing is put on the balance first', () => {
  test('a QR code is for the price less the balance; the packet is ordered with both', async () => {
    await refill('990');
    const { body } = await pay(payment(await direct(), { by: 'qrcode', shown: '2990.00' }));
    expect(body.transaction).toMatchObject({ status: 'pending', amount: { amount: '2000.00' } });
    await client.sandbox.order(`/transactions/${body.transaction.id}`, { outcome: 'pay' });
    const ordered = await pay(payment(await direct(), { by: 'balance', shown: '2990.00' }));
    expect([ordered.status, await balance()]).toEqual([200, '0.00']);
    expect((await prepare(packet('82'))).body.isOwned).toBe(true);
  });

  test('less than the platform takes as a refill is missing: that much is topped up, and the packet can be ordered', async () => {
    await refill('2989.40');
    const { body } = await pay(payment(await direct(), { by: 'qrcode', shown: '2990.00' }));
    expect(body.transaction).toMatchObject({ status: 'pending', amount: { amount: '1.00' } });
    await client.sandbox.order(`/transactions/${body.transaction.id}`, { outcome: 'pay' });
    await pay(payment(await direct(), { by: 'balance', shown: '2990.00' }));
    expect([(await prepare(packet('82'))).body.isOwned, await balance()]).toEqual([true, '0.40']);
  });

  test('a top-up that is sent again after it was paid is refused, because nothing is due', async () => {
    const order = payment(await direct(), { by: 'short_url', shown: '2990.00' });
    const { body } = await pay(order);
    expect(body.transaction).toMatchObject({ status: 'pending', amount: { amount: '2990.00' } });
    await client.sandbox.order(`/transactions/${body.transaction.id}`, { outcome: 'pay' });
    const again = await pay(order);
    expect(again).toMatchObject({ status: 400, body: { error_code: 'payment_nothing_due' } });
    expect(await balance()).toBe('2990.00');
  });
});

describe('spec 3 §4: other ways to pay', () => {
  test('by phone: the code that was sent pays; a wrong one can be corrected', async () => {
    const terms = await offerFor('82');
    const phone = newPhone('7705');
    const begun = (await pay(payment(terms, { by: 'phone_sms', phone }))).body.transaction;
    expect(begun.status).toBe('pending');
    const prove = (code: string) =>
      call(
        (request) => confirm(request, String(begun.id)),
        'POST',
        `/api/commerce/transactions/${begun.id}/code`,
        { code, attempt: crypto.randomUUID() },
      );
    expect(await prove('0')).toMatchObject({ status: 400, body: { error_code: 'wrong_code' } });
    expect(await prove(await client.sandbox.codeTo(phone))).toMatchObject({
      status: 200,
      body: { status: 'complete' },
    });
    expect((await prepare(packet('82'))).body.isOwned).toBe(true);
  });

  test('after the first payment was paid, a second way to pay returns it and charges nothing', async () => {
    const terms = await offerFor('82');
    const first = (await pay(payment(terms, { by: 'short_url' }))).body.transaction;
    await client.sandbox.order(`/transactions/${first.id}`, { outcome: 'pay' });
    const second = await pay(payment(terms, { by: 'qrcode', earlier: [first.id] }));
    expect(second.body.transaction).toMatchObject({ id: first.id, status: 'complete' });
  });

  test('spec 3 §8: a bank that is silent is told from a payment of somebody else', async () => {
    const begun = (await pay(payment(await offerFor('82'), { by: 'short_url' }))).body.transaction;
    await client.sandbox.order(`/transactions/${begun.id}`, { outcome: 'decline', reason: 'timeout' });
    expect(await check(begun.id)).toMatchObject({ status: 504, body: { error_code: 'timeout' } });
    await client.logOut();
    await client.logInWith(newPhone('7702'));
    expect(await check(begun.id)).toMatchObject({ status: 404 });
  });

  test('spec 3 §3 Paysystem: skip_parental_control is read on the server', async () => {
    const terms = await offerFor('82');
    await call(changePin, 'PUT', '/api/session/pin', { pin: '4821' });
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 60_000);
    const byQr = await pay(payment(terms, { by: 'qrcode' }));
    const byPage = await pay(payment(terms, { by: 'short_url', skipsParentalControl: true }));
    clock.mockRestore();
    expect([byQr.status, byPage.body.error_code]).toEqual([200, 'pin_required']);
  });
});

describe('spec 3 §2 Payment: a refill', () => {
  test('the amount is the viewer’s, the page of the bank pays it, and the balance grows', async () => {
    const item = { kind: 'refill', amount: '1500' };
    const { body: terms } = await call(offerRoute, 'POST', '/api/commerce/offer', { item, wayId: null });
    expect(terms).toMatchObject({ id: null, due: { amount: '1500' }, isCovered: false });
    const { body } = await pay(payment(terms, { item, by: 'short_url' }));
    expect(body.transaction).toMatchObject({ status: 'pending', amount: { amount: '1500.00' } });
    await client.sandbox.order(`/transactions/${body.transaction.id}`, { outcome: 'pay' });
    expect(await balance()).toBe('1500.00');
  });

  test.each(['0', '-5', '1e9', '12.345', '99999999'])('%s is not an amount', async (amount) => {
    const item = { kind: 'refill', amount };
    expect((await pay(payment(await direct(), { item, by: 'short_url' }))).status).toBe(400);
    expect(await balance()).toBe('0.00');
  });
});

describe('spec 3 §4, step 3', () => {
  test('an additional packet names the base packets it needs', async () => {
    const { body } = await prepare(packet('91'));
    expect(body.bases.map(({ key }: { key: string }) => key)).toEqual(['81', '84']);
    await pay(payment(await offerFor('81')));
    expect((await prepare(packet('91'))).body.bases).toEqual([]);
  });
});

test.each([
  ['almatv.localhost', true],
  ['mbank.localhost', true],
  ['taspa.localhost', false],
])('spec 3 §6: on %s a payment is confirmed first: %s', async (host, isConfirmedFirst) => {
  client.at(host);
  expect(await offerFor('82')).toMatchObject({ isConfirmedFirst });
});

describe('spec 2 §2: remove ads', () => {
  test('the paid base packets are offered, until one of them is owned', async () => {
    const { body } = await prepare({ kind: 'adFree' });
    expect(body).toMatchObject({ kind: 'adFree', isOwned: false });
    expect(body.bases.length).toBeGreaterThan(1);
    for (const { price } of body.bases) expect(Number(price.amount)).toBeGreaterThan(0);
    await pay(payment(await offerFor('81')));
    expect((await prepare({ kind: 'adFree' })).body).toMatchObject({ isOwned: true, bases: [] });
  });
});

describe('spec 3 §4 Agreement gate', () => {
  const read = (key: string) =>
    call(agreement, 'GET', `/api/commerce/agreement?packet=${encodeURIComponent(key)}`);

  test('the packet names its agreement, and its text comes from the address of the platform', async () => {
    expect((await prepare(packet('93'))).body.agreementUrl).toMatch(/^http/);
    const { status, body } = await read('93');
    expect(status).toBe(200);
    expect(body.title).toEqual(expect.any(String));
    expect(body.nodes.length).toBeGreaterThan(0);
    expect(JSON.stringify(body)).not.toMatch(/<\w/);
  });

  test.each([
    ['a packet without an agreement', '81', 404],
    ['no packet', '999999', 404],
    ['attack: an address instead of a packet', 'http://evil.example/', 400],
  ])('%s has none', async (_, key, status) => {
    expect((await read(key)).status).toBe(status);
  });

  test('a guest reads none here', async () => {
    client.visitor = new Visitor();
    await client.start();
    expect((await read('93')).status).toBe(403);
  });
});

describe('spec 3 §5: the parental check before paying', () => {
  test('the server asks for the PIN, whatever the browser says', async () => {
    const terms = await offerFor('81');
    await call(changePin, 'PUT', '/api/session/pin', { pin: '4821' });
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 60_000);
    const refused = await pay(payment(terms));
    const described = await prepare(packet('81'));
    clock.mockRestore();
    expect([refused.status, refused.body.error_code]).toEqual([403, 'pin_required']);
    expect(described.body.isPinNeeded).toBe(true);
    expect((await prepare(packet('81'))).body.isOwned).toBe(false);
  });
});

describe('spec 3 §5: the parental check around a payment', () => {
  const minutes = (count: number) => count * 60_000;
  const at = (time: number) => jest.spyOn(Date, 'now').mockReturnValue(time);
  const isPinNeeded = async () => (await prepare(packet('91'))).body.isPinNeeded;

  test('after a transaction it is not repeated for 30 s', async () => {
    const terms = await offerFor('81');
    const begin = Date.now();
    await call(changePin, 'PUT', '/api/session/pin', { pin: '4821' });
    // The PIN that was set is remembered for 30 minutes; the payment comes at their end.
    const clock = at(begin + minutes(30) - 10_000);
    expect((await pay(payment(terms))).status).toBe(200);
    at(begin + minutes(30) + 10_000);
    expect(await isPinNeeded()).toBe(false);
    at(begin + minutes(30) + 25_000);
    expect(await isPinNeeded()).toBe(true);
    clock.mockRestore();
  });

  test('a payment that is read again later opens nothing: the 30 s count from its end', async () => {
    const begun = (
      await pay(payment(await direct(), { item: { kind: 'refill', amount: '1500' }, by: 'short_url' }))
    ).body.transaction;
    await client.sandbox.order(`/transactions/${begun.id}`, { outcome: 'pay' });
    const paidAt = Date.now();
    await call(changePin, 'PUT', '/api/session/pin', { pin: '4821' });
    // The PIN that was set is remembered for 30 minutes.
    const clock = at(paidAt + minutes(31));
    expect(await check(begun.id)).toMatchObject({ status: 200, body: { status: 'complete' } });
    expect(await isPinNeeded()).toBe(true);
    clock.mockRestore();
  });

  test('a refill needs the PIN', async () => {
    await call(changePin, 'PUT', '/api/session/pin', { pin: '4821' });
    const clock = at(Date.now() + minutes(31));
    const item = { kind: 'refill', amount: '1500' };
    const refused = await pay(payment(await direct(), { item, by: 'short_url' }));
    const described = await prepare(item);
    clock.mockRestore();
    expect([refused.status, refused.body.error_code]).toEqual([403, 'pin_required']);
    expect(described.body.isPinNeeded).toBe(true);
  });
});

describe('spec 3 §6: who may buy', () => {
  test('a guest, a child and another site cannot', async () => {
    const terms = await offerFor('81');
    client.visitor.extraHeaders = { origin: 'https://evil.example' };
    expect((await pay(payment(terms))).status).toBe(403);
    client.visitor.extraHeaders = {};
    await client.becomeChild();
    expect(await pay(payment(terms))).toMatchObject({
      status: 403,
      body: { error_code: 'not_for_children' },
    });
    client.visitor = new Visitor();
    await client.start();
    expect(await prepare(packet('81'))).toMatchObject({
      status: 403,
      body: { error_code: 'login_required' },
    });
  });
});

describe('spec 3 §4 Promo wizard: a code that costs money', () => {
  const item = { kind: 'promo', code: 'PREMIUM30' };
  const promoOffer = async () =>
    (await call(offerRoute, 'POST', '/api/commerce/offer', { item, wayId: null })).body;
  const pays = (terms: Terms & { due: { amount: string } }, more: object = {}) =>
    paymentFor(terms, item, { shown: terms.due.amount, ...more });

  test('is priced by the platform, paid at the bank, and works at once', async () => {
    const terms = await promoOffer();
    expect(terms).toMatchObject({ id: null, isCovered: false, due: { format: '{amount} ₸' } });
    expect(Number(terms.due.amount)).toBeGreaterThan(0);
    const body = pays(terms, { by: 'short_url' });
    const { transaction: begun } = (await pay(body)).body;
    expect(begun).toMatchObject({ status: 'pending', amount: terms.due });
    expect((await pay(body)).body.transaction.id).toBe(begun.id);
    await client.sandbox.order(`/transactions/${begun.id}`, { outcome: 'pay' });
    expect((await check(begun.id)).body.status).toBe('complete');
    expect((await client.platformCall('GET', '/users/self/promokeys')).body).toMatchObject([
      { promo_key: { key: 'PREMIUM30' } },
    ]);
    expect(await balance()).toBe('0.00');
  });

  test('links the card that pays, where the viewer wants to keep it', async () => {
    const body = pays(await promoOffer(), { by: 'short_url', isCardSaved: true });
    const { transaction: begun } = (await pay(body)).body;
    await client.sandbox.order(`/transactions/${begun.id}`, { outcome: 'pay' });
    expect((await check(begun.id)).body.status).toBe('complete');
    expect((await client.platformCall('GET', '/users/self/cards')).body).toHaveLength(1);
  });

  test('is paid from the balance once, however often it is sent', async () => {
    await refill('7000');
    const terms = await promoOffer();
    expect(terms.isCovered).toBe(true);
    const body = pays(terms);
    expect([(await pay(body)).status, (await pay(body)).status]).toEqual([200, 200]);
    expect(await balance()).toBe((7000 - Number(terms.due.amount)).toFixed(2));
  });

  test('another price than the one that was shown is refused, and nothing is charged', async () => {
    await refill('7000');
    const stale = { ...(await promoOffer()), due: { amount: '1.00' } };
    for (const by of ['balance', 'short_url'])
      expect(await pay(pays(stale, { by }))).toMatchObject({
        status: 409,
        body: { error_code: 'price_changed' },
      });
    expect(await balance()).toBe('7000.00');
  });
});
