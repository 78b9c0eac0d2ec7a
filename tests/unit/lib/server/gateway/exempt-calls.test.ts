import nock from 'nock';
import { sendCode } from '@/lib/server/gateway/login/code';
import { forward } from '@/lib/server/gateway/personal/forward';
import { newSession, readSession, writeSession } from '@/lib/server/session/session';
import { cookiesOfRequest, Visitor } from '@/tests/support/visitor';

jest.mock('next/headers', () => ({ cookies: () => cookiesOfRequest() }));
// An intended failure.
jest.mock('@/lib/shared/log', () => ({
  ...jest.requireActual('@/lib/shared/log'),
  logFailure: () => undefined,
}));

process.env.SESSION_SECRET = 'unit-tests-need-a-session-secret-too';
process.env.PLATFORM_URL = 'http://platform.test';

const refusal = { error: { message: 'No' }, error_code: 'authentication_failed', detail: 'No' };
const calls: string[] = [];

beforeAll(() => nock.disableNetConnect());
beforeEach(() => {
  calls.length = 0;
  const answers: Record<string, [number, object]> = {
    'GET /v2/users/self/network': [200, { is_guest_allowed: true, provider: {} }],
    'POST /v2/auth/device': [200, { access_token: 'd'.repeat(40) }],
  };
  for (const method of ['GET', 'POST', 'PATCH']) {
    nock('http://platform.test')
      .persist()
      .intercept(/.*/, method)
      .reply((address) => {
        const call = `${method} ${address.split('?')[0]}`;
        calls.push(call);
        return answers[call] ?? [401, refusal];
      });
  }
});
afterEach(() => nock.cleanAll());
afterAll(() => nock.restore());

/** A logged-in viewer whose token is an hour old. */
async function createSession(): Promise<Visitor> {
  const visitor = new Visitor();
  const now = Date.now() - 60 * 60_000;
  const person = { userId: 7, deviceId: 'd1', token: 'c'.repeat(40), isGuest: false, name: null };
  await visitor.visit(
    async () => {
      await writeSession(newSession({ ...person, phone: null, serial: 's1' }, now), () => true);
      return new Response();
    },
    visitor.request('POST', '/'),
  );
  return visitor;
}

async function sessionOf(visitor: Visitor) {
  let session: Awaited<ReturnType<typeof readSession>> = null;
  await visitor.visit(
    async () => {
      session = await readSession(Date.now());
      return new Response();
    },
    visitor.request('GET', '/'),
  );
  return session as { hasTokenError: boolean } | null;
}

const recoveries = () => calls.filter((call) => call === 'POST /v2/auth/device').length;

test('spec 1 §4, §8: a refused token on a usual call is renewed, so the two tests below prove something', async () => {
  const visitor = await createSession();
  const path = '/users/self/channel_list';
  await visitor.visit((sent) => forward(sent, path), visitor.request('GET', `/api/v2${path}`));
  expect(recoveries()).toBe(1);
  expect((await sessionOf(visitor))?.hasTokenError).toBe(true);
});

test('spec 1 §4, §8: the user statistic call sets no token-error flag, and renews nothing', async () => {
  const visitor = await createSession();
  const path = '/users/self/stat/5';
  const request = visitor.request('PATCH', `/api/v2${path}?duration=61`);
  const response = await visitor.visit((sent) => forward(sent, path), request);
  expect(response.status).toBe(401);
  expect(calls).toEqual(['PATCH /v2/users/self/stat/5']);
  expect((await sessionOf(visitor))?.hasTokenError).toBe(false);
});

test('spec 1 §4, §8: the one-time-code calls set no token-error flag, and renew nothing', async () => {
  const visitor = await createSession();
  const request = visitor.request('POST', '/api/session/code', { phone: '77010000000' });
  const response = await visitor.visit(sendCode, request);
  expect(response.status).toBe(401);
  expect(calls).toContain('POST /v2/otps');
  expect(recoveries()).toBe(0);
  expect((await sessionOf(visitor))?.hasTokenError).toBe(false);
});
