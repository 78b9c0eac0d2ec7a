import nock from 'nock';
import { startSession } from '@/lib/server/gateway/session/start-session';
import { cookiesOfRequest, Visitor } from '@/tests/support/visitor';

jest.mock('next/headers', () => ({ cookies: () => cookiesOfRequest() }));

process.env.SESSION_SECRET = 'unit-tests-need-a-session-secret-too';
process.env.PLATFORM_URL = 'http://platform.test';

const refusal = (message: string) => ({
  error: { message },
  error_code: 'permission_denied',
  detail: message,
});
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
  ['en', 'Sign in to keep watching.'],
  ['uz-Latn', 'Tomosha qilishni davom ettirish uchun kiring.'],
])('spec 1 §4: where guests are not allowed a login is forced (%s)', async (language, message) => {
  platform().get('/users/self/network').reply(200, { is_guest_allowed: false, provider: {} });
  const visitor = new Visitor();
  visitor.language = language;
  const response = await visitor.visit(startSession, visitor.request('POST', '/api/session'));
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ error_code: 'login_required', message });
  // No guest was created; the readable cookie has the reason.
  expect([...visitor.jar]).toEqual([['taspa_forced_login', 'login']]);
});

test('spec 1 §8: a start that ends at the login takes back that the region is closed: the login is refused there again', async () => {
  platform().get('/users/self/network').reply(200, { is_guest_allowed: false, provider: {} });
  const visitor = new Visitor();
  visitor.jar.set('taspa_region', 'closed');
  const response = await visitor.visit(startSession, visitor.request('POST', '/api/session'));
  expect(response.status).toBe(401);
  expect([...visitor.jar]).toEqual([['taspa_forced_login', 'login']]);
});

test('spec 1 §8: a start that the platform does not answer says nothing of the region', async () => {
  platform()
    .get('/users/self/network')
    .reply(400, refusal('no network'))
    .post('/users')
    .reply(400, refusal('no'));
  const visitor = new Visitor();
  visitor.jar.set('taspa_region', 'closed');
  const response = await visitor.visit(startSession, visitor.request('POST', '/api/session'));
  expect(response.status).toBe(503);
  expect(visitor.jar.get('taspa_region')).toBe('closed');
});

test('spec 1 §4: login is forced when the network does not answer and the platform refuses guests', async () => {
  platform()
    .get('/users/self/network')
    .reply(400, refusal('no network'))
    .post('/users')
    .reply(403, refusal('no guests'))
    .get('/users/self/network')
    .reply(200, { is_guest_allowed: false, provider: {} });
  const visitor = new Visitor();
  const response = await visitor.visit(startSession, visitor.request('POST', '/api/session'));
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ error_code: 'login_required' });
});

test.each([
  ['its own texts', { login: { title: 'Нет сети', description: 'Подключитесь к сети провайдера' } }],
  ['ours', undefined],
])('spec 1 §8: no provider: a modal with the default login title and description (%s)', async (_, words) => {
  platform().get('/users/self/network').reply(200, { provider: null, default: words });
  const visitor = new Visitor();
  const response = await visitor.visit(startSession, visitor.request('POST', '/api/session'));
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({
    error_code: 'no_provider',
    title: words?.login.title ?? null,
    message: words?.login.description ?? expect.stringContaining('провайдеру'),
  });
  expect(visitor.jar.size).toBe(0);
});

test('spec 1 §8: a closed region shows country and IP, also when the platform does not send them', async () => {
  platform()
    .post('/users')
    .reply(403, refusal('Not here'))
    .get('/users/self/network')
    .twice()
    .reply(200, { is_guest_allowed: true, provider: {}, country: 'DE', remote: '203.0.113.7' });
  const visitor = new Visitor();
  const response = await visitor.visit(startSession, visitor.request('POST', '/api/session'));
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({
    error_code: 'region_not_served',
    message: 'Not here (DE, 203.0.113.7)',
  });
  expect(visitor.jar.get('taspa_region')).toBe('closed');
  expect(visitor.jar.has('taspa_known')).toBe(false);
});
