import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newKeyPair } from '../../src/notices/web-push/encrypt.ts';
import { sendWebPush } from '../../src/notices/web-push/sender.ts';
import { vapidOf } from '../../src/notices/web-push/vapid.ts';

/** A push service that answers with these statuses, in their order. */
let statuses: number[] = [];
let requests: { url: string; ttl: string }[] = [];
let service: Server;
let base = '';

beforeAll(async () => {
  service = createServer((request, response) => {
    requests.push({ url: request.url ?? '', ttl: String(request.headers.ttl) });
    const status = statuses.shift() ?? 201;
    response.writeHead(status, status === 307 ? { location: `${base}elsewhere` } : {}).end();
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(service.address() as AddressInfo).port}/push/`;
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});

const send = (answers: number[], endpoint = `${base}7`) => {
  statuses = answers;
  requests = [];
  const keys = {
    p256dh: newKeyPair().publicKey.toString('base64url'),
    auth: Buffer.alloc(16).toString('base64url'),
  };
  return sendWebPush(
    {
      vapid: vapidOf(newKeyPair().privateKey, null),
      places: { hosts: [], sandbox: base },
      answerLimitMs: 3_000,
    },
    JSON.stringify({ endpoint, keys }),
    { payload: Buffer.from('{}'), seconds: 99 * 24 * 3600, now: Date.now() },
  );
};

describe('a push service (RFC 8030)', () => {
  test.each<[string, number[], string, number]>([
    ['takes a message', [201], 'delivered', 1],
    ['is asked once more when it is out of order', [503, 201], 'delivered', 2],
    ['that stays out of order loses this message', [503, 503], 'failed', 2],
    ['refuses our message', [413], 'failed', 1],
    ['knows no such browser', [404], 'gone', 1],
    ['has a browser that wants no more', [410], 'gone', 1],
    ['that leads elsewhere is not followed', [307], 'failed', 1],
  ])('%s: %p', async (_, answers, delivery, requestCount) => {
    expect([await send(answers), requests.length]).toEqual([delivery, requestCount]);
    expect(requests.every(({ url }) => url === '/push/7')).toBe(true);
  });

  test('keeps a message for four weeks at most', async () => {
    await send([201]);
    expect(requests).toEqual([{ url: '/push/7', ttl: '2419200' }]);
  });

  test('a subscription at an unknown host gets no request and is removed', async () => {
    expect([await send([], 'http://127.0.0.1:1/push/7'), requests]).toEqual(['gone', []]);
  });
});
