import nock from 'nock';
import { send, type Target } from '@/lib/platform/http/transport';
import { changeAccount, getAccount } from '@/lib/platform/resources/account';
import { getParentalDevice, sendPin, setParentalDevice, setPin } from '@/lib/platform/resources/parental';
import { watchPositionCall } from '@/lib/platform/resources/streams';
import {
  authenticateDevice,
  oldestDevice,
  registerDevice,
  removeDevice,
} from '@/lib/platform/sign-in/devices';
import { createGuest } from '@/lib/platform/sign-in/guest';
import {
  createPhoneUser,
  isCodeOnItsWay,
  listSendMethods,
  loginByCode,
  loginByOperatorCode,
  loginByPartnerCode,
  loginByPassword,
  rememberReferral,
  requestCode,
} from '@/lib/platform/sign-in/login';
import { getNetwork } from '@/lib/platform/sign-in/network';
import {
  chooseAddress,
  chooseCity,
  listCities,
  readContract,
  requestOperatorCode,
} from '@/lib/platform/sign-in/operator';
import {
  activeProfile,
  changeProfile,
  createProfile,
  listAvatars,
  listProfiles,
  removeProfile,
  switchProfile,
} from '@/lib/platform/sign-in/profiles';
import { withToken } from '@/lib/platform/sign-in/token';
import { DEFAULT_SETTINGS } from '@/lib/rules/parental/rules';

/**
 * Spec 1 §7: the request of each call that the product makes. docs/spec/1.md lists the proofs of the others.
 */
const TOKEN = 'c'.repeat(40);
const base = 'http://platform.test/v2';
const nobody: Target = { base, headers: { 'accept-language': 'kk' }, retries: 0 };
const viewer = withToken(nobody, TOKEN);

const device = {
  device_type: 'pc',
  vendor: 'Web',
  model: 'Chrome',
  os_name: 'Linux',
  os_version: '',
  serial: 'serial-1',
} as const;
const unset = { settings: DEFAULT_SETTINGS, channels: {}, otherSettings: { volume: 70 } };

const given = { access_token: TOKEN };
const profile = { id: 'p1', name: 'Дана', profile: { role: 'child' } };
const name = expect.stringMatching(/^[0-9a-f-]{36}$/);

type Row = [call: string, make: () => Promise<unknown>, body?: unknown, answer?: unknown];

beforeAll(() => nock.disableNetConnect());
afterEach(() => nock.cleanAll());
afterAll(() => nock.restore());

/** Makes the call and returns the request that the platform received. */
async function sent([call, make, , answer = {}]: Row) {
  const [method = '', address = ''] = call.split(' ');
  let seen: { body: unknown; headers: Record<string, string> } | null = null;
  nock(base)
    .intercept(address, method)
    .reply(function (_, body) {
      seen = { body, headers: this.req.headers as unknown as Record<string, string> };
      return [200, answer as nock.Body];
    });
  await make();
  return seen as unknown as { body: unknown; headers: Record<string, string> };
}

const withoutToken: Row[] = [
  ['GET /users/self/network?provider=uznet', () => getNetwork(nobody, 'uznet')],
  [
    'POST /users?provider=uznet',
    () => createPhoneUser(nobody, '77010000000', { provider: 'uznet', referId: 'r-1' }),
    { username: name, phone: '77010000000', refer_id: 'r-1' },
    { id: 7 },
  ],
  [
    'POST /auth/login',
    () => loginByPassword(nobody, 'aisha', 'secret'),
    { login: 'aisha', password: 'secret', app_version: '186' },
    given,
  ],
  [
    'POST /otps',
    () => requestCode(nobody, '77010000000', { viaMessenger: true }),
    { phone: '77010000000', can_display_message: true },
  ],
  [
    'POST /auth/otp',
    () => loginByCode(nobody, '77010000000', '123456'),
    { phone: '77010000000', token: '123456' },
    given,
  ],
  [
    'POST /auth/otp/mbank/',
    () => loginByPartnerCode(nobody, 'mbank', 'SB-1', '123456'),
    { identifier: 'SB-1', token: '123456' },
    given,
  ],
  ['POST /auth/device', () => authenticateDevice(nobody, 'd1'), { device_id: 'd1' }, given],
  [
    'GET /otp/send_methods?phone=77010000000',
    () => listSendMethods(nobody, '77010000000', null),
    undefined,
    { methods: ['sms'] },
  ],
  [
    'GET /otp/exist?phone=77010000000',
    () => isCodeOnItsWay(nobody, '77010000000'),
    undefined,
    { exist: true },
  ],
  [
    'POST /mw/otps?provider=almatv',
    () => requestOperatorCode(nobody, 'almatv', '77010000000'),
    { phone: '77010000000' },
  ],
  [
    'POST /mw/auth/otp?provider=almatv',
    () => loginByOperatorCode(nobody, 'almatv', '77010000000', '1234'),
    { phone: '77010000000', token: '1234' },
    given,
  ],
  ['GET /mw/cities?provider=almatv', () => listCities(nobody, 'almatv'), undefined, [{ id: 1, name: 'x' }]],
];

const withTheToken: Row[] = [
  ['GET /users/self', () => getAccount(viewer), undefined, { first_name: 'x', email: 'y' }],
  ['PATCH /users/self', () => setPin(viewer, '1234'), { pincode: '1234' }],
  [
    'PATCH /users/self',
    () => changeAccount(viewer, { name: 'Айша', email: 'a@b.kz' }),
    { first_name: 'Айша', email: 'a@b.kz' },
  ],
  ['PATCH /users/7', () => rememberReferral(viewer, 7, 'r-1'), { refer_id: 'r-1' }],
  ['POST /users/self/parental_code/send', () => sendPin(viewer), {}],
  ['PATCH /users/self/stat/5?duration=61', () => send(watchPositionCall('5', 61.9), viewer)],
  ['GET /users/self/devices', () => oldestDevice(viewer), undefined, []],
  [
    'POST /users/self/devices',
    () => registerDevice(viewer, device),
    { ...device, version: '186', application_type: 'web' },
    { id: 'd1' },
  ],
  ['GET /users/self/devices/d1', () => getParentalDevice(viewer, 'd1')],
  [
    'PATCH /users/self/devices/d1',
    () => setParentalDevice(viewer, 'd1', { settings: { vod: false }, channels: { 3929: 1 } }, unset),
    {
      parental_settings: { ...DEFAULT_SETTINGS, vod: false },
      settings: { volume: 70, parentalChannels: { 3929: 1 } },
    },
  ],
  ['DELETE /users/self/devices/d1', () => removeDevice(viewer, 'd1')],
  ['GET /users/self/profiles', () => listProfiles(viewer), undefined, [profile]],
  ['GET /users/self/profile', () => activeProfile(viewer), undefined, profile],
  ['POST /users/self/profile', () => switchProfile(viewer, 'p1', null), { id: 'p1' }, profile],
  [
    'POST /users/self/profiles',
    () => createProfile(viewer, { name: 'Дана', role: 'child', avatarId: '3' }),
    { name: 'Дана', role: 'child', icon_avatar_id: 3 },
    profile,
  ],
  [
    'PATCH /users/self/profiles/p1',
    () => changeProfile(viewer, 'p1', { name: 'Дана' }),
    { name: 'Дана' },
    profile,
  ],
  ['DELETE /users/self/profiles/p1', () => removeProfile(viewer, 'p1')],
  ['GET /profiles/avatar_categories', () => listAvatars(viewer), undefined, []],
  ['POST /mw/set_city', () => chooseCity(viewer, 3), { city_id: 3 }, []],
  [
    'POST /mw/set_address',
    () => chooseAddress(viewer, { address_id: 1, address: 'x', provider_id: 2, user_id: 3 }),
    { address_id: 1, provider_id: 2, user_id: 3 },
  ],
  ['GET /mw/status_block', () => readContract(viewer), undefined, { status: -1 }],
];

test.each(withoutToken)('spec 1 §7: %s', async (...row) => {
  const { body, headers } = await sent(row);
  if (row[2] !== undefined) expect(body).toEqual(row[2]);
  // The Accept-Language header follows the chosen language.
  expect(headers['accept-language']).toBe('kk');
  expect(headers.authorization).toBeUndefined();
});

test.each(withTheToken)('spec 1 §7, with the viewer’s token: %s', async (...row) => {
  const { body, headers } = await sent(row);
  if (row[2] !== undefined) expect(body).toEqual(row[2]);
  // In a header and not in the address as the specification says (DESIGN section 5).
  expect(headers.authorization).toBe(`Token ${TOKEN}`);
  expect(headers['accept-language']).toBe('kk');
});

test('spec 1 §5, §7: a guest gets a random password of 32 characters and all fields of §7', async () => {
  const users: Array<Record<string, unknown>> = [];
  const serials: unknown[] = [];
  for (let count = 0; count < 2; count += 1) {
    nock(base)
      .post('/users?provider=uznet')
      .reply(200, (_, body) => {
        users.push(body as Record<string, unknown>);
        return { id: 7 };
      });
    nock(base)
      .post('/auth/login', ({ login, password }) => {
        return login === users.at(-1)?.username && password === users.at(-1)?.password;
      })
      .reply(200, given);
    nock(base)
      .post('/users/self/devices')
      .reply(200, (_, body) => {
        serials.push((body as Record<string, unknown>).serial);
        return { id: 'd1' };
      });
    nock(base).post('/auth/device', { device_id: 'd1' }).reply(200, given);
    const guest = await createGuest(nobody, device, { provider: 'uznet', referId: 'r-1' });
    expect(guest).toEqual({ userId: 7, deviceId: 'd1', token: TOKEN });
  }
  const password = expect.stringMatching(/^[0-9a-f]{32}$/);
  expect(users[0]).toEqual({
    username: name,
    password,
    is_guest: true,
    app_version: '186',
    refer_id: 'r-1',
  });
  expect(users[1]?.password).not.toBe(users[0]?.password);
  expect(users[1]?.username).not.toBe(users[0]?.username);
  expect(serials).toEqual(['serial-1', 'serial-1']);
});
