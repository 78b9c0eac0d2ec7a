import { sealData, unsealData } from 'iron-session';
import type { Session } from '@/lib/server/session/session';
import { ask } from './support/plain-http';
import { type RealPlatform, startRealPlatform } from './support/real-platform';
import { type RealWeb, SECRET, startRealWeb } from './support/real-web';

/** Calls of viewers: our server answers them without the framework, whose route has the same code and answers the same. */

const CALL = '/api/v2/users/self/favorites';
const JSON_TYPE = { 'content-type': 'application/json' };
/** Of the moment or of the connection. */
const OWN_HEADERS = [
  'date',
  'x-request-id',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
];

let platform: RealPlatform;
let ours: RealWeb;
let plain: RealWeb;
let cookie: string;

beforeAll(async () => {
  platform = await startRealPlatform();
  ours = await startRealWeb(platform.url);
  plain = await startRealWeb(platform.url, { isPlain: true });
  const { headers } = await ask(
    ours.url,
    '/api/session',
    { host: 'taspa.test', origin: 'http://taspa.test' },
    'POST',
  );
  cookie = [headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
});
afterAll(async () => {
  await plain?.stop();
  await ours?.stop();
  await platform?.stop();
});

interface Sent {
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  isNobody?: boolean;
}

async function sent(web: RealWeb, { path = CALL, method = 'GET', headers = {}, body, isNobody }: Sent) {
  const own = {
    host: 'taspa.test',
    origin: 'http://taspa.test',
    'accept-language': 'kk',
    ...(isNobody ? {} : { cookie }),
  };
  return ask(web.url, path, { ...own, ...headers }, method, body);
}

/** The headers that a viewer's browser or a proxy acts upon. */
function headersOf(all: Record<string, unknown>) {
  const kept = Object.entries(all).filter(([name]) => !OWN_HEADERS.includes(name) && name !== 'vary');
  return Object.fromEntries(
    kept.map(([name, value]) => [name, name === 'set-cookie' ? withoutValues(value) : value]),
  );
}

/** The session of the visitor with a token that the platform refuses. */
async function cookieWithBadToken(): Promise<string> {
  const seal = /taspa_session=([^;]*)/.exec(cookie)?.[1] ?? '';
  const { session } = await unsealData<{ session: Session }>(decodeURIComponent(seal), { password: SECRET });
  const bad = await sealData({ session: { ...session, token: 'f'.repeat(40) } }, { password: SECRET });
  return cookie.replace(seal, encodeURIComponent(bad));
}

/** Seals differ each time. */
const withoutValues = (lines: unknown) =>
  [lines].flat().map((line) =>
    String(line)
      .replace(/=[^;]*/, '=…')
      .replace(/Expires=[^;]*/, 'Expires=…'),
  );

const refused = (body: string) => {
  const { request_id: _, ...rest } = JSON.parse(body);
  return rest;
};

test('a read of a viewer is answered without the framework, and never stored', async () => {
  const { status, headers, body } = await sent(ours, {});
  expect([status, JSON.parse(body)]).toEqual([200, expect.any(Array)]);
  expect(headers['cache-control']).toBe('private, no-store');
  // The framework's routes name the headers of its router here.
  expect(headers.vary).toBe('Accept-Encoding');
});

const REFUSED: ReadonlyArray<readonly [string, number, Sent]> = [
  ['quality S05: without a session', 401, { isNobody: true }],
  ['quality S05: with a cookie that nobody sealed', 401, { headers: { cookie: 'taspa_session=Fe26.2*1*x' } }],
  [
    'quality S17: a write of another site',
    403,
    { method: 'POST', body: '{}', headers: { ...JSON_TYPE, origin: 'http://evil.test' } },
  ],
  ['quality S17: a write that does not say its site', 403, { method: 'DELETE', headers: { origin: 'null' } }],
  [
    'quality S17: a write that a form could send',
    415,
    { method: 'POST', body: 'content_id=1', headers: { 'content-type': 'text/plain' } },
  ],
  [
    'quality S04: half of a JSON document',
    400,
    { method: 'POST', body: '{"content_id":', headers: JSON_TYPE },
  ],
  [
    'quality S04: a body above the limit of a call',
    413,
    { method: 'POST', body: `"${'x'.repeat(11_000)}"`, headers: JSON_TYPE },
  ],
  ['DESIGN section 4 "Gateway": a call that is not listed', 404, { path: '/api/v2/users/self' }],
  ['a method that the call does not have', 404, { method: 'PATCH' }],
  ['quality S03: a way out of the calls', 404, { path: '/api/v2/..%2f..%2fsandbox' }],
  ['quality S03: a way out that addresses are cleaned of', 404, { path: '/api/v2/../../sandbox' }],
  ['quality S03: a query within a path', 404, { path: '/api/v2/users/self/favorites%3Faccess_token=x' }],
];

test.each(REFUSED)(
  '%s is refused with %i, here and in the route of the framework',
  async (_, status, request) => {
    const [own, route] = [await sent(ours, request), await sent(plain, request)];
    expect([own.status, route.status]).toEqual([status, status]);
    if (!String(route.headers['content-type']).includes('json')) return;
    expect(refused(own.body)).toEqual(refused(route.body));
    expect(headersOf(own.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'application/json',
    });
  },
);

test('spec 1 §4: a refused token is renewed, and the new cookie is the one that the route sets', async () => {
  const { body } = await sent(ours, { path: '/api/session' });
  expect(JSON.parse(body).state).toBe('guest');
  const stale = async (web: RealWeb) => sent(web, { headers: { cookie: await cookieWithBadToken() } });
  const [own, route] = [await stale(ours), await stale(plain)];
  expect([own.status, route.status]).toEqual([200, 200]);
  const cookies = withoutValues(own.headers['set-cookie']);
  expect(cookies).toEqual(withoutValues(route.headers['set-cookie']));
  expect(cookies).toEqual([
    expect.stringMatching(/^taspa_session=….*HttpOnly/),
    expect.stringMatching(/^taspa_known=/),
  ]);
});
