import { QUIET_LOGIN_COOKIE } from '@/lib/rules/session/constants';
import { consumeStartParameters } from '@/lib/server/gateway/login/consume-start-parameters';
import { ARRIVAL_HEADER } from '@/lib/shared/arrival-header';
import { cookiesOfRequest, Visitor } from '@/tests/support/visitor';
import type { RealPlatform } from './support/real-platform';
import { openPlatform, SiteClient } from './support/site-client';

jest.mock('next/headers', () => ({ cookies: () => cookiesOfRequest() }));

let platform: RealPlatform;
let client: SiteClient;
let people = 0;

beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform?.stop());

beforeEach(() => {
  client = new SiteClient(platform);
});
afterEach(() => client.sandbox.heal());

function newName(): string {
  people += 1;
  return `arrives-${people}`;
}

/** A page opened with start parameters that the guard passes on (lib/server/guard/start-parameters.ts). */
async function open(carried: Record<string, string>, headers: Record<string, string> = {}) {
  client.visitor.extraHeaders = { ...headers, [ARRIVAL_HEADER]: new URLSearchParams(carried).toString() };
  const answer = await client.call(consumeStartParameters, 'GET', '/watch/x?token=as-it-came');
  client.visitor.extraHeaders = {};
  return { ...answer, location: answer.headers.get('location') };
}

describe('spec 1 §2 "Start parameters": a login by a token in the address (spec 1 §4 "Session")', () => {
  test.each(['token', 'access_token'])(
    '%s logs in, and the response redirects to the address without the token',
    async (name) => {
      const token = await client.tokenOf(newName());
      const arrived = await open({ to: '/watch/x?lang=kk', [name]: token });
      expect(arrived).toMatchObject({ status: 303, location: '/watch/x?lang=kk', text: '' });
      // DESIGN section 5: not cached, and no referrer.
      expect(arrived.headers.get('cache-control')).toContain('no-store');
      expect(arrived.headers.get('referrer-policy')).toBe('no-referrer');
      expect(await client.state()).toMatchObject({ state: 'user' });
      const session = await client.session();
      expect(session.isByToken).toBe(true);
      // It is a separate device with its own token that may stream.
      expect(session.token).not.toBe(token);
      expect((await client.channels()).status).toBe(200);
    },
  );

  test('spec 1 §4 Parental: the page is told to ask what a login dialog asks; not after a link that logs nobody in', async () => {
    await open({ to: '/', token: 'f'.repeat(40) });
    expect(client.visitor.jar.has(QUIET_LOGIN_COOKIE)).toBe(false);
    await open({ to: '/', token: await client.tokenOf(newName()) });
    expect(client.visitor.jar.get(QUIET_LOGIN_COOKIE)).toBe('1');
  });

  test('spec 1 §4: in token mode the start does not authenticate the device', async () => {
    await open({ to: '/', token: await client.tokenOf(newName()) });
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now + 60 * 60_000);
    const since = await client.sandbox.total();
    expect((await client.start()).status).toBe(200);
    expect(await client.sandbox.requested('POST /v2/auth/device', since)).toBe(0);
    clock.mockRestore();
  });

  test('a guest becomes the user in a new session (quality S07), and becomes a guest again at logout', async () => {
    await client.start();
    const guest = await client.session();
    await open({ to: '/', token: await client.tokenOf(newName()) });
    const person = await client.session();
    expect(person.id).not.toBe(guest.id);
    await client.logOut();
    expect(await client.session()).toMatchObject({ userId: guest.userId, isByToken: false });
  });

  test('quality R2: a link cannot switch a logged-in viewer to another account', async () => {
    await client.logInAs(newName());
    const before = await client.session();
    const since = await client.sandbox.total();
    const arrived = await open({ to: '/news', token: await client.tokenOf(newName()) });
    expect(arrived).toMatchObject({ status: 303, location: '/news' });
    expect((await client.session()).id).toBe(before.id);
    expect(await client.sandbox.requested('POST /v2/users/self/devices', since)).toBe(0);
  });

  test.each([
    ['unknown', 'f'.repeat(40)],
    ['malformed', 'javascript:alert(1)'],
  ])('a token that is %s opens the login and is removed from the address', async (_, token) => {
    const arrived = await open({ to: '/watch/x', token });
    expect(arrived).toMatchObject({ status: 303, location: '/watch/x#auth' });
    expect(client.visitor.jar.has('taspa_session')).toBe(false);
  });

  test('spec 1 §8: a closed region is reported by the page guard, not by this call', async () => {
    await client.sandbox.fault({
      match: 'POST /v2/auth/device',
      status: 403,
      errorCode: 'permission_denied',
      times: 1,
    });
    const arrived = await open({ to: '/watch/x', token: await client.tokenOf(newName()) });
    expect(arrived).toMatchObject({ status: 303, location: '/watch/x' });
    expect(client.visitor.jar.get('taspa_region')).toBe('closed');
  });
});

describe('requests that are no visit do not use the token (DESIGN section 5)', () => {
  test.each([
    ['a crawler', { 'user-agent': 'Googlebot/2.1' }, 303],
    ['a link preview', { 'user-agent': 'WhatsApp/2.23' }, 303],
    ['a picture on another site', { 'sec-fetch-mode': 'no-cors' }, 303],
    ['a prefetch of the browser', { 'sec-purpose': 'prefetch;prerender' }, 503],
  ])('%s', async (_, headers, status) => {
    const token = await client.tokenOf(newName());
    const since = await client.sandbox.total();
    const arrived = await open({ to: '/', token, device_serial: 'box-1' }, headers as Record<string, string>);
    expect(arrived.status).toBe(status);
    expect((await client.sandbox.total()) - since).toBe(0);
    expect(client.visitor.jar.size).toBe(0);
  });
});

describe('spec 1 §2 "Start parameters": device_serial', () => {
  test('replaces the generated serial, and devices are registered with it', async () => {
    await open({ to: '/', device_serial: 'BOX-00:11:22' });
    await client.start();
    const { deviceId } = await client.session();
    const { body } = await client.platformCall('GET', `/users/self/devices/${deviceId}`);
    expect(body.serial).toBe('BOX-00:11:22');
  });

  test.each(['<script>', 'a', 'x'.repeat(129), 'a b', 'a;b=c'])('%s is not accepted', async (serial) => {
    await open({ to: '/', device_serial: serial });
    expect(client.visitor.jar.has('taspa_serial')).toBe(false);
  });
});

describe('spec 1 §3 "User", §7 "Users and login": refer_id', () => {
  const referral = async () => (await client.platformCall('GET', '/users/self')).body.refer_id;

  test('is sent when a user is created', async () => {
    await open({ to: '/', refer_id: 'friend-7' });
    await client.start();
    expect(await referral()).toBe('friend-7');
  });

  test('the partner of the site is the referrer where the address names none', async () => {
    await open({ to: '/', device_serial: 'box-1', partner: 'uznet' });
    await client.start();
    expect(await referral()).toBe('uznet');
  });

  test('an existing user is reported at the login, or at once when logged in', async () => {
    await open({ to: '/', refer_id: 'friend-8' });
    await client.logInAs(newName());
    expect(await referral()).toBe('friend-8');
    expect(client.visitor.jar.has('taspa_refer')).toBe(false);
    await open({ to: '/', refer_id: 'friend-9' });
    expect(await referral()).toBe('friend-9');
  });
});

describe('quality S24: a redirect target is accepted only when it is a page of this site', () => {
  test.each([
    'https://evil.test/',
    '//evil.test/',
    '/\\evil.test',
    '\\\\evil.test',
    'javascript:alert(1)',
    '/\tevil',
    '',
  ])('%j', async (to) => {
    expect((await open({ to, refer_id: 'x1' })).location).toBe('/');
  });
});

test('quality S05, S06: no response body and no readable cookie contains the token, the phone or the PIN', async () => {
  client.visitor = new Visitor();
  const login = newName();
  const token = await client.tokenOf(login);
  const arrived = await open({ to: '/', token });
  const { token: own, deviceId } = await client.session();
  await client.platformCall('PATCH', '/users/self', { pincode: '7306' });
  const answers = [arrived, await client.start(), await client.channels(), await client.logOut()];
  const responses = answers.map(({ text, headers }) => text + JSON.stringify([...headers])).join();
  const cookies = JSON.stringify([...client.visitor.jar]);
  for (const secret of [token, own, deviceId, '7306']) {
    expect(responses).not.toContain(secret);
    expect(cookies).not.toContain(secret);
  }
});
