import { unsealData } from 'iron-session';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '@/lib/account/rules';
import { accountAnswer, saveAccount } from '@/lib/gateway/account';
import { sendCode } from '@/lib/gateway/code';
import { dropDevice } from '@/lib/gateway/devices';
import { stateOf } from '@/lib/gateway/events-state';
import { logIn } from '@/lib/gateway/login';
import { sessionState } from '@/lib/gateway/session-state';
import { startSession } from '@/lib/gateway/start-session';
import { cookiesOfRequest, type Handler, Visitor } from '@/tests/support/visitor';
import { type RealPlatform, startRealPlatform } from './support/real-platform';

jest.mock('next/headers', () => ({ cookies: () => cookiesOfRequest() }));

jest.setTimeout(180_000);

let platform: RealPlatform;
let phones = 0;

beforeAll(async () => {
  platform = await startRealPlatform(4397);
  process.env.PLATFORM_URL = platform.url;
  process.env.SESSION_SECRET = 'contract-tests-need-a-session-secret';
});
afterAll(() => platform?.stop());
afterEach(async () => {
  await fetch(`${platform.url}/sandbox/faults`, { method: 'DELETE' });
});

function newPhone(): string {
  phones += 1;
  return `7702000${String(phones).padStart(4, '0')}`;
}

const account = (visitor: Visitor) => visitor.ask(accountAnswer, 'GET', '/api/session/account');
const save = (visitor: Visitor, body: unknown) =>
  visitor.ask(saveAccount, 'PATCH', '/api/session/account', body);
const drop = (visitor: Visitor, id: string) =>
  visitor.ask((request) => dropDevice(request, id), 'DELETE', `/api/session/devices/${id}`);

async function codeOf(phone: string): Promise<string> {
  const sent = await (await fetch(`${platform.url}/sandbox/outbox.json?to=${phone}`)).json();
  return sent[0].code;
}

async function comeIn(phone: string, visitor = new Visitor()): Promise<Visitor> {
  await visitor.ask(sendCode, 'POST', '/api/session/code', { phone });
  const entered = await visitor.ask(logIn, 'POST', '/api/session/login', {
    phone,
    code: await codeOf(phone),
  });
  expect(entered.status).toBe(200);
  return visitor;
}

/** A call to the platform with a token of somebody's own. */
async function platformCall(token: string | null, method: string, path: string, body?: object) {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (token) headers.authorization = `Token ${token}`;
  return fetch(`${platform.url}/v2${path}`, { method, headers, body: body && JSON.stringify(body) });
}

/** The same person's television: its id, and whether it is still let in. */
async function televisionOf(visitor: Visitor) {
  const seal = visitor.jar.get('taspa_session') ?? '';
  const password = process.env.SESSION_SECRET ?? '';
  const { session } = await unsealData<{ session: { token: string } }>(seal, { password });
  const tv = { device_type: 'tv', application_type: 'android tv', vendor: 'Sony', model: 'Bravia' };
  const { id } = await (await platformCall(session.token, 'POST', '/users/self/devices', tv)).json();
  const grade = await platformCall(null, 'POST', '/auth/device', { device_id: id });
  const { access_token: token } = await grade.json();
  return { id, token, isIn: async () => (await platformCall(token, 'GET', '/users/self')).ok };
}

describe('spec 3 §2 Account info', () => {
  test('phone, balance, name, e-mail, provider and its contacts, devices, address, version 186', async () => {
    const phone = newPhone();
    const visitor = await comeIn(phone);
    const { status, body, headers, text } = await account(visitor);
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
    // facts/quality.md S05: nothing that the page does not show.
    expect(text).not.toMatch(/token|parental_code|pincode|serial/);
  });

  test('spec 1 §6: a guest has no account page, and nobody else has one without a session', async () => {
    const guest = new Visitor();
    expect(await account(guest)).toMatchObject({ status: 401, body: { error_code: 'session_required' } });
    await guest.ask(startSession, 'POST', '/api/session');
    expect(await account(guest)).toMatchObject({ status: 403, body: { error_code: 'login_required' } });
    expect(await save(guest, { name: 'Гость', email: '' })).toMatchObject({ status: 403 });
    expect(await drop(guest, 'x')).toMatchObject({ status: 403 });
    // Refused one thing, the guest is not sent to the login from every page.
    expect(guest.jar.has('taspa_door')).toBe(false);
  });

  test('the page is whole without the network answer, and says so when the platform is away', async () => {
    const visitor = await comeIn(newPhone());
    await fault({ match: 'GET /v2/users/self/network', status: 500 });
    expect(await account(visitor)).toMatchObject({ status: 200, body: { ip: null } });
    await fault({ match: 'GET /v2/users/self/devices', status: 500 });
    expect(await account(visitor)).toMatchObject({ status: 503, body: { error_code: 'unavailable' } });
  });
});

test('spec 2 §4 Analytics user state: nobody, a guest, a person with nothing, and one who has a packet', async () => {
  const state = async (visitor: Visitor) => {
    const handler: Handler = async (request) => Response.json(await stateOf(request, Date.now()));
    return (await visitor.ask(handler, 'POST', '/api/events')).body;
  };
  const visitor = new Visitor();
  expect(await state(visitor)).toBe('not_login');
  await visitor.ask(startSession, 'POST', '/api/session');
  expect(await state(visitor)).toBe('guest');
  expect(await state(await comeIn(newPhone()))).toBe('free');
  const subscriber = await comeIn(newPhone());
  const { token } = await televisionOf(subscriber);
  expect((await platformCall(token, 'POST', '/users/self/promokeys', { key: 'KINO7' })).ok).toBe(true);
  expect(await state(subscriber)).toBe('full_payment');
});

describe('the name and e-mail form', () => {
  test('is stored, the e-mail in small letters, and the session greets by the name', async () => {
    const visitor = await comeIn(newPhone());
    const before = visitor.jar.get('taspa_session');
    const email = `Aisha${Date.now()}@Example.kz`;
    expect(await save(visitor, { name: ' Айша ', email })).toMatchObject({
      status: 200,
      body: { name: 'Айша', email: email.toLowerCase() },
    });
    expect((await account(visitor)).body).toMatchObject({ name: 'Айша', email: email.toLowerCase() });
    const who = await visitor.ask(sessionState, 'GET', '/api/session');
    expect(who.body).toMatchObject({ state: 'user', name: 'Айша' });
    expect(visitor.jar.get('taspa_session')).not.toBe(before);
    // An address can be taken back.
    expect((await save(visitor, { name: 'Айша', email: '' })).status).toBe(200);
    expect((await account(visitor)).body.email).toBe('');
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
  ])('quality S16: %s is refused by the server, before the platform hears of it', async (_, body) => {
    const visitor = await someone();
    await fault({ match: 'PATCH /v2/users/self', status: 500 });
    expect(await save(visitor, body)).toMatchObject({ status: 400, body: { error_code: 'invalid' } });
  });

  test('spec 3 §8: an e-mail that somebody has is error_duplicate_email, and nothing is stored', async () => {
    const email = `taken${Date.now()}@example.kz`;
    await save(await comeIn(newPhone()), { name: 'Первая', email });
    const visitor = await comeIn(newPhone());
    const refused = await save(visitor, { name: 'Вторая', email: email.toUpperCase() });
    expect(refused).toMatchObject({ status: 400, body: { error_code: 'error_duplicate_email' } });
    expect(refused.body.message).toContain('другом аккаунте');
    expect((await account(visitor)).body).toMatchObject({ name: '', email: '' });
  });

  test('quality S17: another site cannot post it', async () => {
    const visitor = await someone();
    visitor.extraHeaders = { origin: 'http://evil.test' };
    expect(await save(visitor, { name: 'X', email: '' })).toMatchObject({
      status: 403,
      body: { error_code: 'foreign_origin' },
    });
    visitor.extraHeaders = {};
  });
});

describe('spec 3 §2, §5 Devices', () => {
  test('the current device cannot be removed; another one is, and is out at once', async () => {
    const visitor = await comeIn(newPhone());
    const television = await televisionOf(visitor);
    const { devices } = (await account(visitor)).body;
    expect(devices).toHaveLength(2);
    expect(devices).toContainEqual(
      expect.objectContaining({
        id: television.id,
        kind: 'android_tv',
        about: 'Sony Bravia',
        isCurrent: false,
      }),
    );
    const current = devices.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
    expect(await drop(visitor, current.id)).toMatchObject({
      status: 409,
      body: { error_code: 'error_current_device' },
    });
    expect(await television.isIn()).toBe(true);
    expect((await drop(visitor, television.id)).status).toBe(204);
    expect(await television.isIn()).toBe(false);
    expect((await account(visitor)).body.devices).toEqual([current]);
  });

  test('somebody else’s device is nobody’s', async () => {
    const stranger = (await account(await someone())).body.devices[0].id;
    const visitor = await comeIn(newPhone());
    expect((await drop(visitor, stranger)).status).toBe(404);
    expect((await account(await someone())).body.devices[0].id).toBe(stranger);
  });

  test('spec 1 §8: 403 on device removal is error_too_many_devices, in the platform’s words', async () => {
    const visitor = await comeIn(newPhone());
    const television = await televisionOf(visitor);
    await fault({ match: 'DELETE /v2/users/self/devices/*', status: 403, errorCode: 'permission_denied' });
    const refused = await drop(visitor, television.id);
    expect(refused).toMatchObject({ status: 403, body: { error_code: 'error_too_many_devices' } });
    expect(refused.body.message).toMatch(/\S/);
  });
});

let known: Visitor | null = null;

/** A person to whom nothing happens. */
async function someone(): Promise<Visitor> {
  known ??= await comeIn(newPhone());
  return known;
}

async function fault(order: object): Promise<void> {
  await fetch(`${platform.url}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  });
}
