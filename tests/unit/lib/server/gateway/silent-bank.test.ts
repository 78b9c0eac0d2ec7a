import nock from 'nock';
import { transaction } from '@/lib/server/gateway/commerce/transactions';
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

const WORDS = 'The bank has not answered yet.';
const visitor = new Visitor();

beforeAll(async () => {
  nock.disableNetConnect();
  const person = { userId: 7, deviceId: 'd1', token: 'c'.repeat(40), isGuest: false, name: null };
  const profile = { id: '1', name: 'Somebody', role: 'adult' as const, icon: null };
  await visitor.visit(
    async () => {
      const session = newSession({ ...person, phone: null, serial: 's1' }, Date.now());
      await writeSession({ ...session, profile }, () => true);
      return new Response();
    },
    visitor.request('POST', '/'),
  );
});
afterEach(() => nock.cleanAll());
afterAll(() => nock.restore());

async function checked(status: number, body: object) {
  nock('http://platform.test')
    .persist()
    .get(/.*/)
    .reply((address) => {
      if (address.includes('/transactions/')) return [status, body];
      if (address.endsWith('/self/profile')) return [200, { id: '1', name: 'Somebody', role: 'adult' }];
      return [200, [{ id: 3, balance: '0.00', currency: 'KZT' }]];
    });
  return visitor.call((sent) => transaction(sent, '5'), 'GET', '/api/commerce/transactions/5');
}

test('spec 3 §8: the answer that the bank is silent about a payment is passed on with the words of the platform', async () => {
  const answer = await checked(504, { error: { message: WORDS }, status_code: 504, error_code: 'timeout' });
  expect(answer).toMatchObject({
    status: 504,
    body: { error_code: 'timeout', error: { message: WORDS } },
  });
});

test('a 504 of something in between says nothing about the payment', async () => {
  expect(await checked(504, {})).toMatchObject({ status: 503, body: { error_code: 'unavailable' } });
});
