import nock from 'nock';
import { REFUSAL_COOKIE } from '@/lib/rules/session/constants';
import { consumeStartParameters } from '@/lib/server/gateway/login/consume-start-parameters';
import { ARRIVAL_HEADER } from '@/lib/shared/arrival-header';
import { cookiesOfRequest, Visitor } from '@/tests/support/visitor';

jest.mock('next/headers', () => ({ cookies: () => cookiesOfRequest() }));

process.env.SESSION_SECRET = 'unit-tests-need-a-session-secret-too';
process.env.PLATFORM_URL = 'http://platform.test';

beforeAll(() => nock.disableNetConnect());
afterEach(() => nock.cleanAll());
afterAll(() => nock.restore());

const refusal = (message: string) => ({
  error: { message },
  error_code: 'permission_denied',
  detail: message,
});
const platform = () => nock('http://platform.test/v2');

/** A page that a link opens with a token. */
async function arrive() {
  platform().get('/users/self').reply(200, { id: 7, first_name: 'Айша', phone: null, is_guest: false });
  const visitor = new Visitor();
  const query = { to: '/movies', token: 'c'.repeat(40) };
  visitor.extraHeaders = { [ARRIVAL_HEADER]: new URLSearchParams(query).toString() };
  const response = await visitor.visit(consumeStartParameters, visitor.request('GET', '/movies'));
  return { jar: visitor.jar, location: response.headers.get('location') };
}

test('spec 1 §8 Too many devices: a login by a token leads to the login dialog, and leaves it the words of the platform', async () => {
  platform()
    .post('/users/self/devices')
    .reply(400, { error: { message: 'Too many devices' } });
  platform().get('/users/self/devices').reply(403, refusal('Too many were removed today'));
  const { jar, location } = await arrive();
  expect(location).toBe('/movies#auth');
  expect(jar.get(REFUSAL_COOKIE)).toBe('Too many were removed today');
  expect(jar.has('taspa_region')).toBe(false);
});

test('spec 1 §8 Unsupported region: a login by a token leaves the words of the platform to the page about the region', async () => {
  platform().post('/users/self/devices').reply(403, refusal('Not here'));
  const { jar, location } = await arrive();
  expect(location).toBe('/movies');
  expect([jar.get('taspa_region'), jar.get(REFUSAL_COOKIE)]).toEqual(['closed', 'Not here']);
});

test('no text is longer than a cookie can be, or breaks its encoding', async () => {
  platform()
    .post('/users/self/devices')
    .reply(403, refusal(`\ud800${'😀'.repeat(2_000)}`));
  const said = encodeURIComponent((await arrive()).jar.get(REFUSAL_COOKIE) ?? '');
  expect(said).not.toBe('');
  expect(said.length).toBeLessThan(4_000);
});

test('other refusals leave nothing', async () => {
  platform().post('/users/self/devices').reply(404, refusal('Nothing'));
  const { jar, location } = await arrive();
  expect(location).toBe('/movies#auth');
  expect(jar.has(REFUSAL_COOKIE)).toBe(false);
});
