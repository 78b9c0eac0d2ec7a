import { connect, type Socket } from 'node:net';
import { BODIES, BODY_MS, MAX_BODY_BYTES } from '@/server/constants';
import { ask, BROWSER } from '../support/plain-http';
import { type RealPlatform, startRealPlatform } from '../support/real-platform';
import { type RealWeb, startRealWeb } from '../support/real-web';

/**
 * Request bodies that are slow, too long, or never complete (docs/OPERATIONS.md "Limits of the web server").
 */

const HOUSEHOLD = '192.0.2.1';

/** The limit of a body, with time for a busy machine; far below the 60 s of a whole request. */
const CLOSED_WITHIN_MS = BODY_MS + 15_000;

let platform: RealPlatform;
let web: RealWeb;

beforeAll(async () => {
  platform = await startRealPlatform();
  web = await startRealWeb(platform.url);
});
afterAll(async () => {
  await web?.stop();
  await platform?.stop();
});

interface Slow {
  socket: Socket;
  /** The response, once the server has closed the connection. */
  answered: Promise<string>;
}

/** A call with a Content-Length whose body is not sent. */
function slowCall(path: string, promised: string, from = HOUSEHOLD): Promise<Slow> {
  const { port, host } = new URL(web.url);
  const head = [
    `POST ${path} HTTP/1.1`,
    ...[`Host: ${host}`, `Origin: ${web.url}`, `X-Forwarded-For: ${from}`, `User-Agent: ${BROWSER}`],
    ...['Content-Type: application/json', promised],
  ];
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), 'localhost');
    const answered = new Promise<string>((done) => {
      let received = '';
      socket.on('data', (bytes) => (received += bytes));
      socket.on('close', () => done(received));
    });
    socket.on('error', reject);
    socket.on('connect', () =>
      socket.write(`${head.join('\r\n')}\r\n\r\n`, () => resolve({ socket, answered })),
    );
  });
}

const ordinary = (from: string) =>
  ask(
    web.url,
    '/api/session',
    { origin: web.url, host: new URL(web.url).host, 'x-forwarded-for': from },
    'POST',
  );

describe('530 requests whose bodies never arrive', () => {
  test.each([
    ['from one address', () => HOUSEHOLD],
    ['each from its own address', (at: number) => `10.0.${at >> 8}.${at & 255}`],
  ])(
    '%s: health, robots and the requests of others are answered, and each unfinished request gets a 408',
    async (_, from) => {
      const begunAt = Date.now();
      const slow = await Promise.all(
        Array.from({ length: 530 }, (_unused, at) =>
          slowCall('/api/session', 'Content-Length: 100', from(at)),
        ),
      );
      for (const path of ['/healthz', '/robots.txt', '/api/session', '/api/channels?lang=ru'])
        expect([path, (await ask(web.url, path)).status]).toEqual([path, 200]);
      expect((await ordinary('192.0.2.2')).status).toBe(200);
      // Another viewer of the household has the same address as the attacker.
      expect((await ordinary(HOUSEHOLD)).status).toBe(200);
      const answers = await Promise.all(slow.map(({ answered }) => answered));
      expect(Date.now() - begunAt).toBeLessThan(CLOSED_WITHIN_MS);
      const statuses = new Set(answers.map((received) => received.slice(9, 12)));
      expect([...statuses].filter((status) => status !== '408')).toEqual([]);
    },
  );
});

test('a body that arrives byte by byte has the same limit of five seconds', async () => {
  const begunAt = Date.now();
  const { socket, answered } = await slowCall('/api/session', 'Transfer-Encoding: chunked');
  const drip = setInterval(() => socket.writable && socket.write('1\r\n{\r\n'), 100);
  expect(await answered).toMatch(/^HTTP\/1\.1 408 /);
  clearInterval(drip);
  expect(Date.now() - begunAt).toBeLessThan(CLOSED_WITHIN_MS);
});

test('unfinished bodies of one address are limited: the oldest one is dropped', async () => {
  const first = await slowCall('/api/session', 'Content-Length: 100');
  const begunAt = Date.now();
  const more = await Promise.all(
    Array.from({ length: BODIES.perAddress }, () => slowCall('/api/session', 'Content-Length: 100')),
  );
  expect(await first.answered).toMatch(/^HTTP\/1\.1 408 /);
  expect(Date.now() - begunAt).toBeLessThan(BODY_MS);
  for (const { socket } of more) socket.destroy();
});

test.each([
  ['one with a Content-Length', `Content-Length: ${MAX_BODY_BYTES + 1}`],
  ['of gigabytes', 'Content-Length: 99999999999'],
  ['one without a Content-Length', 'Transfer-Encoding: chunked'],
])('a body that is too long is refused before it is read completely: %s', async (_, promised) => {
  const { socket, answered } = await slowCall('/api/revalidate', promised);
  if (promised.startsWith('Transfer')) {
    const piece = 'a'.repeat(16_384);
    for (let sent = 0; sent <= MAX_BODY_BYTES; sent += piece.length)
      socket.write(`${piece.length.toString(16)}\r\n${piece}\r\n`);
  }
  expect(await answered).toMatch(/^HTTP\/1\.1 413 [\s\S]*content-type: text\/plain/i);
});

test('a body that never arrives does not delay files and pages', async () => {
  for (const path of [
    '/_next/static/nothing.js',
    '/brand/taspa/favicon.svg',
    '/og/taspa/ru/home/brand',
    '/',
  ]) {
    const { answered, socket } = await slowCall(path, 'Content-Length: 100');
    const received = await Promise.race([answered, new Promise((resolve) => socket.once('data', resolve))]);
    expect([path, String(received)]).toEqual([path, expect.stringMatching(/^HTTP\/1\.1 4\d\d /)]);
    socket.destroy();
  }
});
