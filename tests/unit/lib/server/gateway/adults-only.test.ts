import nock from 'nock';
import { contract, payContract } from '@/lib/server/gateway/login/contract';
import { forward } from '@/lib/server/gateway/personal/forward';
import { newSession, writeSession } from '@/lib/server/session/session';
import { cookiesOfRequest, Visitor } from '@/tests/support/visitor';

jest.mock('next/headers', () => ({ cookies: () => cookiesOfRequest() }));
// An intended refusal.
jest.mock('@/lib/shared/log', () => ({
  ...jest.requireActual('@/lib/shared/log'),
  logFailure: () => undefined,
}));

process.env.SESSION_SECRET = 'unit-tests-need-a-session-secret-too';
process.env.PLATFORM_URL = 'http://platform.test';

const calls: string[] = [];
let profile: { id: string; name: string; role: 'adult' | 'child'; icon: null };

beforeAll(() => nock.disableNetConnect());
beforeEach(() => {
  calls.length = 0;
  for (const method of ['GET', 'DELETE']) {
    nock('http://platform.test')
      .persist()
      .intercept(/.*/, method)
      .reply((address) => {
        calls.push(`${method} ${address.split('?')[0]}`);
        return [200, address.endsWith('/self/profile') ? profile : []];
      });
  }
});
afterEach(() => nock.cleanAll());
afterAll(() => nock.restore());

async function watching(role: 'adult' | 'child'): Promise<Visitor> {
  const visitor = new Visitor();
  const person = { userId: 7, deviceId: 'd1', token: 'c'.repeat(40), isGuest: false, name: null };
  profile = { id: '1', name: 'Somebody', role, icon: null };
  await visitor.visit(
    async () => {
      const session = newSession({ ...person, phone: null, serial: 's1' }, Date.now());
      await writeSession({ ...session, profile }, () => true);
      return new Response();
    },
    visitor.request('POST', '/'),
  );
  return visitor;
}

const MESSAGES = '/users/self/messages';

describe.each([
  ['GET', MESSAGES],
  ['DELETE', `${MESSAGES}/12`],
])('spec 3 §3 Message, quality S14: %s %s', (method, path) => {
  test('is refused to a child without calling the platform', async () => {
    const kid = await watching('child');
    const { status, body } = await kid.call((sent) => forward(sent, path), method, `/api/v2${path}`);
    expect({ status, code: body.error_code }).toEqual({ status: 403, code: 'not_for_children' });
    expect(calls).not.toContain(`${method} /v2${path}`);
  });

  test('reaches the platform for an adult', async () => {
    const adult = await watching('adult');
    const { status } = await adult.call((sent) => forward(sent, path), method, `/api/v2${path}`);
    expect(status).toBe(200);
    expect(calls).toContain(`${method} /v2${path}`);
  });
});

describe.each([
  ['GET', contract],
  ['POST', payContract],
])('spec 3 §6: %s /api/session/status-block', (method, route) => {
  const path = '/api/session/status-block';
  const body = method === 'POST' ? {} : undefined;

  test('is refused to a child without reading the contract of its parents', async () => {
    const kid = await watching('child');
    const answer = await kid.call(route, method, path, body);
    expect([answer.status, answer.body.error_code]).toEqual([403, 'not_for_children']);
    expect(calls).not.toContain('GET /v2/mw/status_block');
  });

  test('reads the contract for an adult', async () => {
    const adult = await watching('adult');
    await adult.call(route, method, path, body);
    expect(calls).toContain('GET /v2/mw/status_block');
  });
});
