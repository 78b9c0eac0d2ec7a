import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { guestSession, personSession } from '../support/session.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  platform.app.inject({ method: 'POST', url, payload, headers });

const guest = {
  username: 'guest-1',
  password: '0123456789abcdef0123456789abcdef',
  is_guest: true,
  app_version: 'v30',
};

test('wire 10.3 a guest is made with exactly 200', async () => {
  const answer = await post('/v2/users', guest);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    id: expect.any(Number),
    username: 'guest-1',
    is_guest: true,
    app_version: 'v30',
    parental_status: 'ignore',
  });
  expect(answer.json().accounts).toHaveLength(1);
  expect(answer.body).not.toContain(guest.password);
});

test('wire 1.6 a taken name is 400 with the field, in the words of the live service', async () => {
  await post('/v2/users', { ...guest, username: 'guest-2' });
  const again = await post('/v2/users', { ...guest, username: 'guest-2' }, { 'accept-language': 'en' });
  expect(again.json()).toEqual({
    error: { message: "{'username': ['User with this username already exists.']}" },
    status_code: 400,
    detail: { username: ['User with this username already exists.'] },
    error_code: 'invalid',
  });
});

test('spec 1 §1 guests exist only where the network permits them', async () => {
  const network = await platform.app.inject('/v2/users/self/network?provider=clickup');
  expect(network.json().is_guest_allowed).toBe(false);
  const answer = await post('/v2/users?provider=clickup', { ...guest, username: 'guest-3' });
  expect(answer.json()).toMatchObject({ status_code: 403, error_code: 'permission_denied' });
});

test('no user can be created for an unknown provider', async () => {
  const answer = await post('/v2/users?provider=nobody', { ...guest, username: 'guest-4' });
  expect(answer.json()).toMatchObject({ status_code: 400, detail: { provider: [expect.any(String)] } });
});

test.each([
  ['a password of 33 characters', { password: 'x'.repeat(33) }, 'password'],
  ['a name of 41 characters', { username: 'x'.repeat(41) }, 'username'],
  ['an app version of 17 characters', { app_version: 'x'.repeat(17) }, 'app_version'],
])('wire 2 limits: %s is refused', async (_what, change, field) => {
  const answer = await post('/v2/users', { ...guest, username: 'guest-5', ...change });
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().detail)).toEqual([field]);
});

test('wire 1.3 login accepts JSON and forms', async () => {
  await post('/v2/users', { ...guest, username: 'guest-6' });
  const json = await post('/v2/auth/login', { login: 'guest-6', password: guest.password });
  const form = await platform.app.inject({
    method: 'POST',
    url: '/v2/auth/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `login=guest-6&password=${guest.password}`,
  });
  for (const answer of [json, form]) {
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      access_token: expect.stringMatching(/^[0-9a-f]{40}$/),
      expired: null,
      device: null,
      profile: { role: 'adult' },
      was_guest: false,
    });
  }
  expect(json.json().access_token).not.toBe(form.json().access_token);
});

test.each([
  ['a wrong password', 'guest-1', 'wrong'],
  ['an unknown login', 'nobody-here', 'wrong'],
])('wire 2 login with %s is 400 with the sentence of the live service', async (_what, login, password) => {
  const answer = await post('/v2/auth/login', { login, password }, { 'accept-language': 'en' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    status_code: 400,
    detail: 'Unable to log in with provided credentials.',
  });
});

test('ten wrong passwords lock a login for a quarter of an hour, even for the right password', async () => {
  await post('/v2/users', { ...guest, username: 'guest-7' });
  const attempt = (password: string) => post('/v2/auth/login', { login: 'guest-7', password });
  for (let tries = 0; tries < 10; tries += 1) expect((await attempt('wrong')).statusCode).toBe(400);
  const locked = await attempt(guest.password);
  expect(locked.json()).toMatchObject({ status_code: 429, error_code: 'throttled' });
  expect(locked.headers['retry-after']).toBe('900');
  platform.clock.advance(15 * 60_000);
  expect((await attempt(guest.password)).statusCode).toBe(200);
});

test('spec 1 §4 a guest who logs in as a user is flagged was_guest', async () => {
  const { deviceToken } = await guestSession(platform.app);
  await personSession(platform.app, { phone: '77015550001' });
  await post('/v2/users', { username: 'person-1', password: 'a good password' });
  const answer = await post(`/v2/auth/login?access_token=${deviceToken}`, {
    login: 'person-1',
    password: 'a good password',
  });
  expect(answer.json().was_guest).toBe(true);
});

test('an outdated token does not prevent a login', async () => {
  const answer = await post(`/v2/auth/login?access_token=${'0'.repeat(40)}`, {
    login: 'guest-1',
    password: guest.password,
  });
  expect(answer.statusCode).toBe(200);
});
