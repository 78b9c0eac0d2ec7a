import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '@/lib/rules/account/rules';
import { accountAnswer, saveAccount } from '@/lib/server/gateway/account/account';
import { dropDevice } from '@/lib/server/gateway/account/devices';
import {
  askDeletionAnswer,
  cancelDeletionAnswer,
  deletionAnswer,
  exportAnswer,
} from '@/lib/server/gateway/account/personal-data';
import { savePhone, sendPhoneCode } from '@/lib/server/gateway/account/phone';
import { stateOf } from '@/lib/server/gateway/analytics/events-state';
import { changeParental } from '@/lib/server/gateway/parental/parental';
import { changePin, unlock } from '@/lib/server/gateway/parental/pin';
import { cookiesOfRequest, type Handler } from '@/tests/support/visitor';
import type { RealPlatform } from './support/real-platform';
import { Sandbox } from './support/sandbox';
import { newPhone, openPlatform, SiteClient } from './support/site-client';

jest.mock('next/headers', () => ({ cookies: () => cookiesOfRequest() }));

let platform: RealPlatform;
let sandbox: Sandbox;

const realNow = Date.now;
let clockAhead = 0;

beforeAll(async () => {
  platform = await openPlatform();
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + clockAhead);
  sandbox = new Sandbox(platform.url);
});
afterAll(async () => {
  jest.restoreAllMocks();
  await platform?.stop();
});
afterEach(() => sandbox.heal());

const account = (client: SiteClient) => client.call(accountAnswer, 'GET', '/api/session/account');
const save = (client: SiteClient, body: unknown) =>
  client.call(saveAccount, 'PATCH', '/api/session/account', body);
const drop = (client: SiteClient, id: string) =>
  client.call((request) => dropDevice(request, id), 'DELETE', `/api/session/devices/${id}`);

async function createSession(phone = newPhone()): Promise<SiteClient> {
  const client = new SiteClient(platform);
  expect((await client.logInWith(phone)).status).toBe(200);
  return client;
}

/** A television of the same user: its id, and whether its token still works. */
async function televisionOf(client: SiteClient) {
  const tv = { device_type: 'tv', application_type: 'android tv', vendor: 'Sony', model: 'Bravia' };
  const { id } = (await client.platformCall('POST', '/users/self/devices', tv)).body;
  const grade = await client.platformCall('POST', '/auth/device', { device_id: id }, 'nobody');
  const token: string = grade.body.access_token;
  const isIn = async () => (await client.platformCall('GET', '/users/self', undefined, token)).status === 200;
  return { id, token, isIn };
}

describe('the data of the viewer, and the end of the account', () => {
  afterEach(() => {
    clockAhead = 0;
  });

  const exported = (client: SiteClient) => client.call(exportAnswer, 'POST', '/api/session/export', {});
  const deletion = (client: SiteClient, handler: Handler, method: string) =>
    client.call(handler, method, '/api/session/deletion', method === 'POST' ? {} : undefined);

  test('the export has the phone of the account and no key of the session; a child gets none', async () => {
    const phone = newPhone();
    const client = await createSession(phone);
    const { status, body, text } = await exported(client);
    expect(status).toBe(200);
    expect(body.account).toMatchObject({ phone });
    expect(body.devices).toHaveLength(1);
    expect(text).not.toMatch(/hash|token|secret/i);
    await client.becomeChild();
    expect(await exported(client)).toMatchObject({ status: 403, body: { error_code: 'not_for_children' } });
    const refused = await deletion(client, askDeletionAnswer, 'POST');
    expect(refused).toMatchObject({ status: 403, body: { error_code: 'not_for_children' } });
  });

  test('both need the PIN where there is one', async () => {
    const client = await createSession();
    await client.call(changePin, 'PUT', '/api/session/pin', { pin: '4821' });
    clockAhead += 3_600_000;
    expect(await exported(client)).toMatchObject({ status: 403, body: { error_code: 'pin_required' } });
    const refused = await deletion(client, askDeletionAnswer, 'POST');
    expect(refused).toMatchObject({ status: 403, body: { error_code: 'pin_required' } });
    await client.call(unlock, 'POST', '/api/session/pin', { pin: '4821', action: 'settings' });
    expect((await exported(client)).status).toBe(200);
  });

  test('the deletion is announced, shown, and taken back', async () => {
    const client = await createSession();
    const requested = await deletion(client, askDeletionAnswer, 'POST');
    expect(requested.status).toBe(200);
    expect((await deletion(client, deletionAnswer, 'GET')).body).toEqual(requested.body);
    expect((await account(client)).body.deletionAt).toBe(requested.body.deletionAt);
    await deletion(client, cancelDeletionAnswer, 'DELETE');
    expect((await deletion(client, deletionAnswer, 'GET')).body).toEqual({ deletionAt: null });
  });
});

describe('spec 3 §2 Account info', () => {
  test('phone, balance, name, e-mail, provider and its contacts, devices, address, version 186', async () => {
    const phone = newPhone();
    const client = await createSession(phone);
    const { status, body, headers, text } = await account(client);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(body).toMatchObject({ phone, name: '', email: '', version: '186' });
    expect(body.balance).toMatch(/^0 \S+$/);
    expect(body.provider.name).toMatch(/\S/);
    expect(body.provider.support.phone).toMatch(/\d/);
    expect(body.ip).toMatch(/127\.0\.0\.1|::1/);
    expect(body.devices).toEqual([
      expect.objectContaining({ kind: 'pc', about: 'Chrome · Linux', isCurrent: true }),
    ]);
    expect(body.devices[0].loginAt).toBeGreaterThan(Date.now() - 600_000);
    // quality S05: only fields that the page shows.
    expect(text).not.toMatch(/token|parental_code|pincode|serial/);
  });

  test('spec 1 §6: a guest has no account page, and nobody else has one without a session', async () => {
    const guest = new SiteClient(platform);
    expect(await account(guest)).toMatchObject({ status: 401, body: { error_code: 'session_required' } });
    await guest.start();
    expect(await account(guest)).toMatchObject({ status: 403, body: { error_code: 'login_required' } });
    expect(await save(guest, { name: 'Гость', email: '' })).toMatchObject({ status: 403 });
    expect(await drop(guest, 'x')).toMatchObject({ status: 403 });
    // One refused call must not make the guard send the guest to the login on every page.
    expect(guest.visitor.jar.has('taspa_forced_login')).toBe(false);
  });

  test('the page is complete without the answer about the network, and shows an error when the platform does not answer', async () => {
    const client = await createSession();
    await sandbox.fault({ match: 'GET /v2/users/self/network', status: 500 });
    expect(await account(client)).toMatchObject({ status: 200, body: { ip: null } });
    await sandbox.fault({ match: 'GET /v2/users/self/devices', status: 500 });
    expect(await account(client)).toMatchObject({ status: 503, body: { error_code: 'unavailable' } });
  });
});

test('spec 2 §4 Analytics user state: no viewer, a guest, a user without packets, and a user with a packet', async () => {
  const state = async (client: SiteClient) => {
    const handler: Handler = async (request) => Response.json(await stateOf(request, Date.now()));
    return (await client.call(handler, 'POST', '/api/events')).body;
  };
  const client = new SiteClient(platform);
  expect(await state(client)).toBe('not_login');
  await client.start();
  expect(await state(client)).toBe('guest');
  expect(await state(await createSession())).toBe('free');
  const subscriber = await createSession();
  const { token } = await televisionOf(subscriber);
  const used = await subscriber.platformCall('POST', '/users/self/promokeys', { key: 'KINO7' }, token);
  expect(used.status).toBe(201);
  expect(await state(subscriber)).toBe('full_payment');
});

describe('spec 1 §7 PATCH /v2/users/self: another phone', () => {
  const askCode = (client: SiteClient, phone: string) =>
    client.call(sendPhoneCode, 'POST', '/api/session/phone', { phone });
  const savePhoneOf = (client: SiteClient, phone: string, code: string) =>
    client.call(savePhone, 'PATCH', '/api/session/phone', { phone, code });

  test('the code goes to the new number, which the account and the session then have; other devices stay', async () => {
    const old = newPhone();
    const client = await createSession(old);
    const television = await televisionOf(client);
    const before = client.visitor.jar.get('taspa_session');
    const phone = newPhone();
    expect((await account(client)).body).toMatchObject({ phone: old, canChangePhone: true });
    expect(await askCode(client, phone)).toMatchObject({
      status: 200,
      body: { codeLength: 6, sentBy: 'sms', resendAfter: 60 },
    });
    const code = await sandbox.codeTo(phone);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect((await savePhoneOf(client, phone, wrong)).status).toBe(400);
    expect((await account(client)).body.phone).toBe(old);
    expect(await savePhoneOf(client, phone, code)).toMatchObject({ status: 200, body: { phone } });
    expect((await account(client)).body.phone).toBe(phone);
    expect(await client.state()).toMatchObject({ state: 'user', phone });
    expect(client.visitor.jar.get('taspa_session')).not.toBe(before);
    expect(await television.isIn()).toBe(true);
    expect((await sandbox.messagesTo(old))[0]?.text).toContain(phone.slice(-2));
  });

  test('quality S11: a code that another browser requested is not tried, and a reload returns to the code', async () => {
    const client = await createSession();
    const phone = newPhone();
    await askCode(client, phone);
    expect(await askCode(client, phone)).toMatchObject({ status: 200, body: { isEarlier: true } });
    const other = await createSession();
    const code = await sandbox.codeTo(phone);
    expect(await savePhoneOf(other, phone, code)).toMatchObject({
      status: 400,
      body: { error_code: 'error_code_elsewhere' },
    });
  });

  test('quality S12: only a viewer with the right code learns that another account has the number', async () => {
    const taken = newPhone();
    await createSession(taken);
    const client = await createSession();
    clockAhead += 61_000;
    expect((await askCode(client, taken)).status).toBe(200);
    expect((await savePhoneOf(client, taken, '000000')).body.error_code).toBe('invalid');
    expect(await savePhoneOf(client, taken, await sandbox.codeTo(taken))).toMatchObject({
      status: 400,
      body: { error_code: 'error_taken_phone' },
    });
  });

  test('the PIN comes first where one is set, also if the settings are not locked', async () => {
    const client = await createSession();
    await client.call(changePin, 'PUT', '/api/session/pin', { pin: '7306' });
    await client.call(changeParental, 'PATCH', '/api/session/parental', { settings: { settings: false } });
    clockAhead += 31 * 60_000;
    const phone = newPhone();
    expect(await askCode(client, phone)).toMatchObject({ status: 403, body: { error_code: 'pin_required' } });
    await client.call(unlock, 'POST', '/api/session/pin', { pin: '7306', action: 'settings' });
    expect((await askCode(client, phone)).status).toBe(200);
    clockAhead += 31 * 60_000;
    expect(await savePhoneOf(client, phone, await sandbox.codeTo(phone))).toMatchObject({ status: 400 });
  });

  test('not for guests, children, wrong numbers, and sites that know their subscribers by the number', async () => {
    const guest = new SiteClient(platform);
    await guest.start();
    expect(await askCode(guest, newPhone())).toMatchObject({ status: 403 });
    const client = await createSession();
    expect(await askCode(client, '123')).toMatchObject({ body: { error_code: 'error_wrong_phone' } });
    const subscriber = (await createSession()).at('almatv.localhost');
    expect((await account(subscriber)).body.canChangePhone).toBe(false);
    expect((await askCode(subscriber, newPhone())).status).toBe(404);
    await client.becomeChild();
    expect(await askCode(client, newPhone())).toMatchObject({ body: { error_code: 'not_for_children' } });
    expect(await savePhoneOf(client, newPhone(), '123456')).toMatchObject({ status: 400 });
  });
});

describe('the name and e-mail form', () => {
  test('stores the values, the e-mail in lower case, and the session has the new name', async () => {
    const client = await createSession();
    const before = client.visitor.jar.get('taspa_session');
    const email = `Aisha${Date.now()}@Example.kz`;
    expect(await save(client, { name: ' Айша ', email })).toMatchObject({
      status: 200,
      body: { name: 'Айша', email: email.toLowerCase() },
    });
    expect((await account(client)).body).toMatchObject({ name: 'Айша', email: email.toLowerCase() });
    expect(await client.state()).toMatchObject({ state: 'user', name: 'Айша' });
    expect(client.visitor.jar.get('taspa_session')).not.toBe(before);
    // An e-mail can be removed.
    expect((await save(client, { name: 'Айша', email: '' })).status).toBe(200);
    expect((await account(client)).body.email).toBe('');
  });

  test('spec 3 §5: an e-mail alone is stored for a viewer who never typed a name, and the name stays as it is', async () => {
    const client = await createSession();
    const email = `panel${Date.now()}@example.kz`;
    expect(await save(client, { email })).toMatchObject({ status: 200, body: { email } });
    expect((await account(client)).body).toMatchObject({ name: '', email });
    expect((await save(client, { name: 'Айша', email })).status).toBe(200);
    expect((await save(client, { email: '' })).status).toBe(200);
    expect((await account(client)).body).toMatchObject({ name: 'Айша', email: '' });
  });

  test.each([
    ['no name', { name: '', email: 'a@example.kz' }],
    ['a name of spaces', { name: '   ', email: '' }],
    ['a name that is too long', { name: 'я'.repeat(NAME_MAX_LENGTH + 1), email: '' }],
    ['an address without a point', { name: 'Айша', email: 'a@example' }],
    ['Cyrillic in the address', { name: 'Айша', email: 'айша@example.kz' }],
    ['punycode in the address', { name: 'Айша', email: 'a@xn--e1afmkfd.xn--p1ai' }],
    ['an address that is too long', { name: 'Айша', email: `${'a'.repeat(EMAIL_MAX_LENGTH)}@b.kz` }],
    ['no text', { name: 5, email: null }],
    ['nothing', undefined],
  ])('quality S16: the server refuses %s without calling the platform', async (_, body) => {
    const client = await sharedUser();
    await sandbox.fault({ match: 'PATCH /v2/users/self', status: 500 });
    expect(await save(client, body)).toMatchObject({ status: 400, body: { error_code: 'invalid' } });
  });

  test('spec 3 §8: an e-mail of another account gives error_duplicate_email and changes nothing', async () => {
    const email = `taken${Date.now()}@example.kz`;
    await save(await createSession(), { name: 'Первая', email });
    const client = await createSession();
    const refused = await save(client, { name: 'Вторая', email: email.toUpperCase() });
    expect(refused).toMatchObject({ status: 400, body: { error_code: 'error_duplicate_email' } });
    expect(refused.body.message).toContain('другом аккаунте');
    expect((await account(client)).body).toMatchObject({ name: '', email: '' });
  });

  test('quality S17: another site cannot post it', async () => {
    const client = await sharedUser();
    client.visitor.extraHeaders = { origin: 'http://evil.test' };
    expect(await save(client, { name: 'X', email: '' })).toMatchObject({
      status: 403,
      body: { error_code: 'foreign_origin' },
    });
    client.visitor.extraHeaders = {};
  });
});

describe('spec 3 §2, §5 Devices', () => {
  test('the current device cannot be removed; another device is removed and loses its session at once', async () => {
    const client = await createSession();
    const television = await televisionOf(client);
    const { devices } = (await account(client)).body;
    expect(devices).toHaveLength(2);
    const other = devices.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    expect(other).toMatchObject({ kind: 'android_tv', about: 'Sony Bravia' });
    const current = devices.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
    expect(await drop(client, current.id)).toMatchObject({
      status: 409,
      body: { error_code: 'error_current_device' },
    });
    expect(await television.isIn()).toBe(true);
    expect((await drop(client, other.id)).status).toBe(204);
    expect(await television.isIn()).toBe(false);
    expect((await account(client)).body.devices).toEqual([current]);
  });

  test('nobody can remove the device of another account', async () => {
    const stranger = (await account(await sharedUser())).body.devices[0].id;
    const client = await createSession();
    expect((await drop(client, stranger)).status).toBe(404);
    expect((await drop(client, (await televisionOf(await createSession())).id)).status).toBe(404);
    expect((await account(await sharedUser())).body.devices[0].id).toBe(stranger);
  });

  test('attack: script in the page gets no id that can renew a token', async () => {
    const client = await createSession();
    const television = await televisionOf(client);
    const { deviceId } = await client.session();
    const { body, text } = await account(client);
    for (const secret of [television.id, deviceId]) expect(text).not.toContain(secret);
    for (const { id } of body.devices) {
      const answer = await client.platformCall('POST', '/auth/device', { device_id: id }, 'nobody');
      expect(answer).toMatchObject({ status: 400, body: { error_code: expect.any(String) } });
    }
  });

  test('spec 1 §8: 403 on device removal shows error_too_many_devices with the text of the platform', async () => {
    const client = await createSession();
    await televisionOf(client);
    const { devices } = (await account(client)).body;
    const television = devices.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    await sandbox.fault({
      match: 'DELETE /v2/users/self/devices/*',
      status: 403,
      errorCode: 'permission_denied',
    });
    const refused = await drop(client, television.id);
    expect(refused).toMatchObject({ status: 403, body: { error_code: 'error_too_many_devices' } });
    expect(refused.body.message).toMatch(/\S/);
  });
});

let shared: SiteClient | null = null;

/** A shared user whose account no test changes. */
async function sharedUser(): Promise<SiteClient> {
  shared ??= await createSession();
  return shared;
}
