import nock from 'nock';
import { startSession } from '@/lib/gateway/start-session';
import { cookiesOfRequest, Visitor } from '@/tests/support/visitor';

jest.mock('next/headers', () => ({ cookies: () => cookiesOfRequest() }));

process.env.SESSION_SECRET = 'unit-tests-need-a-session-secret-too';
process.env.PLATFORM_URL = 'http://platform.test';

const platform = () => nock('http://platform.test/v2');

beforeAll(() => nock.disableNetConnect());
afterEach(() => {
  expect(nock.pendingMocks()).toEqual([]);
  nock.cleanAll();
});
afterAll(() => nock.restore());

test.each([
  ['ru', 'Чтобы смотреть дальше, войдите.'],
  ['kk', 'Әрі қарай көру үшін кіріңіз.'],
  ['en', 'Log in to keep watching.'],
  ['uz-Latn', 'Tomosha qilishni davom ettirish uchun kiring.'],
])('spec 1 §4: where guests are not allowed a login is forced (%s)', async (language, message) => {
  platform()
    .post('/users')
    .reply(403, { error: { message: 'no guests' }, error_code: 'permission_denied', detail: 'no guests' })
    .get('/users/self/network')
    .reply(200, { is_guest_allowed: false, country: 'KZ', remote: '203.0.113.7' });
  const visitor = new Visitor();
  visitor.language = language;
  const response = await visitor.visit(startSession, visitor.request('POST', '/api/session'));
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ error_code: 'login_required', message });
  // Nobody was made; the front door hears why.
  expect([...visitor.jar]).toEqual([['taspa_door', 'login']]);
});

test('spec 1 §8: a closed region is told with country and IP, also by a platform that does not say them', async () => {
  platform()
    .post('/users')
    .reply(403, { error: { message: 'Not here' }, error_code: 'permission_denied', detail: 'Not here' })
    .get('/users/self/network')
    .twice()
    .reply(200, { is_guest_allowed: true, country: 'DE', remote: '203.0.113.7' });
  const visitor = new Visitor();
  const response = await visitor.visit(startSession, visitor.request('POST', '/api/session'));
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({
    error_code: 'region_not_served',
    message: 'Not here (DE, 203.0.113.7)',
  });
  expect([...visitor.jar]).toEqual([['taspa_region', 'closed']]);
});
