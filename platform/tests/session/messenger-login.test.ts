import { createHmac } from 'node:crypto';
import { initDataHash, readInitData } from '../../src/session/init-data.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';

const BOT = '7342037359:AAHI25ES9xCOMPokpYoz-p8XVrZUdygo2J4';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const post = (url: string, payload: object) => platform.app.inject({ method: 'POST', url, payload });
const self = async (token: string) =>
  (await platform.app.inject(`/v2/users/self?access_token=${token}`)).json();
const signed = async (user: object): Promise<string> =>
  (await post('/sandbox/mini-app/init-data', user)).json().init_data;
const logIn = (initData: string, query = '') => post(`/v2/auth/messenger${query}`, { init_data: initData });

/** Start data as the messenger would sign it. */
function sign(fields: Record<string, string>, bot = BOT): string {
  const data = new URLSearchParams(fields);
  data.set('hash', initDataHash(data, bot));
  return data.toString();
}

describe('Telegram’s published scheme for start data', () => {
  const now = 1_700_000_000_000;
  const fields = {
    user: JSON.stringify({ id: 279_058_397, first_name: 'Vladislav' }),
    auth_date: '1700000000',
    query_id: 'AAHdF6IQAAAAAN0XohDhrOrc',
    signature: 'a further field is signed, too',
  };

  test('the key is HMAC-SHA256 of the token with "WebAppData"; the sorted lines without the hash are signed', () => {
    const key = createHmac('sha256', 'WebAppData').update(BOT).digest();
    const lines = `auth_date=1700000000\nquery_id=${fields.query_id}\nsignature=${fields.signature}\nuser=${fields.user}`;
    expect(new URLSearchParams(sign(fields)).get('hash')).toBe(
      createHmac('sha256', key).update(lines).digest('hex'),
    );
  });

  const read = (text: string, at = now) => readInitData(text, { botToken: BOT, now: at });

  test('signed start data names its user', () => {
    expect(read(sign(fields))).toMatchObject({ user: { id: 279_058_397, first_name: 'Vladislav' } });
  });

  test.each([
    ['the token of another bot', sign(fields, `${BOT.slice(0, -1)}5`), 'init_data_wrong'],
    ['another user', sign(fields).replace('279058397', '279058398'), 'init_data_wrong'],
    ['no signature', new URLSearchParams(fields).toString(), 'init_data_wrong'],
    ['an empty signature', `${new URLSearchParams(fields)}&hash=`, 'init_data_wrong'],
    ['a field that is there twice', `${sign(fields)}&user=%7B%22id%22%3A1%7D`, 'init_data_wrong'],
    ['a bot', sign({ ...fields, user: '{"id":5,"is_bot":true}' }), 'init_data_wrong'],
    ['nobody', sign({ auth_date: fields.auth_date }), 'init_data_wrong'],
    ['a user that is no JSON', sign({ ...fields, user: '{' }), 'init_data_wrong'],
    ['no time', sign({ user: fields.user }), 'init_data_old'],
    ['a time that is no number', sign({ ...fields, auth_date: 'now' }), 'init_data_old'],
    ['an endless time', sign({ ...fields, auth_date: 'Infinity' }), 'init_data_old'],
  ])('%s is refused', (_, text, refusal) => expect(read(text)).toEqual({ refusal }));

  test.each([
    [300, true],
    [301, false],
    [-30, true],
    [-31, false],
  ])('signed %d s ago: %s', (age, isTaken) => {
    expect('user' in read(sign(fields), now + age * 1000)).toBe(isTaken);
  });
});

describe('spec 1 §1 Surfaces: a mini-app, POST /v2/auth/messenger', () => {
  test('the first login makes a user of the provider with the name of the messenger; the next finds it', async () => {
    const first = await logIn(await signed({ id: 41, first_name: 'Dana' }), '?provider=uznet');
    expect(first.statusCode).toBe(200);
    const user = await self(first.json().access_token);
    expect(user).toMatchObject({ first_name: 'Dana', is_guest: false, provider: { id: 97 } });
    platform.clock.advance(1_000);
    const again = await logIn(await signed({ id: 41, first_name: 'Dana' }), '?provider=uznet');
    expect((await self(again.json().access_token)).id).toBe(user.id);
  });

  test('each provider has its own user for a person', async () => {
    const users: unknown[] = [];
    for (const provider of ['uznet', 'galam']) {
      // Data of the same second would be the same, which logs in once.
      platform.clock.advance(1_000);
      const answer = await logIn(await signed({ id: 44, first_name: 'A' }), `?provider=${provider}`);
      expect(answer.statusCode).toBe(200);
      users.push((await self(answer.json().access_token)).id);
    }
    expect(users).toEqual([expect.any(Number), expect.any(Number)]);
    expect(new Set(users).size).toBe(2);
  });

  test('start data logs in once', async () => {
    const initData = await signed({ id: 42 });
    expect((await logIn(initData)).statusCode).toBe(200);
    const again = await logIn(initData);
    expect(again).toMatchObject({ statusCode: 400 });
    expect(again.json().error.message).toContain('мини-приложение');
  });

  test('start data that has logged in at one provider does not at another', async () => {
    const initData = await signed({ id: 45 });
    expect((await logIn(initData, '?provider=uznet')).statusCode).toBe(200);
    expect((await logIn(initData, '?provider=galam')).statusCode).toBe(400);
  });

  test('what another bot signed is refused, and so is what is older than five minutes', async () => {
    const auth_date = String(Math.floor(platform.clock.now() / 1000));
    const foreign = sign({ user: '{"id":43}', auth_date });
    expect((await logIn(foreign)).statusCode).toBe(400);
    const old = await signed({ id: 43 });
    platform.clock.advance(301_000);
    expect((await logIn(old)).statusCode).toBe(400);
  });

  test('a provider whose accounts are made elsewhere makes none here', async () => {
    expect((await logIn(await signed({ id: 44 }), '?provider=ntv_web')).statusCode).toBe(403);
  });

  test('the page of the messenger is there, and only this site may send its forms', async () => {
    const page = await platform.app.inject('/sandbox/mini-app');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    const foreign = await platform.app.inject({
      method: 'POST',
      url: '/sandbox/mini-app/init-data',
      payload: {},
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.statusCode).toBe(403);
  });
});

test('a login by a messenger is refused without the token of its bot', async () => {
  const without = await testPlatform({ env: { messengerBotToken: null } });
  const answer = await without.app.inject({
    method: 'POST',
    url: '/v2/auth/messenger',
    payload: { init_data: 'x' },
  });
  expect(answer.statusCode).toBe(404);
  await without.close();
});
