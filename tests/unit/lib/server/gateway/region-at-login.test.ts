import nock from 'nock';
import { logIn } from '@/lib/server/gateway/login/login';
import { cookiesOfRequest, Visitor } from '@/tests/support/visitor';

jest.mock('next/headers', () => ({ cookies: () => cookiesOfRequest() }));

process.env.SESSION_SECRET = 'unit-tests-need-a-session-secret-too';
process.env.PLATFORM_URL = 'http://platform.test';

const refusal = { error: { message: 'Not here' }, error_code: 'permission_denied', detail: 'Not here' };
const token = { access_token: 'c'.repeat(40) };

beforeAll(() => nock.disableNetConnect());
afterEach(() => nock.cleanAll());
afterAll(() => nock.restore());

const platform = () => nock('http://platform.test/v2');

async function enter(): Promise<{ visitor: Visitor; status: number; body: Record<string, unknown> }> {
  platform()
    .get('/users/self/network')
    .times(3)
    .reply(200, { is_guest_allowed: true, provider: {}, country: 'DE', remote: '203.0.113.7' });
  const visitor = new Visitor();
  const given = { login: 'aisha', password: 'secret' };
  const response = await visitor.visit(logIn, visitor.request('POST', '/api/session/login', given));
  return { visitor, status: response.status, body: await response.json() };
}

test.each<[string, () => void]>([
  ['the login itself', () => platform().post('/auth/login').reply(403, refusal)],
  [
    'the device of who has logged in',
    () => {
      platform().post('/auth/login').reply(200, token);
      platform().get('/users/self').reply(200, { id: 7, first_name: 'Айша', phone: null, is_guest: false });
      platform().post('/users/self/devices').reply(403, refusal);
    },
  ],
])('spec 1 §8: 403 at %s: country and IP are shown, and nobody is logged in', async (_, refuse) => {
  refuse();
  const { visitor, status, body } = await enter();
  expect({ status, ...body }).toMatchObject({
    status: 403,
    error_code: 'region_not_served',
    message: 'Not here (DE, 203.0.113.7)',
  });
  // From now on the guard redirects to /geo_lock.
  expect(visitor.jar.get('taspa_region')).toBe('closed');
  expect(visitor.jar.has('taspa_session')).toBe(false);
  expect(visitor.jar.has('taspa_known')).toBe(false);
});

test('spec 1 §8: 403 at the list of devices after "too many devices" is no closed region', async () => {
  platform().post('/auth/login').reply(200, token);
  platform().get('/users/self').reply(200, { id: 7, first_name: 'Айша', phone: null, is_guest: false });
  platform()
    .post('/users/self/devices')
    .reply(400, { error: { message: 'Too many devices' } });
  platform().get('/users/self/devices').reply(403, refusal);
  const { visitor, status, body } = await enter();
  expect({ status, ...body }).toMatchObject({ status: 403, error_code: 'error_too_many_devices' });
  expect(visitor.jar.has('taspa_region')).toBe(false);
});
