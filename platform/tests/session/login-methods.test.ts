import { eq } from 'drizzle-orm';
import { users } from '../../src/db/schema/session.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { personSession } from '../support/session.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const post = (url: string, payload: object) => platform.app.inject({ method: 'POST', url, payload });
const sentTo = async (phone: string): Promise<string> =>
  (await platform.app.inject(`/sandbox/outbox.json?to=${phone}`)).json()[0].code;
const partnerCode = async (partner: string, identifier: string): Promise<string> =>
  (await post('/sandbox/partners/codes', { partner, identifier })).json().code;
const selfOf = async (token: string) =>
  (await platform.app.inject(`/v2/users/self?access_token=${token}`)).json();

test('a code of the operator works only for the operator’s login, and is as long as the user’s own setting', async () => {
  const phone = '77270001001';
  await personSession(platform.app, { phone });
  await post('/v2/mw/otps', { phone });
  const token = await sentTo(phone);
  // Taspa's codes have six digits, the operator's four.
  expect(token).toMatch(/^\d{6}$/);
  expect((await post('/v2/auth/otp', { phone, token })).statusCode).toBe(400);
  expect((await post('/v2/mw/auth/otp', { phone, token })).statusCode).toBe(200);
});

test('a code of the brand does not work for the operator’s login', async () => {
  const phone = '77270001002';
  await personSession(platform.app, { phone });
  await post('/v2/otps', { phone });
  const token = await sentTo(phone);
  expect((await post('/v2/mw/auth/otp', { phone, token })).statusCode).toBe(400);
  expect((await post('/v2/auth/otp', { phone, token })).statusCode).toBe(200);
});

test('ten wrong codes of one requester are free over all login methods; then each waits longer, the right one too', async () => {
  const phone = '77270001003';
  await personSession(platform.app, { phone });
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const paths = [
    ['/v2/otps', '/v2/auth/otp'],
    ['/v2/mw/otps', '/v2/mw/auth/otp'],
  ] as const;
  for (const [at, [ask, open]] of paths.entries()) {
    if (at > 0) platform.clock.advance(20 * 60_000);
    await post(ask, { phone });
    const token = wrong(await sentTo(phone));
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await post(open, { phone, token })).statusCode).toBe(400);
    }
  }
  const [, [, open]] = paths;
  const token = await sentTo(phone);
  const refused = await post(open, { phone, token });
  expect(refused.json()).toMatchObject({ status_code: 429, error_code: 'throttled' });
  expect(refused.headers['retry-after']).toBe('30');
  platform.clock.advance(60_000);
  await post('/v2/otps', { phone });
  expect((await post('/v2/auth/otp', { phone, token: await sentTo(phone) })).statusCode).toBe(200);
});

describe('a partner’s own code and a phone', () => {
  test('that was never confirmed: the customer becomes a new user, not the one who entered the number', async () => {
    const phone = '77055550101';
    const squatter = { username: 'squatter', phone, password: 'correct horse' };
    const { id } = (await post('/v2/users?provider=mbank', squatter)).json();
    const token = await partnerCode('mbank', phone);
    const login = await post('/v2/auth/otp/mbank/', { identifier: phone, token });
    const customer = await selfOf(login.json().access_token);
    expect(customer).toMatchObject({ provider_uid: phone, provider: { id: 775 } });
    expect(customer.id).not.toBe(id);
  });

  test('that is confirmed: the customer is its user', async () => {
    const phone = '77055550102';
    const { id } = (await post('/v2/users?provider=mbank', { username: 'proven', phone })).json();
    await platform.db.update(users).set({ isPhoneConfirmed: true }).where(eq(users.id, id));
    const token = await partnerCode('mbank', phone);
    const login = await post('/v2/auth/otp/mbank/', { identifier: `+${phone}`, token });
    expect(login.statusCode).toBe(400);
    const right = await post('/v2/auth/otp/mbank/', { identifier: phone, token });
    expect((await selfOf(right.json().access_token)).id).toBe(id);
  });

  test('a code sent to the phone confirms it and invalidates the older password', async () => {
    const phone = '77055550103';
    const early = { username: 'early', phone, password: 'correct horse' };
    const { id } = (await post('/v2/users?provider=mbank', early)).json();
    await post('/v2/otps', { phone });
    const login = await post('/v2/auth/otp/mbank/', { identifier: phone, token: await sentTo(phone) });
    expect(await selfOf(login.json().access_token)).toMatchObject({ id, is_validated: true });
    expect((await post('/v2/auth/login', { login: 'early', password: 'correct horse' })).statusCode).toBe(
      400,
    );
  });
});
