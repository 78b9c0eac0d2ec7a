import { tokens } from '../../src/db/schema/session.ts';
import { hashToken } from '../../src/http/tokens.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { guestSession, type TestSession } from '../support/session.ts';

let platform: TestPlatform;
let session: TestSession;
beforeAll(async () => {
  platform = await testPlatform();
  session = await guestSession(platform.app);
});
afterAll(() => platform.close());

const self = (token: string) => platform.app.inject(`/v2/users/self?access_token=${token}`);

test('wire 10.2 tokens are 40 hexadecimal characters', () => {
  expect(session.userToken).toMatch(/^[0-9a-f]{40}$/);
  expect(session.deviceToken).toMatch(/^[0-9a-f]{40}$/);
});

test('wire 1.2 both grades can use the viewer’s own data', async () => {
  for (const token of [session.userToken, session.deviceToken]) {
    const answer = await self(token);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().id).toBe(session.userId);
  }
});

test('wire 1.2 the header works like the parameter', async () => {
  const headers = { authorization: `Token ${session.userToken}` };
  expect((await platform.app.inject({ url: '/v2/users/self', headers })).statusCode).toBe(200);
});

test.each([
  ['alone', (token: string) => `sessionid=${token}`, 200],
  ['among others', (token: string) => `theme=dark; sessionid=${token}; csrftoken=x`, 200],
  ['with an unknown token', () => `sessionid=${'0'.repeat(40)}`, 401],
  ['of another program on the same host', () => 'sessionid=k3j4h5', 401],
  ['whose name only ends in sessionid', (token: string) => `mysessionid=${token}`, 401],
])('wire 1.2 no. 3: a cookie sessionid %s', async (_what, cookieWith, status) => {
  const headers = { cookie: cookieWith(session.userToken) };
  const answer = await platform.app.inject({ url: '/v2/users/self', headers });
  expect(answer.statusCode).toBe(status);
});

test('wire 1.2 no. 3: a cookie of another program does not block public pages; an unknown token does', async () => {
  const request = async (cookie: string) =>
    (await platform.app.inject({ url: '/v2/users/self/network', headers: { cookie } })).statusCode;
  expect([await request('sessionid=k3j4h5'), await request(`sessionid=${'0'.repeat(40)}`)]).toEqual([
    200, 401,
  ]);
});

test.each([
  ['not a token', 'zzz'],
  ['an unknown token', '0'.repeat(40)],
  ['capital letters', 'A'.repeat(40)],
])('wire 10.7 %s is 401 in status and body, on public routes too', async (_what, token) => {
  for (const url of ['/v2/users/self', '/v2/users/self/network']) {
    const answer = await platform.app.inject(`${url}?access_token=${token}`);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ status_code: 401, error_code: 'authentication_failed' });
    expect(answer.json().error.message).toBe('Некорректные учетные данные');
  }
});

test('the database holds no token, only its hash', async () => {
  const rows = await platform.db.select().from(tokens);
  const text = JSON.stringify(rows);
  expect(text).toContain(hashToken(session.deviceToken));
  expect(text).not.toContain(session.deviceToken);
  expect(text).not.toContain(session.userToken);
});

test('a removed device’s token is invalid at once', async () => {
  const other = await guestSession(platform.app);
  expect((await self(other.deviceToken)).statusCode).toBe(200);
  const removal = await platform.app.inject({
    method: 'DELETE',
    url: `/v2/users/self/devices/${other.deviceId}?access_token=${other.userToken}`,
  });
  expect(removal.statusCode).toBe(204);
  expect(removal.body).toBe('');
  expect((await self(other.deviceToken)).statusCode).toBe(401);
  expect((await self(other.userToken)).statusCode).toBe(200);
});

test('a device keeps only its newest tokens, so re-authentication cannot fill the database', async () => {
  const other = await guestSession(platform.app);
  const issued: string[] = [other.deviceToken];
  for (let times = 0; times < 20; times += 1) {
    platform.clock.advance(1000);
    const answer = await platform.app.inject({
      method: 'POST',
      url: '/v2/auth/device',
      payload: { device_id: other.deviceId },
    });
    issued.push(answer.json().access_token);
  }
  const statuses = await Promise.all(issued.map(async (token) => (await self(token)).statusCode));
  expect(statuses).toEqual([401, ...Array(20).fill(200)]);
});
