import { codeExists } from '@/lib/server/gateway/login/code';
import { logOut } from '@/lib/server/gateway/session/logout';
import { cookiesOfRequest, Visitor } from '@/tests/support/visitor';
import type { RealPlatform } from './support/real-platform';
import { newPhone, openPlatform, SiteClient } from './support/site-client';

jest.mock('next/headers', () => ({ cookies: () => cookiesOfRequest() }));

let platform: RealPlatform;
let client: SiteClient;

beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform?.stop());

beforeEach(() => {
  client = new SiteClient(platform);
});
afterEach(() => client.sandbox.heal());

describe('spec 1 §4 Login flow', () => {
  test('1, 2, 4: an unknown phone becomes a user, and a code is sent', async () => {
    const since = await client.sandbox.total();
    const sent = await client.requestCode({ phone: '+7 (701) 555-00-01' });
    expect(sent).toMatchObject({ status: 200, body: { codeLength: 6, resendAfter: 60, sentBy: 'sms' } });
    expect(await client.sandbox.requested('POST /v2/otps', since)).toBe(2);
    expect(await client.sandbox.requested('POST /v2/users', since)).toBe(1);
    expect(await client.sandbox.codeTo('77015550001')).toMatch(/^\d{6}$/);
  });

  test('3, 5: the code logs the viewer in and registers the browser as a device, and no token leaves the server', async () => {
    const phone = newPhone();
    const entered = await client.logInWith(phone);
    expect(entered).toMatchObject({ status: 200, body: { isGuest: false, phone } });
    expect(entered.headers.get('cache-control')).toContain('no-store');
    expect(JSON.stringify(entered.body)).not.toMatch(/[0-9a-f]{40}|token/i);
    expect(await client.state()).toMatchObject({ state: 'user', name: entered.body.name, phone });
    // No profile was chosen yet: the first one is active.
    expect((await client.state()).profile).toMatchObject({ role: 'adult' });
    expect(client.visitor.jar.get('taspa_known')).toBe('user');
    expect((await client.channels()).status).toBe(200);
  });

  test('6: a guest who logs in gets a new session (quality S07) and becomes the guest again at logout', async () => {
    await client.start();
    const asGuest = client.visitor.jar.get('taspa_session');
    await client.logInWith(newPhone());
    const asUser = client.visitor.jar.get('taspa_session');
    expect(asUser).not.toBe(asGuest);
    const since = await client.sandbox.total();
    expect((await client.logOut()).status).toBe(204);
    expect(await client.state()).toEqual({ state: 'guest', name: null, phone: null, profile: null });
    expect(await client.sandbox.requested('DELETE /v2/users/self/devices/*', since)).toBe(1);
    expect(await client.sandbox.requested('POST /v2/users', since)).toBe(0);
    expect((await client.channels()).status).toBe(200);

    // quality S08: the old session is not valid any more.
    client.visitor.jar.set('taspa_session', asUser as string);
    expect(await client.channels()).toMatchObject({ status: 401, body: { error_code: 'session_required' } });
  });

  test('a logout whose answer was lost is completed by the next one', async () => {
    await client.start();
    await client.logInWith(newPhone());
    const { visitor } = client;
    await visitor.visit(logOut, visitor.request('DELETE', '/api/session'), true);
    expect(visitor.jar.get('taspa_known')).toBe('user');
    const again = await client.logOut();
    expect([again.status, again.headers.get('clear-site-data')]).toEqual([204, '"cache"']);
    expect(await client.state()).toEqual({ state: 'guest', name: null, phone: null, profile: null });
    expect((await client.channels()).status).toBe(200);
  });

  test('a logout without an earlier guest leaves no session, and a second logout is not an error', async () => {
    await client.logInWith(newPhone());
    expect((await client.logOut()).status).toBe(204);
    expect((await client.state()).state).toBe('none');
    // Only the id of the browser stays.
    expect([...client.visitor.jar.keys()]).toEqual(['taspa_serial']);
    expect((await client.logOut()).status).toBe(204);
  });

  test('a logout whose earlier guest does not exist any more leaves no session and no cookie of the user', async () => {
    await client.start();
    await client.logInWith(newPhone());
    await client.sandbox.fault({
      match: 'POST /v2/auth/device',
      status: 400,
      errorCode: 'invalid',
      times: 1,
    });
    await client.logOut();
    expect((await client.state()).state).toBe('none');
    expect([...client.visitor.jar.keys()]).toEqual(['taspa_serial']);
  });

  test('a logout ends the session even when the platform does not answer', async () => {
    await client.logInWith(newPhone());
    await client.sandbox.fault({ match: 'DELETE /v2/users/self/devices/*', status: 500, times: 1 });
    expect((await client.logOut()).status).toBe(204);
    expect((await client.state()).state).toBe('none');
  });

  test('a login and a password work too; a wrong password is refused in the language of the site', async () => {
    const login = 'contract-viewer';
    const user = { username: login, password: 'right-password' };
    await client.platformCall('POST', '/users', user, 'nobody');
    client.visitor.language = 'en';
    const refused = await client.logIn({ login, password: 'wrong' });
    expect(refused).toMatchObject({ status: 400, body: { error_code: 'invalid' } });
    expect(refused.body.message).toMatch(/unable to log in/i);
    expect(await client.logIn({ login, password: 'right-password' })).toMatchObject({
      status: 200,
      body: { isGuest: false, phone: null },
    });
  });

  test('6: the searches of the guest move to the user (was_guest)', async () => {
    await client.start();
    const channel = (await client.channels()).body[0];
    const found = {
      text: 'guest-search',
      title: channel.name,
      content_type: 'channel',
      object_id: channel.id,
    };
    await client.platformCall('POST', '/search/found', found);
    await client.logInWith(newPhone());
    expect(JSON.stringify(await client.platformCall('GET', '/search/history'))).toContain('guest-search');
  });

  test('2, 3: a viewer who enters the same phone again within 60 s continues with the code already sent', async () => {
    const phone = newPhone();
    const sent = await client.requestCode({ phone });
    const since = await client.sandbox.total();
    const again = await client.requestCode({ phone });
    expect(again.status).toBe(200);
    expect(again.body).toEqual({ ...sent.body, resendAfter: expect.any(Number), isEarlier: true });
    expect(again.body.resendAfter).toBeLessThanOrEqual(60);
    expect(again.body.resendAfter).toBeGreaterThan(50);
    // quality S11: no second one was sent.
    expect(await client.sandbox.messagesTo(phone)).toHaveLength(1);
    expect(await client.sandbox.requested('POST /v2/users', since)).toBe(0);
    expect((await client.logIn({ phone, code: await client.sandbox.codeTo(phone) })).status).toBe(200);
  });

  test('quality S12: known and unknown numbers get the same answer in the same time', async () => {
    const known = newPhone();
    await client.logInWith(known);
    const answers = [];
    for (const phone of [known, newPhone()]) {
      const since = performance.now();
      const { status, body } = await client.requestCode({ phone });
      expect(performance.now() - since).toBeGreaterThanOrEqual(395);
      answers.push({ status, body });
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  test('a second login leaves no unused device', async () => {
    await client.logInWith(newPhone());
    const since = await client.sandbox.total();
    await client.logInWith(newPhone());
    expect(await client.sandbox.requested('DELETE /v2/users/self/devices/*', since)).toBe(1);
  });
});

describe('spec 1 §8', () => {
  test('quality S10: with too many devices the oldest by login_at is removed, and the new one is accepted', async () => {
    const login = 'many-devices';
    await fetch(`${platform.url}/v2/users`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: login, password: 'right-password' }),
    });
    const browsers: Visitor[] = [];
    for (let count = 0; count < 6; count += 1) {
      client.visitor = new Visitor();
      browsers.push(client.visitor);
      expect((await client.logIn({ login, password: 'right-password' })).status).toBe(200);
    }
    client.visitor = browsers[0] as Visitor;
    expect((await client.channels()).status).toBe(401);
    client.visitor = browsers[1] as Visitor;
    expect((await client.channels()).status).toBe(200);
  });

  test('403 at the removal of a device is error_too_many_devices, not a closed region', async () => {
    const phone = newPhone();
    await client.logInWith(phone);
    client.visitor = new Visitor();
    await client.requestCode({ phone });
    await client.sandbox.fault({ match: 'POST /v2/users/self/devices', status: 400, times: 1 });
    await client.sandbox.fault({ match: 'DELETE /v2/users/self/devices/*', status: 403, times: 1 });
    const refused = await client.logIn({ phone, code: await client.sandbox.codeTo(phone) });
    expect(refused).toMatchObject({ status: 403, body: { error_code: 'error_too_many_devices' } });
    expect(refused.body.message).not.toContain('127.0.0.1');
    expect((await client.state()).state).toBe('none');
  });

  test('spec 1 §9: a second code within 60 s is refused with the time to wait', async () => {
    const phone = newPhone();
    await client.requestCode({ phone });
    const again = await client.requestCode({ phone });
    expect(again).toMatchObject({ status: 200, body: { isEarlier: true } });
    expect(again.body.resendAfter).toBeGreaterThan(50);
  });
});

describe('spec 1 §4 Token lifecycle, over the wire', () => {
  const list = 'GET /v2/users/self/channel_list';
  const device = 'POST /v2/auth/device';

  test('several tabs cause one recovery', async () => {
    await client.start();
    await client.sandbox.fault({ match: list, status: 401, errorCode: 'authentication_failed', times: 5 });
    // All five are refused before the first of them is recovered and repeated.
    await client.sandbox.fault({ match: device, delayMs: 1_000, times: 1 });
    const since = await client.sandbox.total();
    const answers = await Promise.all(Array.from({ length: 5 }, client.channels));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await client.sandbox.requested(device, since)).toBe(1);
  });

  test('quality S09: a platform that refuses every token causes one recovery, not a loop', async () => {
    await client.start();
    await client.sandbox.fault({ match: list, status: 401, errorCode: 'authentication_failed' });
    const since = await client.sandbox.total();
    for (let count = 0; count < 4; count += 1) {
      const refused = await client.channels();
      expect(refused).toMatchObject({ status: 503, body: { error_code: 'unavailable' } });
      expect(refused.body.message).toMatch(
        /^Сервис не отвечает. Попробуйте ещё раз через минуту. Код для поддержки: [0-9a-f]{8}\.$/,
      );
    }
    expect(await client.sandbox.requested(device, since)).toBe(1);
    expect(await client.sandbox.requested(list, since)).toBe(5);
    expect((await client.state()).state).toBe('guest');
  });

  test('a removed device ends the session; a missing answer and a closed region do not', async () => {
    await client.start();
    const refuseOnce = { match: list, status: 401, errorCode: 'authentication_failed', times: 1 };
    await client.sandbox.fault(refuseOnce);
    await client.sandbox.fault({ match: device, status: 500, times: 1 });
    expect((await client.channels()).status).toBe(503);
    expect((await client.channels()).status).toBe(200);

    client.visitor = new Visitor();
    await client.start();
    await client.sandbox.fault(refuseOnce);
    await client.sandbox.fault({ match: device, status: 403, errorCode: 'permission_denied', times: 1 });
    const locked = await client.channels();
    expect(locked).toMatchObject({ status: 403, body: { error_code: 'region_not_served' } });
    expect(locked.body.message).toMatch(/\(.+\)$/);
    expect((await client.state()).state).toBe('guest');

    await client.sandbox.fault(refuseOnce);
    await client.sandbox.fault({ match: device, status: 400, errorCode: 'invalid', times: 1 });
    expect(await client.channels()).toMatchObject({ status: 401, body: { error_code: 'session_required' } });
    expect((await client.state()).state).toBe('none');
  });

  test('spec 1 §8: a region that is closed for new guests is shown with country and IP', async () => {
    await client.sandbox.fault({
      match: 'POST /v2/users',
      status: 403,
      errorCode: 'permission_denied',
      times: 1,
    });
    const refused = await client.start();
    expect(refused).toMatchObject({ status: 403, body: { error_code: 'region_not_served' } });
    expect(refused.body.message).toMatch(/\((\w+, )?(127\.0\.0\.1|::1)\)$/);
    expect((await client.state()).state).toBe('none');
  });
});

describe('a login request is refused without calling the platform', () => {
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
    ['a body that is too long', { phone: '7'.repeat(20_000) }, {}, 413],
  ])('%s: refused with its own status', async (_, body, headers, status) => {
    const since = await client.sandbox.total();
    client.visitor.extraHeaders = headers as Record<string, string>;
    expect((await client.requestCode(body)).status).toBe(status);
    expect((await client.logIn({ code: '123456', ...body })).status).toBe(status);
    expect((await client.sandbox.total()) - since).toBe(0);
  });
});

test('spec 3 §4 telegram path: polling reports when the messenger has delivered the code', async () => {
  const phone = newPhone();
  client.visitor.extraHeaders = { host: 'uznet.localhost', origin: 'http://uznet.localhost' };
  const poll = () => client.call(codeExists, 'GET', `/api/session/code?phone=${phone}`);
  await fetch(`${platform.url}/v2/users?provider=uznet`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'messenger-viewer', phone }),
  });
  const sent = await client.requestCode({ phone, via: 'telegram' });
  expect(sent.body.sentBy).toBe('telegram');
  expect(sent.body.message).toContain('@');
  expect((await poll()).body).toEqual({ exists: false });
  await fetch(`${platform.url}/sandbox/messenger/${phone}`, { method: 'POST' });
  expect((await poll()).body).toEqual({ exists: true });
  expect((await client.logIn({ phone, code: await client.sandbox.codeTo(phone) })).status).toBe(200);
});
