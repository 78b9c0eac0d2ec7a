import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { guestSession, personSession } from '../support/session.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ contents: 'full' });
});
afterAll(() => platform.close());

const post = (url: string, payload: object = {}) => platform.app.inject({ method: 'POST', url, payload });

async function freeChannel(): Promise<number> {
  const channels = (await platform.app.inject('/v2/channels/channel_list')).json();
  const free = channels.find(
    (channel: { is_free: boolean; age: number }) => channel.is_free && channel.age < 18,
  );
  return free.id;
}

test('wire 10.2 a guest streams a free channel with the device token, and not with the login token', async () => {
  const { userToken, deviceToken } = await guestSession(platform.app);
  const id = await freeChannel();
  const stream = (token: string) => platform.app.inject(`/v2/channels/${id}/stream?access_token=${token}`);
  const refused = await stream(userToken);
  expect(refused.json()).toMatchObject({ status_code: 401, error_code: 'authentication_failed' });
  const given = await stream(deviceToken);
  expect(given.statusCode).toBe(200);
  expect(given.json().stream_info).toMatch(/\/data\.json$/);
});

test('spec 1 §4 Login flow: guest, unknown phone, new user, code, device, too many devices, the oldest out, logout', async () => {
  const guest = await guestSession(platform.app);
  const phone = '77031230001';

  // 1–4: the phone is sent; it is unknown, so a user is created and the code is requested again.
  expect((await post('/v2/otps', { phone })).json()).toMatchObject({ error_code: 'invalid_phone' });
  expect((await post('/v2/users', { username: 'journey', phone })).statusCode).toBe(200);
  expect((await post('/v2/otps', { phone })).statusCode).toBe(200);
  const [{ code }] = (await platform.app.inject(`/sandbox/outbox.json?to=${phone}`)).json();
  const login = (await post(`/v2/auth/otp?access_token=${guest.deviceToken}`, { phone, token: code })).json();
  // 6: guest to user is flagged.
  expect(login).toMatchObject({ was_guest: true, device: null, profile: { role: 'adult' } });

  // 5: devices up to the limit, then 400; the oldest by login_at goes, and the retry succeeds.
  const devices = `/v2/users/self/devices?access_token=${login.access_token}`;
  for (let index = 0; index < 5; index += 1) {
    platform.clock.advance(1000);
    expect((await post(devices, { device_type: 'pc', serial: `S${index}` })).statusCode).toBe(200);
  }
  expect((await post(devices, { device_type: 'pc' })).statusCode).toBe(400);
  const [oldest] = (await platform.app.inject(devices)).json();
  expect(oldest.serial).toBe('S0');
  const removal = devices.replace('devices?', `devices/${oldest.id}?`);
  expect((await platform.app.inject({ method: 'DELETE', url: removal })).statusCode).toBe(204);
  const made = await post(devices, { device_type: 'pc', serial: 'new' });
  expect(made.statusCode).toBe(200);

  const device = (await post('/v2/auth/device', { device_id: made.json().id })).json();
  expect(device.device.serial).toBe('new');
  const stream = `/v2/channels/${await freeChannel()}/stream?access_token=`;
  expect((await platform.app.inject(stream + login.access_token)).statusCode).toBe(401);
  expect((await platform.app.inject(stream + device.access_token)).statusCode).toBe(200);

  // Logout removes the device and falls back to the guest's.
  const logout = `/v2/users/self/devices/${made.json().id}?access_token=${device.access_token}`;
  expect((await platform.app.inject({ method: 'DELETE', url: logout })).statusCode).toBe(204);
  expect((await platform.app.inject(stream + device.access_token)).statusCode).toBe(401);
  expect((await post('/v2/auth/device', { device_id: guest.deviceId })).statusCode).toBe(200);
});

/** wire 2.8: every field of a user. */
const USER_FIELDS = [
  ...['id', 'username', 'first_name', 'last_name', 'phone', 'email', 'provider_uid', 'timezone'],
  ...['timezone_utcoffset', 'parental_code', 'parental_status', 'parental_dialogue', 'device_limit'],
  ...['accounts', 'sources', 'provider', 'is_provider_free', 'is_active', 'is_testuser'],
  ...['is_self_deletion_allowed', 'is_validated', 'is_guest', 'is_geofree', 'last_login', 'date_joined'],
  ...[
    'tags',
    'subscriptions',
    'app_version',
    'refer_id',
    'smartpay_id',
    'comment',
    'unaccepted_agreement_ids',
  ],
];

test('wire 2.8 both grades of token can read the whole user, without a password', async () => {
  const person = await personSession(platform.app);
  for (const token of [person.userToken, person.deviceToken]) {
    const { body, ...answer } = await platform.app.inject(`/v2/users/self?access_token=${token}`);
    const user = JSON.parse(body);
    expect(Object.keys(user)).toEqual(expect.arrayContaining(USER_FIELDS));
    expect(user.accounts).toEqual([
      { id: expect.any(Number), amount: '0.00', balance: '0.00', is_payment_allowed: true },
    ]);
    expect(body).not.toContain('scrypt');
    expect(answer.statusCode).toBe(200);
  }
});
