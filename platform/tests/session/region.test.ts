import { eq } from 'drizzle-orm';
import { users } from '../../src/db/schema/session.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { guestSession, personSession } from '../support/session.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ contents: 'full' });
});
afterAll(() => platform.close());

const ABROAD = '203.0.113.7';
const NEIGHBOUR = '192.0.2.7';

const post = (url: string, payload: object, remoteAddress: string) =>
  platform.app.inject({ method: 'POST', url, payload, remoteAddress, headers: { 'accept-language': 'en' } });

const refusal = {
  status_code: 403,
  error_code: 'permission_denied',
  detail: `The service is not available in your region (DE, ${ABROAD}).`,
};

test.each([
  ['127.0.0.1', 'KZ'],
  ['8.8.8.8', 'KZ'],
  [ABROAD, 'DE'],
  [NEIGHBOUR, 'UZ'],
])('spec 1 §3 network info: a caller from %s is in %s', async (remoteAddress, country) => {
  const answer = await platform.app.inject({ url: '/v2/users/self/network', remoteAddress });
  expect(answer.json()).toMatchObject({ remote: remoteAddress, country });
});

test('spec 1 §3 the viewer’s address is the one named by our own proxy', async () => {
  const headers = { 'x-forwarded-for': ABROAD };
  const answer = await platform.app.inject({ url: '/v2/users/self/network', headers });
  expect(answer.json()).toMatchObject({ remote: ABROAD, country: 'DE' });
});

test('spec 1 §8 no guest is created abroad, and the error names country and address', async () => {
  const guest = { username: 'abroad', password: 'x', is_guest: true };
  expect((await post('/v2/users', guest, ABROAD)).json()).toMatchObject(refusal);
  expect((await post('/v2/users', guest, NEIGHBOUR)).statusCode).toBe(200);
});

test('spec 1 §8 login, code and device are refused abroad, and work at home', async () => {
  const { deviceId } = await personSession(platform.app, { phone: '77021110001' });
  await post(
    '/v2/users',
    { username: 'traveller', password: 'secret word', phone: '77021110002' },
    '127.0.0.1',
  );
  const calls: [string, object][] = [
    ['/v2/auth/login', { login: 'traveller', password: 'secret word' }],
    ['/v2/otps', { phone: '77021110002' }],
    ['/v2/auth/device', { device_id: deviceId }],
  ];
  for (const [url, body] of calls) {
    expect((await post(url, body, ABROAD)).json()).toMatchObject(refusal);
    expect((await post(url, body, '127.0.0.1')).statusCode).toBe(200);
  }
  const [{ code }] = (await platform.app.inject('/sandbox/outbox.json?to=77021110002')).json();
  const login = { phone: '77021110002', token: code };
  expect((await post('/v2/auth/otp', login, ABROAD)).json()).toMatchObject(refusal);
  // A refusal because of the region does not use the code up.
  expect((await post('/v2/auth/otp', login, '127.0.0.1')).statusCode).toBe(200);
});

test('a wrong password abroad gives only the error of a wrong password', async () => {
  const answer = await post('/v2/auth/login', { login: 'traveller', password: 'guess' }, ABROAD);
  expect(answer.statusCode).toBe(400);
});

test('spec 1 §8 streams are blocked abroad, public pages are not; is_geofree watches everywhere', async () => {
  const { userId, deviceToken } = await guestSession(platform.app);
  const get = (url: string) => platform.app.inject({ url, remoteAddress: ABROAD });
  const list = await get('/v2/channels/channel_list');
  expect(list.statusCode).toBe(200);
  const free = list
    .json()
    .find((channel: { is_free: boolean; age: number }) => channel.is_free && channel.age < 18);
  const stream = `/v2/channels/${free.id}/stream?access_token=${deviceToken}`;
  expect((await get(stream)).json()).toMatchObject({ status_code: 403, error_code: 'permission_denied' });
  await platform.db.update(users).set({ isGeofree: true }).where(eq(users.id, userId));
  expect((await get(stream)).statusCode).toBe(200);
});

test('a provider with one country refuses the neighbouring country', async () => {
  const users = '/v2/users?provider=clickup';
  const person = { username: 'clicker', password: 'x' };
  expect((await post(users, person, NEIGHBOUR)).statusCode).toBe(200);
  expect((await post(users, { ...person, username: 'c-2' }, ABROAD)).statusCode).toBe(403);
});

test('the sandbox can move callers of this machine to another region, and only those', async () => {
  const move = (address: string | null) => post('/sandbox/address', { address }, '127.0.0.1');
  expect((await move(ABROAD)).json()).toEqual({ address: ABROAD });
  const network = async (remoteAddress: string) =>
    (await platform.app.inject({ url: '/v2/users/self/network', remoteAddress })).json();
  expect(await network('127.0.0.1')).toMatchObject({ remote: ABROAD, country: 'DE' });
  expect(await network(NEIGHBOUR)).toMatchObject({ remote: NEIGHBOUR, country: 'UZ' });
  expect((await move('not an address')).statusCode).toBe(400);
  await move('');
  expect(await network('127.0.0.1')).toMatchObject({ remote: '127.0.0.1', country: 'KZ' });
});

test('spec 3 §8: subscribers of an operator that works in its own network are told to open the service there', async () => {
  const inside = '198.51.100.10';
  const { access_token: userToken } = (await post('/sandbox/operator/auto_auth', {}, inside)).json();
  const devices = `/v2/users/self/devices?access_token=${userToken}`;
  const { id } = (await post(devices, { device_type: 'pc' }, inside)).json();
  const { access_token } = (await post('/v2/auth/device', { device_id: id }, inside)).json();
  const list = (await platform.app.inject('/v2/channels/channel_list')).json();
  const free = list.find((channel: { is_free: boolean; age: number }) => channel.is_free && channel.age < 18);
  const watch = (remoteAddress: string, token = access_token) =>
    platform.app.inject({
      url: `/v2/channels/${free.id}/stream?access_token=${token}`,
      remoteAddress,
      headers: { 'accept-language': 'en' },
    });
  expect((await watch(inside)).statusCode).toBe(200);
  expect((await watch('198.18.0.1')).json()).toMatchObject({
    status_code: 403,
    error_code: 'permission_denied',
    detail: expect.stringContaining('from the network of Dala Cable'),
  });
  // Callers of this machine are at home, and guests are no subscribers.
  expect((await watch('127.0.0.1')).statusCode).toBe(200);
  const guest = await guestSession(platform.app);
  expect((await watch('198.18.0.1', guest.deviceToken)).statusCode).toBe(200);
});
