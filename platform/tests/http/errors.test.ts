import type { FastifyRequest } from 'fastify';
import { toApiError } from '../../src/http/failures.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { personSession } from '../support/session.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const request = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, extra: object = {}) =>
  platform.app.inject({ method, url, ...extra });

const login = (payload: string, type: string) =>
  request('POST', '/v2/auth/login', { payload, headers: { 'content-type': type } });

describe('wire 1.6: the body of an error', () => {
  test('repeats the status and always has a text', async () => {
    const answer = await request('GET', '/v2/users/self', { headers: { 'accept-language': 'en' } });
    expect(answer.statusCode).toBe(401);
    expect(answer.body).toBe(
      '{"error":{"message":"Authentication credentials were not provided."},"status_code":401,' +
        '"detail":"Authentication credentials were not provided.","error_code":"not_authenticated"}',
    );
  });

  test.each([
    ['ru', 'Страница не найдена.'],
    ['kk', 'Бет табылмады.'],
    ['en', 'Not found.'],
    ['uz', 'Sahifa topilmadi.'],
    ['de, uz;q=0.4, en;q=0.7', 'Not found.'],
    ['', 'Страница не найдена.'],
  ])('is in the language of "%s", raw and not escaped', async (language, text) => {
    const answer = await request('GET', '/v2/nowhere', { headers: { 'accept-language': language } });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain(`"message":"${text}"`);
  });

  test('a wrong field is named in detail, and the map is in the message as on the live service', async () => {
    const answer = await request('POST', '/v2/auth/login', {
      payload: { login: 'x'.repeat(300), password: 'p' },
      headers: { 'accept-language': 'en' },
    });
    expect(answer.json()).toEqual({
      error: { message: "{'login': ['No more than 254 characters.']}" },
      status_code: 400,
      detail: { login: ['No more than 254 characters.'] },
      error_code: 'invalid',
    });
  });

  test.each([
    ['a known path with a wrong method', 'PUT', '/v2/users/self', 405, 'method_not_allowed'],
    ['an unknown path', 'GET', '/v2/users/self/nothing', 404, 'not_found'],
    ['a path outside the API', 'GET', '/etc/passwd', 404, 'not_found'],
    ['a broken escape', 'GET', '/v2/%zz', 400, 'invalid'],
    ['a NUL in the query', 'GET', '/v2/users/self/network?provider=%00', 400, 'invalid'],
    ['a path with ".."', 'GET', '/v2/..%2f..%2fetc', 404, 'not_found'],
    ['an id that is impossible', 'GET', '/v2/users/abc/devices/device', 401, 'not_authenticated'],
  ] as const)('%s', async (_what, method, url, status, code) => {
    const answer = await request(method, url);
    expect(answer.json()).toMatchObject({ status_code: status, error_code: code });
    expect(answer.statusCode).toBe(status);
  });

  test('an id longer than any real id is 404', async () => {
    const answer = await request('GET', `/v2/users/${'7'.repeat(400)}/devices/device`);
    expect(answer.json()).toMatchObject({ status_code: 404, error_code: 'not_found' });
  });

  test('numbers beyond every number are an unknown id in a path and invalid in a query', async () => {
    const { deviceToken } = await personSession(platform.app, { phone: '77010000998' });
    const answerTo = async (path: string) =>
      (await request('GET', `/v2/users/self/transactions${path}access_token=${deviceToken}`)).json();
    expect(await answerTo('/1e309?')).toMatchObject({ status_code: 404, error_code: 'not_found' });
    expect(await answerTo('?limit=1e309&')).toMatchObject({ status_code: 400, error_code: 'invalid' });
  });

  test('405 names the allowed methods', async () => {
    const answer = await request('DELETE', '/v2/users/self');
    expect(answer.headers.allow).toBe('GET, HEAD, PATCH');
  });

  test.each([
    ['plain text', 'x', 'text/plain', 415, 'unsupported_media_type'],
    ['broken JSON', '{', 'application/json', 400, 'parse_error'],
    ['a list', '[]', 'application/json', 400, 'invalid'],
    ['null', 'null', 'application/json', 400, 'invalid'],
    ['nothing', '', 'application/json', 400, 'invalid'],
    ['a NUL', '{"login":"\\u0000","password":"x"}', 'application/json', 400, 'invalid'],
    ['deep nesting', `{"login":${'['.repeat(5000)}${']'.repeat(5000)}}`, 'application/json', 400, 'invalid'],
    ['more than the limit', `{"login":"${'x'.repeat(300_000)}"}`, 'application/json', 413, 'too_large'],
  ])('a body of %s', async (_what, payload, type, status, code) => {
    const answer = await login(payload, type);
    expect(answer.json()).toMatchObject({ status_code: status, error_code: code });
    expect(answer.statusCode).toBe(status);
  });

  test('a body cannot reach object prototypes', async () => {
    const answer = await login('{"login":"a","password":"b","__proto__":{"x":1}}', 'application/json');
    expect(answer.statusCode).toBe(400);
    expect(({} as { x?: number }).x).toBeUndefined();
  });
});

describe('wire 1.3, 10.10 requests that must be tolerated', () => {
  test.each([
    ['a trailing slash', '/'],
    ['format=json', '?format=json'],
    ['empty parameters', '?ts=&access_token=&history=false&force_https=true'],
    ['10 kB of an unknown parameter', `?x=${'a'.repeat(10_000)}`],
  ])('%s', async (_what, end) => {
    expect((await request('GET', `/v2/users/self/network${end}`)).statusCode).toBe(200);
  });

  test('any site may call the API', async () => {
    const answer = await request('GET', '/v2/users/self/network', { headers: { origin: 'https://24h.tv' } });
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    const preflight = await platform.app.inject({
      method: 'OPTIONS',
      url: '/v2/users/self',
      headers: { origin: 'https://24h.tv', 'access-control-request-method': 'PATCH' },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-allow-methods']).toContain('PATCH');
  });
});

test('wire 1.4 answers are compact JSON with unescaped letters and slashes', async () => {
  const answer = await request('GET', '/v2/users/self/network');
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  expect(answer.body.startsWith('{"id":1,')).toBe(true);
  expect(answer.body).not.toMatch(/\\u|\\\/|": /);
});

test.each(['timeout exceeded when trying to connect', 'Connection terminated due to connection timeout'])(
  'a database that gives no connection in time is unavailable: %s',
  (message) => {
    const failure = new Error('Failed query', { cause: new Error(message) });
    expect(toApiError(failure, {} as FastifyRequest)).toMatchObject({ code: 'unavailable', status: 503 });
  },
);
