import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { refill, walletOf } from './wallet.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ contents: 'full' });
});
afterAll(() => platform.close());

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  platform.app.inject({ method, url, ...(payload ? { payload } : {}) });

/** A subscriber of the operator, and the way from one address to another. */
async function subscriber(phone: string) {
  await call('POST', '/v2/mw/otps', { phone });
  const [{ code }] = (await call('GET', `/sandbox/outbox.json?to=${phone}`)).json();
  const token = (await call('POST', '/v2/mw/auth/otp', { phone, token: code })).json().access_token;
  const own = (path: string) => `/v2/users/self${path}?access_token=${token}`;
  const userId: number = (await call('GET', own(''))).json().id;
  return {
    userId,
    own,
    async moveTo(address_id: number) {
      const place = { address_id, provider_id: 726, user_id: userId };
      const { statusCode } = await call('POST', `/v2/mw/set_address?access_token=${token}`, place);
      expect(statusCode).toBe(200);
    },
    held: async () => (await call('GET', own('/subscriptions/current'))).json(),
  };
}

type Listed = { packet: { id: number }; type: string; is_paused: boolean };
const short = (list: Listed[]) => list.map(({ packet, type, is_paused }) => [packet.id, type, is_paused]);

describe('spec 3 §3 bundle: the contract of an operator is a subscription of its subscriber', () => {
  test('it begins with the address, without an end or a payment here, and has no buttons', async () => {
    const { moveTo, held, own } = await subscriber('77271110061');
    await moveTo(101);
    const [bundle] = await held();
    expect(bundle).toMatchObject({
      ...{ packet: { id: 96, is_purchased: true }, type: 'bundle', renew_in_provider: true },
      end_at: null,
      next_pay_at: null,
      next_price: null,
      amount_refund: null,
    });
    expect(Object.values(bundle.packet.subscription.actions)).not.toContain(true);
    // The same address again is the same contract.
    await moveTo(101);
    expect((await held()).map(({ id }: { id: string }) => id)).toEqual([bundle.id]);
    expect((await call('DELETE', own(`/subscriptions/${bundle.id}`))).statusCode).toBe(451);
  });

  test('a blocked contract opens nothing, a payment opens it, and another address ends it', async () => {
    const { moveTo, held, own, userId } = await subscriber('77271110062');
    await moveTo(201);
    expect(short(await held())).toEqual([[96, 'bundle', true]]);
    const [account] = (await call('GET', own('/accounts'))).json();
    const form = own(`/accounts/${account.id}/payforms/qrcode_make_transaction`);
    const way = { amount: 4990, paysystem_shortname: 'qrcode_png' };
    const { id } = (await call('POST', form, way)).json();
    await call('POST', `/sandbox/transactions/${id}`, { outcome: 'pay' });
    expect(await walletOf(platform.db, userId)).toMatchObject({ balance: '0.00' });
    expect(short(await held())).toEqual([[96, 'bundle', false]]);
    // The internet alone.
    await moveTo(301);
    expect(await held()).toEqual([]);
  });

  test('a payment opens it for every account of the address, and for none at another', async () => {
    const payer = await subscriber('77271110064');
    const other = await subscriber('77271110065');
    const elsewhere = await subscriber('77271110066');
    for (const address of [101, 201])
      await call('POST', `/sandbox/operator/contracts/${address}`, { status: -2, amount: '500.00' });
    await payer.moveTo(201);
    await other.moveTo(201);
    await elsewhere.moveTo(101);
    const [account] = (await call('GET', payer.own('/accounts'))).json();
    const form = payer.own(`/accounts/${account.id}/payforms/qrcode_make_transaction`);
    const { id } = (await call('POST', form, { amount: 500, paysystem_shortname: 'qrcode_png' })).json();
    await call('POST', `/sandbox/transactions/${id}`, { outcome: 'pay' });
    expect(short(await payer.held())).toEqual([[96, 'bundle', false]]);
    expect(short(await other.held())).toEqual([[96, 'bundle', false]]);
    expect(short(await elsewhere.held())).toEqual([[96, 'bundle', true]]);
    await call('POST', '/sandbox/operator/contracts/101', { status: 0, amount: '0.00' });
  });

  test('a purchased packet with the same channels ends, and its unused part is refunded', async () => {
    const { moveTo, held, own, userId } = await subscriber('77271110063');
    await refill(platform.db, userId, '3000.00', platform.clock.now());
    const buy = () => call('POST', own('/subscriptions'), { packet_id: 82 });
    expect((await buy()).statusCode).toBe(201);
    await moveTo(101);
    expect(short(await held())).toEqual([[96, 'bundle', false]]);
    expect((await walletOf(platform.db, userId)).balance).toBe('3000.00');
    expect((await buy()).statusCode).toBe(451);
  });
});
