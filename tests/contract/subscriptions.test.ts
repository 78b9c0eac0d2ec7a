import type { OwnPacket } from '@/lib/rules/commerce/own-packet';
import type { PurchaseWay } from '@/lib/rules/commerce/product';
import {
  patchSubscription,
  removeFuture,
  removeSubscription,
} from '@/lib/server/gateway/commerce/change-subscription';
import { offer as offerRoute } from '@/lib/server/gateway/commerce/offer';
import { ownPacketsAnswer } from '@/lib/server/gateway/commerce/own-packets';
import { pay as payRoute } from '@/lib/server/gateway/commerce/pay';
import { prepare as prepareRoute } from '@/lib/server/gateway/commerce/prepare';
import { changePin } from '@/lib/server/gateway/parental/pin';
import { cookiesOfRequest, Visitor } from '@/tests/support/visitor';
import { paymentFor } from './support/payment';
import type { RealPlatform } from './support/real-platform';
import { newPhone, openPlatform, SiteClient } from './support/site-client';

jest.mock('next/headers', () => ({ cookies: () => cookiesOfRequest() }));
jest.mock('next-intl/server', () => ({
  getTranslations: async ({ locale, namespace }: { locale: 'ru'; namespace: 'shell' }) => {
    const { createTranslator } = await import('next-intl');
    const { dictionaries } = await import('@/lib/shared/i18n/dictionaries');
    return createTranslator({ locale, messages: dictionaries[locale], namespace });
  },
}));

const MAXIMUM = '82';

let platform: RealPlatform;
let client: SiteClient;

beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform?.stop());
beforeEach(async () => {
  client = new SiteClient(platform);
  await client.logInWith(newPhone('7706'));
});

const call: SiteClient['call'] = (...input) => client.call(...input);
const list = () => call(ownPacketsAnswer, 'GET', '/api/session/subscriptions');
const setRenewal = (id: string, renew: boolean) =>
  call((request) => patchSubscription(request, id), 'PATCH', `/api/session/subscriptions/${id}`, { renew });
const remove = (id: string) =>
  call((request) => removeSubscription(request, id), 'DELETE', `/api/session/subscriptions/${id}`);
const drop = (id: string) =>
  call((request) => removeFuture(request, id), 'DELETE', `/api/session/futures/${id}`);

/** Amounts have spaces that do not break. */
const plain = (text: string | null) => text?.replace(/\s/g, ' ') ?? null;

async function owned(state: OwnPacket['state'], id = MAXIMUM): Promise<OwnPacket> {
  const { packets } = (await list()).body as { packets: OwnPacket[] };
  const found = packets.find((packet) => packet.id === id && packet.state === state);
  if (!found) throw new Error(`packet ${id} is not ${state}: ${JSON.stringify(packets)}`);
  return { ...found, price: plain(found.price), nextPrice: plain(found.nextPrice) };
}

async function refill(amount: string): Promise<void> {
  const { body: accounts } = await client.platformCall('GET', '/users/self/accounts');
  const path = `/users/self/accounts/${accounts[0].id}/payforms/short_url`;
  const { body } = await client.platformCall('POST', path, { amount });
  await client.sandbox.order(`/transactions/${body.id}`, { outcome: 'pay' });
}

/** The offer of a period of the packet, as the dialogs get it. */
async function offerOf(unit: 'months' | 'years', isChange = true) {
  const item = { kind: 'packet', key: MAXIMUM, wayId: null, isChange };
  const { body: product } = await call(prepareRoute, 'POST', '/api/commerce/prepare', { item });
  const way = product.ways.find(({ period }: { period: Record<string, number> }) => period[unit] === 1);
  const { body } = await call(offerRoute, 'POST', '/api/commerce/offer', { item, wayId: way.id });
  return { item, product, terms: body };
}

/** For a month, three months and a year. */
const flags = (ways: PurchaseWay[]) =>
  ways.map(({ isCurrent, isNext }) => `${isCurrent ? 'current' : ''}${isNext ? 'next' : ''}`);

async function buy(unit: 'months' | 'years', isChange = true) {
  const { item, terms } = await offerOf(unit, isChange);
  const paid = await call(payRoute, 'POST', '/api/commerce/pay', paymentFor(terms, item));
  expect(paid.status).toBe(200);
}

describe('spec 3 §4 Subscription actions: GET /api/session/subscriptions', () => {
  test('a packet that can be bought says its price for how long, its trial, and which one has the most', async () => {
    const { packets } = (await list()).body as { packets: OwnPacket[] };
    const said = packets
      .filter(({ state, isBase }) => state === 'open' && isBase)
      .map(({ id, price, per, trial, isFullest }) => [id, plain(price), per, plain(trial), isFullest]);
    expect(said).toEqual([
      ['81', '990 ₸', 'в месяц', '7 дней бесплатно', false],
      ['82', '2 990 ₸', 'в месяц', null, true],
      ['84', '2 990 ₸', 'в месяц', '14 дней за 1 ₸', false],
      ['98', '28 990 ₸', 'в год', null, false],
    ]);
  });

  test('an owned packet says what is paid, when and how much next, and what may be done', async () => {
    await refill('3000');
    await buy('months', false);
    const own = await owned('active');
    expect(own).toMatchObject({
      kind: 'packet',
      isRenewing: true,
      price: '2 990 ₸',
      nextPrice: '2 990 ₸',
    });
    expect(own.nextPayAt).toBe(own.endAt);
    expect(own.can).toEqual({
      subscribe: false,
      changePeriod: true,
      disableRenew: true,
      unsubscribe: false,
      enableRenew: false,
    });
  });

  test('PATCH switches the renewal off and on again, and is refused for what somebody else has', async () => {
    await refill('3000');
    await buy('months', false);
    const { subscriptionId: id } = await owned('active');
    expect((await setRenewal(id ?? '', false)).status).toBe(204);
    expect(await owned('active')).toMatchObject({ isRenewing: false, nextPayAt: null, nextPrice: null });
    expect((await setRenewal(id ?? '', true)).status).toBe(204);
    expect((await owned('active')).isRenewing).toBe(true);
    client.visitor = new Visitor();
    await client.logInWith(newPhone('7706'));
    expect((await setRenewal(id ?? '', false)).status).toBe(404);
    expect((await remove(id ?? '')).status).toBe(404);
  });

  test('a packet is paused, a second pause and its deletion are refused in words, and it can be resumed', async () => {
    await refill('3000');
    await buy('months', false);
    const { subscriptionId: id } = await owned('active');
    const setPause = (isPaused: boolean) =>
      call((request) => patchSubscription(request, id ?? ''), 'PATCH', `/api/session/subscriptions/${id}`, {
        isPaused,
      });
    expect((await setPause(true)).status).toBe(204);
    expect(await setPause(true)).toMatchObject({ status: 400, body: { error_code: 'pause_exists' } });
    expect(await remove(id ?? '')).toMatchObject({
      status: 400,
      body: { error_code: 'resume_first', error: { message: expect.stringContaining('на паузе') } },
    });
    const paused = await owned('paused');
    expect(paused).toMatchObject({ can: { unsubscribe: false }, pausedUntil: null, refund: null });
    expect(paused.pausedSince).not.toBeNull();
    expect([(await setPause(false)).status, (await setPause(false)).status]).toEqual([204, 204]);
    expect((await owned('active')).isRenewing).toBe(true);
  });
});

describe('spec 3 §4: a change of period of an owned packet', () => {
  test('up: the offer counts in the rest of the running month, and the year begins at once', async () => {
    await refill('3000');
    await buy('months', false);
    await refill('26000');
    const { product, terms } = await offerOf('years');
    expect(product).toMatchObject({ isOwned: false, agreementUrl: null });
    expect(flags(product.ways)).toEqual(['current', '', '']);
    const { price, due, change } = terms;
    expect(change).toMatchObject({ acts: 'now', packets: ['Максимум'], toBalance: { amount: '0.00' } });
    const left = Number(price.amount) - Number(change.refund.amount);
    expect([Number(change.refund.amount) > 2980, Number(due.amount)]).toEqual([true, left]);
    await buy('years');
    expect((await owned('active')).price).toBe('28 990 ₸');
  });

  test('down: nothing is paid now, the future is listed with its day and price, and can be taken back', async () => {
    await refill('29000');
    await buy('years', false);
    const { terms } = await offerOf('months');
    const { endAt } = await owned('active');
    expect(terms).toMatchObject({
      due: { amount: '0.00' },
      isCovered: true,
      change: { acts: 'later', startAt: endAt, refund: { amount: '0.00' } },
    });
    await buy('months');
    const planned = await owned('planned');
    expect(planned).toMatchObject({ startAt: endAt, price: '2 990 ₸' });
    const held = await owned('active');
    expect(held).toMatchObject({ isRenewing: false, endAt });
    const sums = [held, planned].map(({ counterpart }) => plain(counterpart?.price ?? null));
    expect(sums).toEqual(['2 990 ₸', '28 990 ₸']);
    expect(flags((await offerOf('months')).product.ways)).toEqual(['next', '', 'current']);
    expect((await drop(planned.subscriptionId ?? '')).status).toBe(204);
    expect((await owned('active')).isRenewing).toBe(true);
    expect((await drop(planned.subscriptionId ?? '')).status).toBe(404);
  });
});

describe('spec 3 §5: the parental check before changing or cancelling', () => {
  test('the server asks for the PIN, and nothing changes without it', async () => {
    await refill('3000');
    await buy('months', false);
    const { subscriptionId: id } = await owned('active');
    await call(changePin, 'PUT', '/api/session/pin', { pin: '4821' });
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 60_000);
    const refused = [await setRenewal(id ?? '', false), await remove(id ?? ''), await drop('1')];
    clock.mockRestore();
    for (const { status, body } of refused) expect([status, body.error_code]).toEqual([403, 'pin_required']);
    expect((await owned('active')).isRenewing).toBe(true);
  });
});

describe('bad input: a clear message, and nothing is changed or charged', () => {
  const balance = async () => (await client.platformCall('GET', '/users/self/balance')).body.balance;
  const patch = (id: string, body: unknown) =>
    call((request) => patchSubscription(request, id), 'PATCH', `/api/session/subscriptions/x`, body);

  test.each([{}, { renew: 'no' }, { isPaused: 'yes' }, { price: '1.00' }, [], 'renew', null])(
    '%j is no change of a subscription',
    async (body) => {
      await refill('3000');
      await buy('months', false);
      const { subscriptionId: id } = await owned('active');
      const refused = await patch(id ?? '', body);
      expect(refused).toMatchObject({ status: 400, body: { message: expect.stringMatching(/[а-я]/) } });
      expect((await owned('active')).isRenewing).toBe(true);
    },
  );

  test('an amount or a period beside the change moves no money and no day', async () => {
    await refill('3000');
    await buy('months', false);
    const { subscriptionId: id, endAt } = await owned('active');
    const tampered = { renew: true, price: '0.00', amount: '-1', end_at: '2099-01-01', period: 'year' };
    expect((await setRenewal(id ?? '', false)).status).toBe(204);
    expect((await patch(id ?? '', tampered)).status).toBe(204);
    expect(await owned('active')).toMatchObject({ isRenewing: true, endAt, nextPrice: '2 990 ₸' });
    expect(await balance()).toBe('10.00');
  });

  test.each(['0', '-1', 'x', '9'.repeat(40), '../accounts', '1?a=b', '%2e%2e'])(
    'attack: the id %s is neither a subscription nor a packet that begins later',
    async (id) => {
      await refill('3000');
      await buy('months', false);
      for (const answer of [await setRenewal(id, false), await remove(id), await drop(id)]) {
        expect([id, answer.status]).toEqual([id, 404]);
        expect(answer.text).not.toMatch(/\bat \/|Error:/);
      }
      expect((await owned('active')).isRenewing).toBe(true);
      expect(await balance()).toBe('10.00');
    },
  );

  test('attack: what begins later for somebody else cannot be taken back', async () => {
    await refill('29000');
    await buy('years', false);
    await buy('months');
    const { subscriptionId } = await owned('planned');
    const theirs = client.visitor;
    client.visitor = new Visitor();
    await client.logInWith(newPhone('7706'));
    expect((await drop(subscriptionId ?? '')).status).toBe(404);
    client.visitor = theirs;
    expect((await owned('planned')).subscriptionId).toBe(subscriptionId);
  });
});

describe('spec 3 §6: who has subscriptions', () => {
  test('a guest, a child and another site can neither read nor change them', async () => {
    await refill('3000');
    await buy('months', false);
    const { subscriptionId } = await owned('active');
    const id = subscriptionId ?? '';
    client.visitor.extraHeaders = { origin: 'https://evil.example' };
    for (const answer of [await setRenewal(id, false), await remove(id), await drop(id)])
      expect(answer.status).toBe(403);
    client.visitor.extraHeaders = {};
    expect((await owned('active')).isRenewing).toBe(true);
    await client.becomeChild();
    for (const answer of [await list(), await setRenewal(id, false), await remove(id), await drop(id)])
      expect([answer.status, answer.body.error_code]).toEqual([403, 'not_for_children']);
    client.visitor = new Visitor();
    await client.start();
    for (const answer of [await list(), await setRenewal(id, false), await remove(id), await drop(id)])
      expect([answer.status, answer.body.error_code]).toEqual([403, 'login_required']);
  });
});
