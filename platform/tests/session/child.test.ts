import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { personSession, type TestSession } from '../support/session.ts';

let platform: TestPlatform;
let person: TestSession;
let adult: string;
let child: string;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const call = (method: Method, path: string, payload?: object, language = 'en', token = person.deviceToken) =>
  platform.app.inject({
    method,
    url: `/v2/users/self${path}?access_token=${token}`,
    ...(payload ? { payload } : {}),
    headers: { 'accept-language': language },
  });

/** A user whose device is now used by a child. */
beforeEach(async () => {
  person = await personSession(platform.app);
  adult = (await call('GET', '/profile')).json().id;
  child = (await call('POST', '/profiles', { name: 'Dana', role: 'child' })).json().id;
  await call('PATCH', '', { pincode: '4711' });
  await call('POST', '/profile', { id: child });
});

const self = () => `/profiles/${child}`;

test.each<[string, () => [Method, string, object?]]>([
  ['its own role', () => ['PATCH', self(), { role: 'adult' }]],
  ['its own level', () => ['PATCH', self(), { age_level: 12 }]],
  ['its own kind', () => ['PATCH', self(), { profile_id: 1 }]],
  ['the role of another profile', () => ['PATCH', `/profiles/${adult}`, { role: 'child' }]],
  ['a new adult profile', () => ['POST', '/profiles', { name: 'Big', role: 'adult' }]],
  ['a new profile without a role', () => ['POST', '/profiles', { name: 'Big' }]],
  ['a new child’s profile', () => ['POST', '/profiles', { name: 'Ali', role: 'child' }]],
  ['the existence of another profile', () => ['DELETE', `/profiles/${adult}`]],
  ['the PIN', () => ['PATCH', '', { pincode: '0000' }]],
  ['parental control', () => ['PATCH', '', { parental_status: 'ignore' }]],
  ['the phone that receives the PIN', () => ['PATCH', '', { phone: '77010009999', token: '1' }]],
  [
    'the PIN check of its device',
    () => ['PATCH', `/devices/${person.deviceId}`, { parental_settings: null }],
  ],
  ['a device for an adult', () => ['POST', '/devices', { device_type: 'pc', profile_id: adult }]],
  ['purchases', () => ['POST', '/purchases', {}]],
  ['subscriptions', () => ['POST', '/subscriptions', {}]],
  ['offers', () => ['POST', '/purchases_offer', {}]],
  ['payments of offers', () => ['POST', '/purchases_offer/transaction', {}]],
  ['cards', () => ['POST', '/cards', {}]],
  ['promo keys', () => ['POST', '/promokeys', { key: 'x' }]],
  ['payforms', () => ['POST', '/accounts/1/payforms/short_url', {}]],
  ['a linked card', () => ['POST', '/accounts/1/payforms/linkedcard', {}]],
  ['a payment by phone', () => ['POST', '/accounts/1/payforms/phone', {}]],
  ['its confirmation', () => ['POST', '/accounts/1/payforms/confirm_by_sms', {}]],
  ['a payment by QR', () => ['POST', '/accounts/1/payforms/qrcode_make_transaction', {}]],
])('a child profile may not change: %s', async (_what, payload) => {
  const answer = await call(...payload());
  expect(answer.json()).toMatchObject({
    status_code: 403,
    error_code: 'permission_denied',
    detail: 'This is not available in a child profile.',
  });
});

test('a child may change its name and picture, switch to another child’s profile, and register a device of its own', async () => {
  const other = (
    await call('POST', '/profiles', { name: 'Ali', role: 'child' }, 'en', person.userToken)
  ).json().id;
  expect((await call('PATCH', self(), { name: 'Dina', icon_avatar_id: 4 })).statusCode).toBe(200);
  expect((await call('POST', '/profile', { id: other })).statusCode).toBe(200);
  expect((await call('POST', '/devices', { device_type: 'tv' })).statusCode).toBe(200);
  expect((await call('PATCH', '', { settings: { volume: 1 } })).statusCode).toBe(200);
});

test('spec 3 §6 the PIN that protects adult profiles is hidden from a child', async () => {
  expect((await call('GET', '')).json()).toMatchObject({ parental_status: 'set', parental_code: '' });
});

test('spec 3 §6 switching to an adult profile requires the PIN, if one is set', async () => {
  expect((await call('POST', '/profile', { id: adult })).json()).toMatchObject({
    status_code: 403,
    detail: 'Enter the parental PIN first.',
  });
  expect((await call('POST', '/profile', { id: adult, pincode: '4712' }, 'uz')).json()).toMatchObject({
    status_code: 403,
    detail: 'PIN-kod notoʻgʻri.',
  });
  expect((await call('POST', '/profile', { id: adult, pincode: '4711' })).json()).toMatchObject({
    id: adult,
  });
  // With an adult profile everything is allowed again.
  expect((await call('PATCH', self(), { role: 'adult' })).statusCode).toBe(200);
});

test('spec 3 §6: a child needs the PIN for a sibling who may watch more, and for none other', async () => {
  const sibling = async (limits: object) => {
    await call('POST', '/profile', { id: adult, pincode: '4711' });
    const { id } = (await call('POST', '/profiles', { name: 'Ali', role: 'child', ...limits })).json();
    await call('POST', '/profile', { id: child });
    return id;
  };
  await call('POST', '/profile', { id: adult, pincode: '4711' });
  await call('PATCH', self(), { age_level: 6 });
  const same = await sibling({ age_level: 6 });
  const older = await sibling({ age_level: 12 });
  expect((await call('POST', '/profile', { id: older })).statusCode).toBe(403);
  expect((await call('POST', '/profile', { id: same })).statusCode).toBe(200);
  expect((await call('POST', '/profile', { id: child })).statusCode).toBe(200);
  expect((await call('POST', '/profile', { id: older, pincode: '4711' })).statusCode).toBe(200);

  // The minutes of a sibling would come on top of the own ones.
  await call('POST', '/profile', { id: adult, pincode: '4711' });
  await call('PATCH', self(), { daily_minutes: 60 });
  await call('POST', '/profile', { id: child });
  expect((await call('POST', '/profile', { id: same })).statusCode).toBe(403);
  expect((await call('POST', '/profile', { id: child })).statusCode).toBe(200);
  expect((await call('POST', '/profile', { id: same, pincode: '4711' })).statusCode).toBe(200);
});

test('spec 3 §6: a child registers no device for a sibling who may watch more, because that would need the PIN', async () => {
  await call('POST', '/profile', { id: adult, pincode: '4711' });
  await call('PATCH', self(), { age_level: 6 });
  const sibling = async (age_level: number) =>
    (await call('POST', '/profiles', { name: 'Ali', role: 'child', age_level })).json().id;
  const [same, older] = [await sibling(6), await sibling(12)];
  await call('POST', '/profile', { id: child });
  const register = (profile_id: string) => call('POST', '/devices', { device_type: 'pc', profile_id });
  expect((await register(older)).json()).toMatchObject({
    status_code: 403,
    detail: 'Enter the parental PIN first.',
  });
  for (const profileId of [same, child]) expect((await register(profileId)).statusCode).toBe(200);
});

test('the PIN cannot be guessed', async () => {
  for (let tries = 0; tries < 10; tries += 1) {
    expect((await call('POST', '/profile', { id: adult, pincode: '0000' })).statusCode).toBe(403);
  }
  const refused = await call('POST', '/profile', { id: adult, pincode: '4711' });
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '30']);
  platform.clock.advance(30_000);
  expect((await call('POST', '/profile', { id: adult, pincode: '4711' })).statusCode).toBe(200);
});

test('without a PIN, switching to an adult profile is free', async () => {
  person = await personSession(platform.app);
  adult = (await call('GET', '/profile')).json().id;
  child = (await call('POST', '/profiles', { name: 'Dana', role: 'child' })).json().id;
  await call('POST', '/profile', { id: child });
  expect((await call('POST', '/profile', { id: adult })).statusCode).toBe(200);
});
