import nock from 'nock';
import { logIn } from '@/lib/server/gateway/login/login';
import { cookiesOfRequest, Visitor } from '@/tests/support/visitor';

jest.mock('next/headers', () => ({ cookies: () => cookiesOfRequest() }));

process.env.SESSION_SECRET = 'unit-tests-need-a-session-secret-too';
process.env.PLATFORM_URL = 'http://platform.test';

const LOGINS_OF_ONE_VIEWER = 20;

beforeAll(() => nock.disableNetConnect());
beforeEach(() => {
  for (const path of ['/v2/auth/login', '/v2/auth/otp/mbank/'])
    nock('http://platform.test')
      .persist()
      .post(path)
      .reply(400, { error: { message: 'Wrong' }, error_code: 'invalid', detail: 'Wrong' });
});
afterEach(() => nock.cleanAll());
afterAll(() => nock.restore());

async function tryFrom(address: string, given: object, host = 'taspa.test'): Promise<number> {
  const visitor = new Visitor();
  visitor.extraHeaders = { 'x-forwarded-for': address, host, origin: `http://${host}` };
  return (await visitor.call(logIn, 'POST', '/api/session/login', given)).status;
}

describe.each([
  ['a login with a password', { login: 'Aisha', password: 'wrong' }, 'taspa.test'],
  ['a login with a code of a partner', { identifier: '77012220001', code: '123456' }, 'mbank.localhost'],
])('quality S11: %s', (_, given, host) => {
  test('attack: wrong attempts of a stranger lock out the stranger, not the owner of the name', async () => {
    for (let count = 0; count < LOGINS_OF_ONE_VIEWER; count += 1)
      expect(await tryFrom('198.18.0.66', given, host)).toBe(400);
    expect(await tryFrom('198.18.0.66', given, host)).toBe(429);
    expect(await tryFrom('198.51.100.10', given, host)).toBe(400);
  });
});

test('quality S11: a name has the same attempts however it is written, and a household has them together', async () => {
  for (let count = 0; count < LOGINS_OF_ONE_VIEWER; count += 1) {
    const login = count % 2 ? 'timur' : 'TIMUR';
    expect(await tryFrom(`2001:db8::${count + 1}`, { login, password: 'wrong' })).toBe(400);
  }
  expect(await tryFrom('2001:db8::99', { login: 'Timur', password: 'wrong' })).toBe(429);
});
