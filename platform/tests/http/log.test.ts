import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { ApiError } from '../../src/http/errors.ts';
import { sendError } from '../../src/http/failures.ts';
import { redactUrl } from '../../src/http/redact.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';

const TOKEN = 'a'.repeat(40);

test.each([
  [`/v2/x?access_token=${TOKEN}&a=1`, '/v2/x?access_token=***&a=1'],
  [`/v2/x?a=1&ACCESS_TOKEN=${TOKEN}`, '/v2/x?a=1&ACCESS_TOKEN=***'],
  [`/v2/x?token=${TOKEN}`, '/v2/x?token=***'],
  ['/hls/sx2k.abcdef/live/3929/index.m3u8?now=1', '/hls/***/live/3929/index.m3u8?now=1'],
  ['/relay/sx2k.abcdef/10001/seal/index.m3u8', '/relay/***/10001/seal/index.m3u8'],
  ['/dash/sx2k.abcdef/live/3929/index.mpd', '/dash/***/live/3929/index.mpd'],
  ['/v2/x?a=token', '/v2/x?a=token'],
])('never logs a token: %s', (url, written) => {
  expect(redactUrl(url)).toBe(written);
});

describe('the request log', () => {
  const lines: string[] = [];
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await testPlatform({
      env: { logLevel: 'info', trustedProxies: ['10.9.0.0/16'] },
      logTo: { write: (line) => void lines.push(line) },
    });
  });
  afterAll(() => platform.close());

  test('has one line per request, without the token', async () => {
    lines.length = 0;
    await platform.app.inject(`/v2/users/self?access_token=${TOKEN}`);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      method: 'GET',
      url: '/v2/users/self?access_token=***',
      status: 401,
    });
  });

  test.each([
    [
      'of our web app is in the log and in the answer',
      '127.0.0.1',
      'a1b2c3d4-of-the-proxy',
      /^a1b2c3d4-of-the-proxy$/,
    ],
    ['of anybody else is not used', '203.0.113.9', 'a1b2c3d4-of-a-stranger', /^[0-9a-f]{8}$/],
    ['that is not one is not used', '127.0.0.1', 'x\\n{"level":60}', /^[0-9a-f]{8}$/],
    ['is made where none was sent', '127.0.0.1', undefined, /^[0-9a-f]{8}$/],
  ])('quality S34: a number %s', async (_, remoteAddress, given, expected) => {
    lines.length = 0;
    const headers = given ? { 'x-request-id': given } : {};
    const answer = await platform.app.inject({ url: '/v2/users/self', remoteAddress, headers });
    expect(answer.headers['x-request-id']).toMatch(expected);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ requestId: answer.headers['x-request-id'] });
  });

  test('logs the cause of a failed query, but not its parameters', async () => {
    lines.length = 0;
    await platform.db.execute('alter table users rename to users_away');
    const answer = await platform.app.inject({
      method: 'POST',
      url: '/v2/auth/login',
      payload: { login: 'someone-secret', password: 'x' },
    });
    await platform.db.execute('alter table users_away rename to users');
    expect(answer.json()).toMatchObject({ status_code: 500, error_code: 'error' });
    const log = lines.join('');
    expect(log).toContain('users');
    expect(log).not.toContain('someone-secret');
  });

  test.each([
    ['from the gateway on this machine', '127.0.0.1', '198.51.100.7'],
    ['from a trusted gateway', '10.9.0.1', '198.51.100.7'],
    ['from a neighbour in the private network', '10.1.2.3', '10.1.2.3'],
    ['from a neighbour on the same link', '169.254.0.7', '169.254.0.7'],
    ['from any other address', '203.0.113.9', '203.0.113.9'],
  ])('sets the viewer’s address by x-forwarded-for %s', async (_who, remoteAddress, believed) => {
    const answer = await platform.app.inject({
      url: '/v2/users/self/network',
      remoteAddress,
      headers: { 'x-forwarded-for': '198.51.100.7' },
    });
    expect(answer.json().remote).toBe(believed);
  });
});

test.each([
  ['leaves before it gets one is no error', true, 'info'],
  ['waits for it is an error', false, 'error'],
])('an answer that is refused in overload to a client who %s in the log', async (_, leaves, level) => {
  const words = new EventEmitter();
  const write = (line: string) => void (line.includes('request failed') && words.emit('failure', line));
  const formatters = { level: (label: string) => ({ level: label }) };
  const app = fastify({ logger: { formatters, stream: { write } } });
  app.setErrorHandler(sendError);
  app.get('/', async (_request, reply) => {
    if (leaves) socket.destroy();
    if (leaves) await once(reply.raw, 'close');
    throw new ApiError('unavailable');
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const failure = once(words, 'failure');
  const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'));
  const [line] = await failure;
  socket.destroy();
  await app.close();
  expect(JSON.parse(line)).toMatchObject({ level });
});
