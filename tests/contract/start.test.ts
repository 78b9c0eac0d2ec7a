import { QUIET_LOGIN_COOKIE } from '@/lib/rules/session/constants';
import { changeSession, personal } from '@/lib/server/gateway/session/as-viewer';
import { welcome } from '@/lib/server/gateway/session/welcome';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { cookiesOfRequest } from '@/tests/support/visitor';
import type { RealPlatform } from './support/real-platform';
import { openPlatform, SiteClient } from './support/site-client';

jest.mock('next/headers', () => ({ cookies: () => cookiesOfRequest() }));

const MINUTE = 60_000;
const DEVICE = 'POST /v2/auth/device';
/** Lines of the operator's network; the second has no subscriber. */
const KNOWN_LINE = '198.51.100.10';
const UNKNOWN_LINE = '198.51.100.77';
/** Of a country that the default site's provider does not serve. */
const FOREIGN = '203.0.113.7';

let platform: RealPlatform;
let client: SiteClient;

beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform?.stop());

beforeEach(() => {
  client = new SiteClient(platform);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await client.sandbox.heal();
});

const later = (ms: number) => {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now + ms);
};

describe('spec 1 §4 Session', () => {
  test('without a session: asks the network, then creates a guest user and a guest device', async () => {
    const since = await client.sandbox.total();
    expect(await client.start()).toMatchObject({ status: 200, body: { is_guest: true } });
    const paths = (await client.sandbox.seen('*', since)).map(({ method, url }) => `${method} ${url}`);
    expect(paths.filter((path) => path.includes('/v2/'))).toEqual([
      'GET /v2/users/self/network',
      'POST /v2/users',
      'POST /v2/auth/login',
      'POST /v2/users/self/devices',
      DEVICE,
    ]);
    expect(client.visitor.jar.get('taspa_known')).toBe('guest');
  });

  test('creates a guest when the network does not answer', async () => {
    await client.sandbox.fault({ match: 'GET /v2/users/self/network', cut: true });
    expect(await client.start()).toMatchObject({ status: 200, body: { is_guest: true } });
  });

  test('forces a login and creates no user where guests are not allowed', async () => {
    const since = await client.sandbox.total();
    const refused = await client.at('clickup.localhost').start();
    expect(refused).toMatchObject({ status: 401, body: { error_code: 'login_required' } });
    expect(await client.sandbox.requested('POST /v2/users', since)).toBe(0);
  });

  test('spec 1 §7: the site of a partner sends its provider with the network call and with new users', async () => {
    const since = await client.sandbox.total();
    await client.at('uznet.localhost').start();
    expect(await client.sandbox.requested('GET /v2/users/self/network?provider=uznet', since)).toBe(1);
    expect(await client.sandbox.requested('POST /v2/users?provider=uznet', since)).toBe(1);
    const { body } = await client.platformCall('GET', '/users/self');
    expect(body.provider.shortname ?? body.provider.landing.shortname).toBe('uznet');
    expect((await client.session()).site).toBe('uznet');
  });

  test('spec 1 §3 generated serial: one per browser, also for the device of a user who logs in', async () => {
    await client.start();
    const serial = client.visitor.jar.get('taspa_serial');
    const { deviceId } = await client.session();
    expect(serial).toMatch(/^[0-9a-f-]{36}$/);
    expect((await client.platformCall('GET', `/users/self/devices/${deviceId}`)).body.serial).toBe(serial);
    client.visitor.jar.delete('taspa_session');
    client.visitor.jar.delete('taspa_known');
    await client.start();
    expect((await client.session()).serial).toBe(serial);
  });
});

describe('spec 1 §1, §4: the first page shows a refusal without creating a guest', () => {
  const callWelcome = () => client.call(welcome, 'GET', '/api/welcome');

  test('the welcome call on the home page answers 204 and creates no guest', async () => {
    const since = await client.sandbox.total();
    expect(await callWelcome()).toMatchObject({ status: 204 });
    expect(await client.sandbox.requested('POST *', since)).toBe(0);
    expect(client.visitor.jar.size).toBe(0);
  });

  test('a site without guests asks for a login', async () => {
    const refused = await client.at('clickup.localhost').call(welcome, 'GET', '/api/welcome');
    expect(refused).toMatchObject({ status: 401, body: { error_code: 'login_required' } });
    expect(client.visitor.jar.get('taspa_forced_login')).toBe('login');
  });

  test('an operator line or a viewer abroad is left to the session start', async () => {
    client.at('taspa.test', KNOWN_LINE);
    expect((await callWelcome()).body).toEqual({ starts: true });
    client.at('taspa.test', FOREIGN);
    expect((await callWelcome()).body).toEqual({ starts: true });
    expect(await client.start()).toMatchObject({ status: 403, body: { error_code: 'region_not_served' } });
    expect(client.visitor.jar.get('taspa_region')).toBe('closed');
  });

  test('a region that the network answer refuses is shown', async () => {
    await client.sandbox.fault({
      match: 'GET /v2/users/self/network',
      status: 403,
      errorCode: 'permission_denied',
    });
    expect(await callWelcome()).toMatchObject({ status: 403, body: { error_code: 'region_not_served' } });
  });

  test('crawlers and viewers with a session cause no call', async () => {
    const since = await client.sandbox.total();
    client.visitor.extraHeaders = { 'user-agent': 'Googlebot/2.1' };
    expect((await callWelcome()).status).toBe(204);
    expect(await client.sandbox.requested('GET /v2/users/self/network*', since)).toBe(0);
  });
});

describe('spec 1 §4: a device that was removed elsewhere', () => {
  const removeDevice = async () => {
    const { deviceId } = await client.session();
    const token = await client.tokenOf('signed-out-elsewhere');
    expect(
      (await client.platformCall('DELETE', `/users/self/devices/${deviceId}`, undefined, token)).status,
    ).toBe(204);
  };

  test('of a user: the call asks to log in again, and nothing of the user is left in the session', async () => {
    await client.logInAs('signed-out-elsewhere');
    await removeDevice();
    const refused = await client.channels();
    expect(refused).toMatchObject({ status: 401, body: { error_code: 'signed_out' } });
    expect(refused.body.message).toBe(dictionaries.ru.session.signedOut);
    expect(client.visitor.jar.has('taspa_known')).toBe(false);
    expect(await client.state()).toMatchObject({ state: 'none', name: null });
    expect(await client.start()).toMatchObject({ status: 200, body: { is_guest: true } });
  });

  test('of a guest: a new guest replaces it', async () => {
    await client.start();
    const { deviceId, token } = await client.session();
    await client.platformCall('DELETE', `/users/self/devices/${deviceId}`, undefined, token);
    expect(await client.channels()).toMatchObject({ status: 401, body: { error_code: 'session_required' } });
  });
});

describe('spec 1 §1, §7, §8 Auto-auth', () => {
  test('a subscriber of an operator is logged in by the line', async () => {
    const since = await client.sandbox.total();
    const started = await client.at('taspa.test', KNOWN_LINE).start();
    expect(started).toMatchObject({ status: 200, body: { is_guest: false } });
    expect(started.body.autoAuth).toBeUndefined();
    expect(await client.sandbox.requested('POST /v2/users', since)).toBe(0);
    expect(await client.state()).toMatchObject({ state: 'user', profile: { role: 'adult' } });
    expect(client.visitor.jar.get('taspa_known')).toBe('user');
    // Whoever is at this line did not ask for a login, and is asked nothing about the PIN of the account.
    expect(client.visitor.jar.has(QUIET_LOGIN_COOKIE)).toBe(false);
  });

  test('an unknown line becomes a guest, with one message that has the phone of the support', async () => {
    const started = await client.at('taspa.test', UNKNOWN_LINE).start();
    expect(started).toMatchObject({
      status: 200,
      body: { is_guest: true, autoAuth: 'failed', support_phone: '+7 700 000 00 08' },
    });
    expect((await client.start()).body).toEqual({ is_guest: true });
  });

  test('one operator shows the error instead of creating a guest; a retry may succeed', async () => {
    const since = await client.sandbox.total();
    const refused = await client.at('cable.localhost', UNKNOWN_LINE).start();
    expect(refused).toMatchObject({
      status: 403,
      body: { error_code: 'auto_auth_failed', support_phone: '+7 700 000 00 08' },
    });
    expect(refused.body.message).toBe('Оператор не узнал вашу линию.');
    expect(await client.sandbox.requested('POST /v2/users*', since)).toBe(0);
    expect(client.visitor.jar.has('taspa_known')).toBe(false);
    expect(await client.at('cable.localhost', '198.51.100.11').start()).toMatchObject({
      status: 200,
      body: { is_guest: false },
    });
  });

  test('403 of the platform at the login of a known line is the region', async () => {
    await client.sandbox.fault({ match: DEVICE, status: 403, errorCode: 'permission_denied', times: 1 });
    const refused = await client.at('taspa.test', '198.51.100.11').start();
    expect(refused).toMatchObject({ status: 403, body: { error_code: 'region_not_served' } });
    expect(client.visitor.jar.get('taspa_region')).toBe('closed');
  });

  test('spec 1 §8: 403 at the removal of a device is error_too_many_devices for a known line, too', async () => {
    // Its owner has a device that could be removed.
    await client.at('taspa.test', '198.51.100.12').start();
    client = new SiteClient(platform);
    await client.sandbox.fault({ match: 'POST /v2/users/self/devices', status: 400, times: 1 });
    await client.sandbox.fault({ match: 'DELETE /v2/users/self/devices/*', status: 403, times: 1 });
    const refused = await client.at('taspa.test', '198.51.100.12').start();
    expect(refused).toMatchObject({ status: 403, body: { error_code: 'error_too_many_devices' } });
    expect(client.visitor.jar.has('taspa_region')).toBe(false);
  });

  test('a recognised subscriber whose login fails becomes a guest', async () => {
    await client.sandbox.fault({ match: 'POST /v2/users/self/devices', status: 500, times: 1 });
    expect(await client.at('taspa.test', '198.51.100.12').start()).toMatchObject({
      body: { autoAuth: 'failed' },
    });
  });
});

describe('spec 1 §4, §9: device authentication on start', () => {
  async function startsLater(ms: number, facts?: object): Promise<number> {
    await client.start();
    later(ms);
    const since = await client.sandbox.total();
    expect((await client.start(facts)).status).toBe(200);
    return client.sandbox.requested(DEVICE, since);
  }

  test('skipped within 5 minutes of the last token', async () => {
    expect(await startsLater(5 * MINUTE - 1_000)).toBe(0);
  });
  test('not skipped after the 5 minutes', async () => {
    expect(await startsLater(5 * MINUTE + 1_000)).toBe(1);
  });
  test.each([{ isParentalMode: true }, { hasPendingTransaction: true }])('skipped: %j', async (facts) => {
    expect(await startsLater(60 * MINUTE, facts)).toBe(0);
  });
  test('not skipped for a token older than 12 hours', async () => {
    expect(await startsLater(12 * 60 * MINUTE + 1_000, { isParentalMode: true })).toBe(1);
  });
  test('start parameters with wrong types are refused', async () => {
    expect((await client.start({ isParentalMode: 'yes' })).status).toBe(400);
  });

  test('a removed device clears the session, and the product starts again with a new guest', async () => {
    await client.start();
    const before = await client.session();
    later(10 * MINUTE);
    await client.sandbox.fault({ match: DEVICE, status: 404, errorCode: 'not_found', times: 1 });
    expect(await client.start()).toMatchObject({ status: 200, body: { is_guest: true } });
    expect((await client.session()).userId).not.toBe(before.userId);
    expect((await client.channels()).status).toBe(200);
  });

  test('spec 1 §8: 403 at device auth shows the region with country and IP; the readable cookie follows, also when the region opens again', async () => {
    await client.start();
    later(10 * MINUTE);
    await client.sandbox.fault({ match: DEVICE, status: 403, errorCode: 'permission_denied', times: 1 });
    const refused = await client.start();
    expect(refused).toMatchObject({ status: 403, body: { error_code: 'region_not_served' } });
    expect(refused.body.message).toMatch(/\((\w+, )?(127\.0\.0\.1|::1)\)$/);
    expect(client.visitor.jar.get('taspa_region')).toBe('closed');
    expect((await client.start()).status).toBe(200);
    expect(client.visitor.jar.has('taspa_region')).toBe(false);
  });
});

describe('quality S17: only our own pages can start a session', () => {
  test.each([
    ['another site', { origin: 'http://evil.test' }, 403],
    ['a frame without an origin', { origin: 'null' }, 403],
    ['a frame of another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a crawler', { 'user-agent': 'Googlebot/2.1' }, 403],
  ])('%s', async (_, headers, status) => {
    const since = await client.sandbox.total();
    client.visitor.extraHeaders = headers as Record<string, string>;
    expect((await client.start()).status).toBe(status);
    expect((await client.sandbox.total()) - since).toBe(0);
    expect(client.visitor.jar.size).toBe(0);
  });
});

describe('quality S07, S08: a session has one valid id', () => {
  const switchToChild = (request: Request) =>
    personal(request, () =>
      changeSession(request, async () => ({
        value: { ok: true },
        change: { profile: { id: 'child-1', name: 'Ер', role: 'child', icon: null } },
      })),
    );

  /** As a PIN does it: the same user continues. A child could not log out. */
  const rename = (request: Request) =>
    personal(request, () => changeSession(request, async () => ({ value: { ok: true }, change: {} })));

  test('a change of profile or an unlock by PIN renews the id, and the old cookie is refused', async () => {
    await client.start();
    const before = client.visitor.jar.get('taspa_session') ?? '';
    const { id } = await client.session();
    expect((await client.call(switchToChild, 'POST', '/api/session/x')).status).toBe(200);
    expect(await client.session()).toMatchObject({ profile: { role: 'child' } });
    expect((await client.session()).id).not.toBe(id);
    expect((await client.channels()).status).toBe(200);
    client.visitor.jar.set('taspa_session', before);
    expect(await client.channels()).toMatchObject({ status: 401, body: { error_code: 'session_required' } });
  });

  test('when the response with the new id is lost, the next start returns it', async () => {
    await client.at('taspa.test', KNOWN_LINE).start();
    const before = await client.session();
    const lost = client.visitor.request('POST', '/api/session/x');
    await client.visitor.visit(switchToChild, lost, true);
    expect(await client.channels()).toMatchObject({ status: 401, body: { error_code: 'session_required' } });
    expect(await client.state()).toMatchObject({ state: 'user', profile: { role: 'child' } });
    const since = await client.sandbox.total();
    expect(await client.start()).toMatchObject({ status: 200, body: { is_guest: false } });
    expect(await client.sandbox.requested('POST /v2/users*', since)).toBe(0);
    const after = await client.session();
    expect(after).toMatchObject({ userId: before.userId, deviceId: before.deviceId });
    expect(after.id).not.toBe(before.id);
    // The active profile is read again, and only once.
    expect((await client.channels()).status).toBe(200);
    expect((await client.channels()).status).toBe(200);
    expect(await client.sandbox.requested('GET /v2/users/self/profile', since)).toBe(1);
    expect(await client.state()).toMatchObject({ state: 'user', profile: { role: 'adult' } });
  });

  test('quality S08: a logout with the old cookie ends the session for both ids', async () => {
    await client.at('taspa.test', KNOWN_LINE).start();
    const { userId } = await client.session();
    const before = client.visitor.jar.get('taspa_session') ?? '';
    await client.call(rename, 'POST', '/api/session/x');
    const after = client.visitor.jar.get('taspa_session') ?? '';
    expect(after).not.toBe(before);
    client.visitor.jar.set('taspa_session', before);
    expect((await client.logOut()).status).toBe(204);
    for (const seal of [before, after]) {
      client.visitor.jar.set('taspa_session', seal);
      expect((await client.state()).state).toBe('none');
      expect((await client.channels()).status).toBe(401);
    }
    await client.at('taspa.test', UNKNOWN_LINE).start();
    expect((await client.session()).userId).not.toBe(userId);
  });

  test('quality S17: not from another site, and never with GET', async () => {
    await client.start();
    const seal = client.visitor.jar.get('taspa_session');
    client.visitor.extraHeaders = { origin: 'http://evil.test' };
    expect((await client.call(switchToChild, 'POST', '/api/session/x')).status).toBe(403);
    expect((await client.logOut()).status).toBe(403);
    expect(client.visitor.jar.get('taspa_session')).toBe(seal);
  });

  test('quality S08: logout tells the browser to clear stored pages and responses', async () => {
    await client.start();
    expect((await client.logOut()).headers.get('clear-site-data')).toBe('"cache"');
  });
});

describe('quality R10: session starts without a session', () => {
  test('are limited by address; starts with a session and other addresses are not', async () => {
    client.at('taspa.test', '198.51.100.80');
    expect((await client.start()).status).toBe(200);
    const cookies = new Map(client.visitor.jar);
    // Refused by the site, so that no users are created; an attempt counts anyway.
    for (let count = 1; count < 300; count += 1) {
      client.visitor.jar.clear();
      expect((await client.at('clickup.localhost', '198.51.100.80').start()).status).toBe(401);
    }
    const since = await client.sandbox.total();
    const refused = await client.start();
    expect(refused).toMatchObject({ status: 429, body: { error_code: 'throttled' } });
    expect(refused.body.retryAfter).toBeGreaterThan(0);
    expect((await client.sandbox.total()) - since).toBe(0);
    expect((await client.at('taspa.test', '198.51.100.81').start()).status).toBe(200);
    for (const [name, value] of cookies) client.visitor.jar.set(name, value);
    expect((await client.at('taspa.test', '198.51.100.80').start()).status).toBe(200);
  });
});

test('quality S34: every error response has a number, in the body and in a header', async () => {
  client.visitor.extraHeaders = { origin: 'http://evil.test' };
  const refused = await client.start();
  expect(refused.body.request_id).toMatch(/^[0-9a-f]{8}$/);
  expect(refused.headers.get('x-request-id')).toBe(refused.body.request_id);
});
