import { unsealData } from 'iron-session';
import { codeExists, sendCode } from '@/lib/gateway/code';
import { forward } from '@/lib/gateway/forward';
import { logIn } from '@/lib/gateway/login';
import { logOut } from '@/lib/gateway/logout';
import { sessionState } from '@/lib/gateway/session-state';
import { startSession } from '@/lib/gateway/start-session';
import { cookiesOfRequest, Visitor } from '@/tests/support/visitor';
import { type RealPlatform, startRealPlatform } from './support/real-platform';

jest.mock('next/headers', () => ({ cookies: () => cookiesOfRequest() }));

jest.setTimeout(180_000);

let platform: RealPlatform;
let phones = 0;
let visitor = new Visitor();

beforeAll(async () => {
  platform = await startRealPlatform(4378);
  process.env.PLATFORM_URL = platform.url;
  process.env.SESSION_SECRET = 'contract-tests-need-a-session-secret';
});
afterAll(() => platform?.stop());

beforeEach(() => {
  visitor = new Visitor();
});
afterEach(async () => {
  await fetch(`${platform.url}/sandbox/faults`, { method: 'DELETE' });
});

/** Two codes to one phone need 60 s between them, so everybody has a phone of their own. */
function newPhone(): string {
  phones += 1;
  return `7701000${String(phones).padStart(4, '0')}`;
}

const ask: Visitor['ask'] = (...call) => visitor.ask(...call);

const start = () => ask(startSession, 'POST', '/api/session');
const state = async () => (await ask(sessionState, 'GET', '/api/session')).body;
const leave = () => ask(logOut, 'DELETE', '/api/session');
const wish = (body: object) => ask(sendCode, 'POST', '/api/session/code', body);
const enterWith = (body: object) => ask(logIn, 'POST', '/api/session/login', body);
const channels = () =>
  ask((request) => forward(request, '/users/self/channel_list'), 'GET', '/api/v2/users/self/channel_list');

async function codeOf(phone: string): Promise<string> {
  const sent = await (await fetch(`${platform.url}/sandbox/outbox.json?to=${phone}`)).json();
  return sent[0].code;
}

async function logInWith(phone: string) {
  await wish({ phone });
  return enterWith({ phone, code: await codeOf(phone) });
}

/** A call that the gateway does not pass on yet, with the visitor's own token. */
async function platformCall(method: string, path: string, body?: object): Promise<unknown> {
  const seal = visitor.jar.get('taspa_session') ?? '';
  const password = process.env.SESSION_SECRET ?? '';
  const { session } = await unsealData<{ session: { token: string } }>(seal, { password });
  const response = await fetch(`${platform.url}/v2${path}`, {
    method,
    headers: { authorization: `Token ${session.token}`, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  expect(response.ok).toBe(true);
  return response.json();
}

async function asked(match: string, since: number): Promise<number> {
  const query = new URLSearchParams({ match, since: String(since) });
  return (await (await fetch(`${platform.url}/sandbox/requests.json?${query}`)).json()).requests.length;
}

async function total(): Promise<number> {
  return (await (await fetch(`${platform.url}/sandbox/requests.json`)).json()).total;
}

async function fault(order: object): Promise<void> {
  await fetch(`${platform.url}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  });
}

describe('spec 1 §4 Login flow', () => {
  test('1, 2, 4: a phone nobody had becomes a user, and its code is sent', async () => {
    const since = await total();
    const sent = await wish({ phone: '+7 (701) 555-00-01' });
    expect(sent).toMatchObject({ status: 200, body: { codeLength: 6, resendAfter: 60, sentBy: 'sms' } });
    expect(await asked('POST /v2/otps', since)).toBe(2);
    expect(await asked('POST /v2/users', since)).toBe(1);
    expect(await codeOf('77015550001')).toMatch(/^\d{6}$/);
  });

  test('3, 5: the code lets in, the browser becomes a device, and no token leaves the server', async () => {
    const phone = newPhone();
    const entered = await logInWith(phone);
    expect(entered).toMatchObject({ status: 200, body: { isGuest: false, phone } });
    expect(entered.headers.get('cache-control')).toContain('no-store');
    expect(JSON.stringify(entered.body)).not.toMatch(/[0-9a-f]{40}|token/i);
    expect(await state()).toMatchObject({ state: 'user', name: entered.body.name, phone });
    // Nobody has chosen one yet: the first is in use.
    expect((await state()).profile).toMatchObject({ role: 'adult' });
    expect(visitor.jar.get('taspa_known')).toBe('user');
    expect((await channels()).status).toBe(200);
  });

  test('6: a guest who logs in gets another session (quality S07) and falls back to the guest at logout', async () => {
    await start();
    const asGuest = visitor.jar.get('taspa_session');
    await logInWith(newPhone());
    const asUser = visitor.jar.get('taspa_session');
    expect(asUser).not.toBe(asGuest);
    const since = await total();
    expect((await leave()).status).toBe(204);
    expect(await state()).toEqual({ state: 'guest', name: null, phone: null, profile: null });
    expect(await asked('DELETE /v2/users/self/devices/*', since)).toBe(1);
    expect(await asked('POST /v2/users', since)).toBe(0);
    expect((await channels()).status).toBe(200);

    // quality S08: the session that was left opens nothing any more.
    visitor.jar.set('taspa_session', asUser as string);
    expect(await channels()).toMatchObject({ status: 401, body: { error_code: 'session_required' } });
  });

  test('logout without a guest before leaves nobody, and asking again is no mistake', async () => {
    await logInWith(newPhone());
    expect((await leave()).status).toBe(204);
    expect((await state()).state).toBe('none');
    // What is left says which browser it is, and nothing else.
    expect([...visitor.jar.keys()]).toEqual(['taspa_serial']);
    expect((await leave()).status).toBe(204);
  });

  test('logout lets go of whoever leaves, even when the platform does not answer', async () => {
    await logInWith(newPhone());
    await fault({ match: 'DELETE /v2/users/self/devices/*', status: 500, times: 1 });
    expect((await leave()).status).toBe(204);
    expect((await state()).state).toBe('none');
  });

  test('a login and a password open, too; a wrong one says so in the language of the site', async () => {
    const login = 'contract-viewer';
    await fetch(`${platform.url}/v2/users`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: login, password: 'right-password' }),
    });
    visitor.language = 'en';
    const refused = await enterWith({ login, password: 'wrong' });
    expect(refused).toMatchObject({ status: 400, body: { error_code: 'invalid' } });
    expect(refused.body.message).toMatch(/unable to log in/i);
    expect(await enterWith({ login, password: 'right-password' })).toMatchObject({
      status: 200,
      body: { isGuest: false, phone: null },
    });
  });

  test('6: what the guest searched for is the person’s (was_guest)', async () => {
    await start();
    const channel = (await channels()).body[0];
    const found = {
      text: 'guest-search',
      title: channel.name,
      content_type: 'channel',
      object_id: channel.id,
    };
    await platformCall('POST', '/search/found', found);
    await logInWith(newPhone());
    expect(JSON.stringify(await platformCall('GET', '/search/history'))).toContain('guest-search');
  });

  test('2, 3: who comes back to the phone within 60 s goes on with the code that is on its way', async () => {
    const phone = newPhone();
    const sent = await wish({ phone });
    const since = await total();
    const again = await wish({ phone });
    expect(again.status).toBe(200);
    expect(again.body).toEqual({ ...sent.body, resendAfter: expect.any(Number), isEarlier: true });
    expect(again.body.resendAfter).toBeLessThanOrEqual(60);
    expect(again.body.resendAfter).toBeGreaterThan(50);
    // quality S11: no second one has left.
    const query = new URLSearchParams({ to: phone });
    expect(await (await fetch(`${platform.url}/sandbox/outbox.json?${query}`)).json()).toHaveLength(1);
    expect(await asked('POST /v2/users', since)).toBe(0);
    expect((await enterWith({ phone, code: await codeOf(phone) })).status).toBe(200);
  });

  test('quality S12: known and unknown numbers are answered alike, and no faster', async () => {
    const known = newPhone();
    await logInWith(known);
    const answers = [];
    for (const phone of [known, newPhone()]) {
      const since = performance.now();
      const { status, body } = await wish({ phone });
      expect(performance.now() - since).toBeGreaterThanOrEqual(395);
      answers.push({ status, body });
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  test('who logs in again leaves no device behind', async () => {
    await logInWith(newPhone());
    const since = await total();
    await logInWith(newPhone());
    expect(await asked('DELETE /v2/users/self/devices/*', since)).toBe(1);
  });
});

describe('spec 1 §8', () => {
  test('quality S10: too many devices: the oldest by login_at goes, and the newcomer is let in', async () => {
    const login = 'many-devices';
    await fetch(`${platform.url}/v2/users`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: login, password: 'right-password' }),
    });
    const browsers: Visitor[] = [];
    for (let count = 0; count < 6; count += 1) {
      visitor = new Visitor();
      browsers.push(visitor);
      expect((await enterWith({ login, password: 'right-password' })).status).toBe(200);
    }
    visitor = browsers[0] as Visitor;
    expect((await channels()).status).toBe(401);
    visitor = browsers[1] as Visitor;
    expect((await channels()).status).toBe(200);
  });

  test('403 at the removal is not the region: error_too_many_devices', async () => {
    const phone = newPhone();
    await logInWith(phone);
    visitor = new Visitor();
    await wish({ phone });
    await fault({ match: 'POST /v2/users/self/devices', status: 400, times: 1 });
    await fault({ match: 'DELETE /v2/users/self/devices/*', status: 403, times: 1 });
    const refused = await enterWith({ phone, code: await codeOf(phone) });
    expect(refused).toMatchObject({ status: 403, body: { error_code: 'error_too_many_devices' } });
    expect(refused.body.message).not.toContain('127.0.0.1');
    expect((await state()).state).toBe('none');
  });

  test('403 at a door names country and address, once', async () => {
    await fault({ match: 'POST /v2/otps', status: 403, errorCode: 'permission_denied', times: 1 });
    const refused = await wish({ phone: newPhone() });
    expect(refused.status).toBe(403);
    expect(refused.body.message).toMatch(/\(.*(127\.0\.0\.1|::1)\)$/);
  });

  test('a wrong code shows the platform’s sentence; a lost answer ours', async () => {
    const phone = newPhone();
    await wish({ phone });
    const wrong = await enterWith({ phone, code: '000000' });
    expect(wrong).toMatchObject({ status: 400, body: { error_code: 'invalid' } });
    expect(wrong.body.message).toContain('код');
    await fault({ match: 'POST /v2/auth/otp', cut: true, times: 1 });
    const lost = await enterWith({ phone, code: await codeOf(phone) });
    expect(lost).toMatchObject({ status: 503, body: { error_code: 'unavailable' } });
    expect(lost.body.message).not.toContain('/auth');
  });

  test('spec 1 §9: a second code within 60 s is throttled, and says for how long', async () => {
    const phone = newPhone();
    await wish({ phone });
    visitor = new Visitor();
    const again = await wish({ phone });
    expect(again).toMatchObject({ status: 429, body: { error_code: 'throttled' } });
    expect(again.body.retryAfter).toBeGreaterThan(50);
    expect(again.headers.get('retry-after')).toBe(String(again.body.retryAfter));
  });
});

describe('spec 1 §4 Token lifecycle, over the wire', () => {
  const list = 'GET /v2/users/self/channel_list';
  const device = 'POST /v2/auth/device';

  test('several tabs recover once', async () => {
    await start();
    await fault({ match: list, status: 401, errorCode: 'authentication_failed', times: 5 });
    const since = await total();
    const answers = await Promise.all(Array.from({ length: 5 }, channels));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await asked(device, since)).toBe(1);
  });

  test('quality S09: a platform that refuses every token costs one recovery, not a loop', async () => {
    await start();
    await fault({ match: list, status: 401, errorCode: 'authentication_failed' });
    const since = await total();
    for (let count = 0; count < 4; count += 1) {
      const refused = await channels();
      expect(refused).toMatchObject({ status: 503, body: { error_code: 'unavailable' } });
      expect(refused.body.message).toMatch(
        /^Сервис не отвечает. Попробуйте ещё раз через минуту. Код для поддержки: [0-9a-f]{8}\.$/,
      );
    }
    expect(await asked(device, since)).toBe(1);
    expect(await asked(list, since)).toBe(5);
    expect((await state()).state).toBe('guest');
  });

  test('a device that is gone clears the session; a lost answer and a closed region do not', async () => {
    await start();
    const refuseOnce = { match: list, status: 401, errorCode: 'authentication_failed', times: 1 };
    await fault(refuseOnce);
    await fault({ match: device, status: 500, times: 1 });
    expect((await channels()).status).toBe(503);
    expect((await channels()).status).toBe(200);

    visitor = new Visitor();
    await start();
    await fault(refuseOnce);
    await fault({ match: device, status: 403, errorCode: 'permission_denied', times: 1 });
    const locked = await channels();
    expect(locked).toMatchObject({ status: 403, body: { error_code: 'region_not_served' } });
    expect(locked.body.message).toMatch(/\(.+\)$/);
    expect((await state()).state).toBe('guest');

    await fault(refuseOnce);
    await fault({ match: device, status: 400, errorCode: 'invalid', times: 1 });
    expect(await channels()).toMatchObject({ status: 401, body: { error_code: 'session_required' } });
    expect((await state()).state).toBe('none');
  });

  test('spec 1 §8: a region that is closed to a new guest is told with country and address', async () => {
    await fault({ match: 'POST /v2/users', status: 403, errorCode: 'permission_denied', times: 1 });
    const refused = await start();
    expect(refused).toMatchObject({ status: 403, body: { error_code: 'region_not_served' } });
    expect(refused.body.message).toMatch(/\((\w+, )?(127\.0\.0\.1|::1)\)$/);
    expect((await state()).state).toBe('none');
  });
});

describe('nobody comes near a door', () => {
  test.each([
    ['spec 3 §5 bot trap: a hidden field that is filled in', { phone: '77010009999', name: 'x' }, {}, 400],
    ['no phone', { phone: 'abc' }, {}, 400],
    ['quality S17: another site', { phone: '77010009999' }, { origin: 'http://evil.test' }, 403],
    [
      'quality S17: a frame of another site',
      { phone: '77010009999' },
      { 'sec-fetch-site': 'cross-site' },
      403,
    ],
    ['not JSON', { phone: '77010009999' }, { 'content-type': 'text/plain' }, 415],
    ['a body without end', { phone: '7'.repeat(20_000) }, {}, 413],
  ])('%s', async (_, body, headers, status) => {
    const since = await total();
    visitor.extraHeaders = headers as Record<string, string>;
    expect((await wish(body)).status).toBe(status);
    expect((await enterWith({ code: '123456', ...body })).status).toBe(status);
    expect((await total()) - since).toBe(0);
  });
});

test('spec 3 §4 telegram path: the poll says when the messenger has given the code out', async () => {
  const phone = newPhone();
  visitor.extraHeaders = { host: 'uznet.localhost', origin: 'http://uznet.localhost' };
  const poll = () => ask(codeExists, 'GET', `/api/session/code?phone=${phone}`);
  await fetch(`${platform.url}/v2/users?provider=uznet`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'messenger-viewer', phone }),
  });
  const sent = await wish({ phone, via: 'telegram' });
  expect(sent.body.sentBy).toBe('telegram');
  expect(sent.body.message).toContain('@');
  expect((await poll()).body).toEqual({ exists: false });
  await fetch(`${platform.url}/sandbox/messenger/${phone}`, { method: 'POST' });
  expect((await poll()).body).toEqual({ exists: true });
  expect((await enterWith({ phone, code: await codeOf(phone) })).status).toBe(200);
});
