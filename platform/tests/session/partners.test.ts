import { eq } from 'drizzle-orm';
import { providerTokens, users } from '../../src/db/schema/session.ts';
import { readTokenCommand, runTokenCommand } from '../../src/token-command.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';

let platform: TestPlatform;
const tokenOf: Record<string, string> = {};
beforeAll(async () => {
  platform = await testPlatform();
  for (const { provider, token } of (await platform.app.inject('/sandbox/operator/tokens.json')).json()) {
    tokenOf[provider] = token;
  }
});
afterAll(() => platform.close());

const post = (url: string, payload: object = {}, remoteAddress = '127.0.0.1') =>
  platform.app.inject({ method: 'POST', url, payload, remoteAddress });
const self = async (token: string) =>
  (await platform.app.inject(`/v2/users/self?access_token=${token}`)).json();

describe('POST /v2/auth/otp/{partner}/', () => {
  const codeOf = async (partner: string, identifier: string) =>
    (await post('/sandbox/partners/codes', { partner, identifier })).json().code;

  test.each(['/v2/auth/otp/clickup/', '/v2/auth/otp/clickup', '/v2/auth/otp/922/'])(
    'spec 1 §7 a partner’s code logs its customer in: %s',
    async (url) => {
      const identifier = `customer of ${url}`;
      const token = await codeOf('clickup', identifier);
      const answer = await post(url, { identifier, token });
      expect(answer.statusCode).toBe(200);
      const user = await self(answer.json().access_token);
      expect(user).toMatchObject({ provider_uid: identifier, is_guest: false, provider: { id: 922 } });
      expect((await post(url, { identifier, token })).statusCode).toBe(400);
    },
  );

  test('a returning customer gets the same user', async () => {
    const logIn = async () => {
      const token = await codeOf('mbank', 'M-7');
      return self((await post('/v2/auth/otp/mbank/', { identifier: 'M-7', token })).json().access_token);
    };
    expect((await logIn()).id).toBe((await logIn()).id);
  });

  test('a code of one partner does not work at another', async () => {
    const token = await codeOf('clickup', 'X-1');
    expect((await post('/v2/auth/otp/mbank/', { identifier: 'X-1', token })).statusCode).toBe(400);
    expect((await post('/v2/auth/otp/clickup/', { identifier: 'X-2', token })).statusCode).toBe(400);
  });

  test('a phone known to the partner works with the code that was sent to it', async () => {
    const phone = '77055550001';
    await post('/v2/users?provider=mbank', { username: 'by-phone', phone });
    await post('/v2/otps', { phone });
    const [{ code }] = (await platform.app.inject(`/sandbox/outbox.json?to=${phone}`)).json();
    expect((await post('/v2/auth/otp/clickup/', { identifier: phone, token: code })).statusCode).toBe(400);
    expect((await post('/v2/auth/otp/mbank/', { identifier: phone, token: code })).statusCode).toBe(200);
  });

  test('answers 404 for an unknown partner', async () => {
    expect((await post('/v2/auth/otp/nobody/', { identifier: '1', token: '1' })).statusCode).toBe(404);
  });
});

describe('the token of a provider', () => {
  test('wire 1.2 only its SHA-256 is stored', async () => {
    const stored = JSON.stringify(await platform.db.select().from(providerTokens));
    expect(Object.keys(tokenOf)).toHaveLength(9);
    for (const token of Object.values(tokenOf)) {
      expect(token).toMatch(/^[0-9a-f]{40}$/);
      expect(stored).not.toContain(token);
    }
  });

  test('wire 9 POST /v2/users is 201 with it, even where viewers may not register themselves', async () => {
    const made = await post(`/v2/users?token=${tokenOf.ntv_web}`, { username: 'n-1', provider_uid: 'N-1' });
    expect(made.statusCode).toBe(201);
    expect(made.json()).toMatchObject({ provider_uid: 'N-1', provider: { id: 442 } });
    expect((await post('/v2/users?provider=ntv_web', { username: 'n-2', password: 'x' })).statusCode).toBe(
      403,
    );
  });

  test.each([
    ['user_id', (user: { id: number }) => ({ user_id: user.id })],
    ['username', () => ({ username: 'logged-by-provider' })],
    ['phone', () => ({ phone: '+7 705 555 00 02' })],
  ])('wire 2 POST /v2/auth/provider by %s answers a login-grade token', async (_by, bodyOf) => {
    await post(`/v2/users?token=${tokenOf.cable}`, { username: 'logged-by-provider', phone: '77055550002' });
    const [user] = await platform.db.select().from(users).where(eq(users.username, 'logged-by-provider'));
    const answer = await post(`/v2/auth/provider?token=${tokenOf.cable}`, bodyOf(user as { id: number }));
    expect(answer.statusCode).toBe(200);
    const token = answer.json().access_token;
    expect((await self(token)).username).toBe('logged-by-provider');
    const stream = await platform.app.inject(`/v2/channels/10001/stream?access_token=${token}`);
    expect(stream.statusCode).toBe(401);
  });

  test('users of another provider answer as if they did not exist', async () => {
    await post('/v2/users', { username: 'of-the-brand', password: 'x' });
    const answer = await post(`/v2/auth/provider?token=${tokenOf.cable}`, { username: 'of-the-brand' });
    expect(answer.json()).toMatchObject({ status_code: 404, error_code: 'not_found' });
  });

  test.each(['', '?token=', `?token=${'a'.repeat(40)}`, '?token=nonsense'])(
    'an invalid one is 401: "%s"',
    async (query) => {
      const answer = await post(`/v2/auth/provider${query}`, { username: 'of-the-brand' });
      expect(answer.json()).toMatchObject({ status_code: 401 });
    },
  );

  test('a wrong one on POST /v2/users is 401, and creates no user', async () => {
    const answer = await post(`/v2/users?token=${'a'.repeat(40)}`, { username: 'nobody', password: 'x' });
    expect(answer.statusCode).toBe(401);
  });

  test('is created and revoked on the command line; the same name again replaces it', async () => {
    const { db, clock } = platform;
    const run = (text: string) => runTokenCommand(db, readTokenCommand(text.split(' ')), clock.now());
    const status = async (token: string) =>
      (await post(`/v2/auth/provider?token=${token}`, { username: 'logged-by-provider' })).statusCode;
    const first = await run('cable billing');
    expect(first).toMatch(/^[0-9a-f]{40}$/);
    expect(await status(first)).toBe(200);
    const second = await run('8 billing');
    expect([await status(first), await status(second)]).toEqual([401, 200]);
    expect(await run('cable billing --revoke')).toBe('The token "billing" of cable is void.');
    expect(await status(second)).toBe(401);
    // A token that the sandbox shows cannot be revoked by the operator.
    await expect(run('cable sandbox --revoke')).rejects.toThrow('cable has no token "sandbox".');
    expect(await status(tokenOf.cable ?? '')).toBe(200);
  });

  test.each([
    ['cable', 'Name the provider and the token'],
    ['cable billing more', 'Name the provider and the token'],
    ['cable billing --nothing', 'The only option is --revoke'],
  ])('"token %s" fails with one sentence', (text, sentence) => {
    expect(() => readTokenCommand(text.split(' '))).toThrow(sentence);
  });

  test('a sandbox token opens nothing without the sandbox', async () => {
    const { createTokenStore } = await import('../../src/http/tokens.ts');
    const store = createTokenStore(platform.db, platform.clock, { isSandbox: false });
    expect(await store.findProvider(tokenOf.cable ?? '')).toBeNull();
  });
});

describe('the login by line of an operator', () => {
  const device = { manufacturer: 'TV', model: 'M1', serial: 'S1', os: 'linux' };
  const line = (address: string) => post('/sandbox/operator/auto_auth', device, address);

  test('spec 1 §7 a subscriber’s line logs in the same user every time', async () => {
    const first = await line('198.51.100.10');
    expect(first.json()).toEqual({ access_token: expect.stringMatching(/^[0-9a-f]{40}$/) });
    const again = await line('198.51.100.10');
    const [one, two] = [await self(first.json().access_token), await self(again.json().access_token)];
    expect(one).toMatchObject({ provider_uid: 'DC-0010', provider: { id: 8 }, is_guest: false });
    expect(two.id).toBe(one.id);
    expect((await self((await line('198.51.100.11')).json().access_token)).id).not.toBe(one.id);
  });

  test('ten concurrent first logins get the same user', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => line('198.51.100.12')));
    const ids = await Promise.all(answers.map(async (answer) => (await self(answer.json().access_token)).id));
    expect(new Set(ids).size).toBe(1);
  });

  test('spec 1 §8 auto-auth failure has an explanation', async () => {
    const answer = await line('198.51.100.99');
    expect(answer.json()).toMatchObject({
      status_code: 400,
      detail: 'Не удалось определить абонента этой линии.',
    });
  });

  test('spec 1 §3 the network of the line belongs to the operator, with the absolute address of the endpoint', async () => {
    const { json } = await platform.app.inject({
      url: '/v2/users/self/network',
      remoteAddress: '198.51.100.99',
    });
    expect(json()).toMatchObject({
      provider: { id: 8 },
      remote: '198.51.100.99',
      auto_auth: 'http://localhost:4000/sandbox/operator/auto_auth',
    });
  });
});
