import { publicPages } from '@/tests/bench/lib/public-pages.mjs';
import { ask, sendBytes } from '../support/plain-http';
import { type RealPlatform, startRealPlatform } from '../support/real-platform';
import { type RealWeb, startRealWeb } from '../support/real-web';

/** Requests that browsers never send, to the web app as `npm start` runs it: without a proxy in front. */

let platform: RealPlatform;
let web: RealWeb;
let host: string;

beforeAll(async () => {
  platform = await startRealPlatform();
  web = await startRealWeb(platform.url, { env: { TRUSTED_PROXIES: '0' } });
  host = new URL(web.url).host;
});
afterAll(async () => {
  await web?.stop();
  await platform?.stop();
});

const JSON_TYPE = { 'content-type': 'application/json' };

/** As a page of ours sends it. */
const post = (path: string, body: string, headers: Record<string, string> = {}, site = web.url) =>
  ask(site, path, { host, origin: `http://${host}`, ...JSON_TYPE, ...headers }, 'POST', body);

function ifClosedWhileSending(error: NodeJS.ErrnoException): null {
  if (error.code === 'EPIPE' || error.code === 'ECONNRESET') return null;
  throw error;
}

/** The longest time of a refusal. */
const LIMIT_MS = 1_000;
const ATTEMPTS = 3;

describe('quality S04: malformed bodies', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
  const part = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--x--\r\n`;
  const FLIGHT = { 'content-type': 'text/x-component' };
  const ACTION = { 'next-action': '40'.repeat(21) };

  const bodies: ReadonlyArray<readonly [string, string, Record<string, string>]> = [
    ['deeply nested JSON', nested(4_900), JSON_TYPE],
    ['half of a JSON document', '{"phone":"7', JSON_TYPE],
    ['no JSON', '\u0000\u0001', JSON_TYPE],
    ['a megabyte', 'a'.repeat(1_048_576), JSON_TYPE],
    ['an unknown action', '[]', { ...JSON_TYPE, ...ACTION }],
    [
      'an action with a hostile reference',
      '["$1:__proto__:constructor:constructor"]',
      { ...FLIGHT, ...ACTION },
    ],
    ['an action as a form', part('1_$ACTION_ID_0', '["$F1"]'), { ...multipart, ...ACTION }],
    ['an action named in a form field', part(`$ACTION_ID_${'40'.repeat(21)}`, ''), multipart],
    [
      'a form without an end',
      '--x\r\nContent-Disposition: form-data; name="0"\r\n\r\n',
      { ...multipart, ...ACTION },
    ],
    ['a nested Flight body', `{"0":${nested(2_000)}}`, { ...FLIGHT, ...ACTION }],
    ['a Flight body that refers to itself', '["$@0","$B0","$Q0","$K0"]', { ...FLIGHT, ...ACTION, rsc: '1' }],
    ['a form', 'phone=77011234567', { 'content-type': 'application/x-www-form-urlencoded' }],
  ];
  const places = [
    '/',
    '/movies',
    '/api/session/login',
    '/api/session/code',
    '/api/nothing',
    '/_next/static/x.js',
  ];
  const origins: Record<string, string>[] = [{}, { origin: 'null' }, { origin: 'http://evil.example' }];

  test.each(bodies)(
    '%s gets a 4xx within a second, on every address and with every session',
    async (_, body, headers) => {
      for (const path of places) {
        for (const origin of origins) {
          let took = Number.POSITIVE_INFINITY;
          // On a busy machine any answer may take longer once; what costs the server too much takes longer each time.
          for (let attempt = 0; attempt < ATTEMPTS && took >= LIMIT_MS; attempt += 1) {
            const begunAt = Date.now();
            const answer = await post(path, body, { ...headers, ...origin }).catch(ifClosedWhileSending);
            // Refused before all of it was sent: the answer can be lost with the connection, but not each time.
            if (!answer) continue;
            const { status } = answer;
            const isRefused = status >= 400 && status < 500;
            expect([path, origin, status, isRefused]).toEqual([path, origin, status, true]);
            took = Date.now() - begunAt;
          }
          expect([path, origin, took < LIMIT_MS]).toEqual([path, origin, true]);
        }
      }
    },
  );

  test('the process survives, and no rejection is left unhandled', async () => {
    expect((await ask(web.url, '/healthz')).status).toBe(200);
    expect(() => process.kill(web.pid, 0)).not.toThrow();
    expect(web.words()).not.toMatch(/unhandled|uncaught/i);
  });
});

describe('addresses that cannot be decoded', () => {
  const rooms = [
    '/',
    '/contents/',
    '/api/',
    '/api/rows/',
    '/api/v2/',
    '/_next/',
    '/_next/static/',
    '/brand/',
  ];
  const rest = ['/og/', '/og/taspa/ru/home/', '/sitemaps/', '/healthz/', '/robots.txt/'];

  test.each([...rooms, ...rest])(
    '%s: a broken percent sign gets a 4xx with a message, never a 500',
    async (room) => {
      for (const broken of ['%c0%af', '%ff', '%e0%80%af', '%', '%zz', 'x%00', '%ed%a0%80']) {
        const { status, headers } = await ask(web.url, `${room}${broken}`);
        expect([room + broken, status >= 400 && status < 500]).toEqual([room + broken, true]);
        expect([room + broken, headers['content-type']]).toEqual([
          room + broken,
          expect.stringMatching(/^text\/|json/),
        ]);
      }
    },
  );

  test('a broken percent sign in a query or a cookie never causes a 500', async () => {
    for (const path of ['/?q=%c0%af', '/search?q=%c0%af', '/api/search/suggest?lang=ru&text=%c0%af'])
      expect((await ask(web.url, path)).status).toBeLessThan(500);
    const cookie = 'taspa_lang=%c0%af; taspa_session=%c0%af; taspa_site=%';
    for (const path of ['/', '/api/session']) expect((await ask(web.url, path, { cookie })).status).toBe(200);
  });
});

describe('error responses name their content type', () => {
  const methods = ['TRACE', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'OPTIONS'];
  const places = [
    '/',
    '/healthz',
    '/robots.txt',
    '/api/session',
    '/api/reports',
    '/api/channels',
    '/api/nothing',
  ];

  test.each(methods)('%s is answered below 500, and an error response has a content type', async (method) => {
    for (const path of [
      ...places,
      '/_next/static/x.js',
      '/brand/taspa/favicon.svg',
      '/og/taspa/ru/home/brand',
    ]) {
      const { status, headers } = await ask(web.url, path, {}, method);
      expect([path, status < 500]).toEqual([path, true]);
      if (status >= 400)
        expect([path, headers['content-type']]).toEqual([path, expect.stringMatching(/^text\/|json/)]);
    }
  });

  test.each([
    ['an absolute target', 'GET http://evil.example/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['no HTTP', 'hello\r\n\r\n'],
    ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['too many headers', `GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(40_000)}\r\n\r\n`],
    [
      'an address that is too long',
      `GET /?${'a'.repeat(5_000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    ],
  ])('%s', async (_, bytes) =>
    expect(await sendBytes(web.url, bytes)).toMatch(/^HTTP\/1\.1 4\d\d [\s\S]*content-type: text/i),
  );

  test('a client-side navigation to an address with a dialog works too', async () => {
    const { status, headers } = await ask(web.url, '/lk', { 'sec-fetch-mode': 'cors' });
    expect([status, headers['content-type']]).toEqual([401, expect.stringMatching(/^text\/plain/)]);
  });
});

describe('isolation from pages of other origins', () => {
  test('every response isolates its window, except for windows that it opens itself', async () => {
    for (const path of [
      '/',
      '/nowhere',
      '/api/session',
      '/healthz',
      '/_next/static/nothing.js',
      '/lk',
      '/api/%c0',
    ]) {
      const { headers } = await ask(web.url, path);
      expect([path, headers['cross-origin-opener-policy']]).toEqual([path, 'same-origin-allow-popups']);
    }
  });

  test.each([
    ['/', 'same-origin'],
    ['/api/channels?lang=ru', 'same-origin'],
    ['/_next/static/nothing.js', 'same-origin'],
    ['/service-worker.js', 'same-origin'],
    ['/content_embed/1-x', 'cross-origin'],
    ['/channel_embed/1', 'cross-origin'],
    ['/og/taspa/ru/home/brand', 'cross-origin'],
    ['/brand/taspa/favicon.svg', 'cross-origin'],
  ])('%s may be embedded by pages of %s', async (path, policy) =>
    expect((await ask(web.url, path)).headers['cross-origin-resource-policy']).toBe(policy),
  );
});

test('quality S33: no page loads a script of another host, and the content policy would block one', async () => {
  const pages = Object.values(await publicPages(platform.url));
  expect(pages.length).toBeGreaterThan(20);
  for (const path of pages) {
    const { body, headers } = await ask(web.url, path);
    const sources = [...body.matchAll(/<script[^>]*\s(?:data-)?src="([^"]*)"/g)].map(([, source]) => source);
    const ahead = [...body.matchAll(/<link[^>]*as="script"[^>]*href="([^"]*)"/g)].map(([, source]) => source);
    const foreign = [...sources, ...ahead].filter((source) => !source?.startsWith('/_next/static/'));
    expect([path, foreign]).toEqual([path, []]);
    expect([path, sources.length > 0]).toEqual([path, true]);
    const rule = String(headers['content-security-policy'])
      .split('; ')
      .find((one) => one.startsWith('script-src '));
    expect([path, rule]).toEqual([path, expect.stringMatching(/^script-src 'self'(?: 'sha256-[\w+/=]+')*$/)]);
  }
});

describe('quality S17: the scheme is part of the origin', () => {
  test('refuses a page of our host over https where the site is reached over http', async () => {
    expect((await post('/api/session', '', { origin: `https://${host}` })).status).toBe(403);
    // Without a proxy of ours the header of a client is not trusted.
    const claimed = { origin: `https://${host}`, 'x-forwarded-proto': 'https' };
    expect((await post('/api/session', '', claimed)).status).toBe(403);
    expect((await post('/api/session', '')).status).toBe(200);
  });

  test('refuses a page of our host over http where the site is reached over https', async () => {
    const secure = await startRealWeb(platform.url, {
      env: { SITE_URL: 'https://taspa.example' },
    });
    try {
      const from = (origin: string) =>
        post('/api/session', '', { host: 'taspa.example', origin }, secure.url);
      expect((await from('http://taspa.example')).status).toBe(403);
      expect((await from('https://taspa.example')).status).toBe(200);
    } finally {
      await secure.stop();
    }
  });
});

describe('rate limits by address also work without a proxy', () => {
  test('limits one connection address after too many requests, whatever X-Forwarded-For says', async () => {
    const report = (at: number) =>
      post('/api/reports', '{}', {
        'content-type': 'application/csp-report',
        'x-forwarded-for': `10.1.1.${at}`,
      });
    const statuses: number[] = [];
    for (let at = 0; at < 40; at += 1) statuses.push((await report(at)).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([400, 429]);
  });
});
