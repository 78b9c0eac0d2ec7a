import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { httpServer } from '@/server/listen';
import { createRequestHandler } from '@/server/request-handler';
import { Semaphore } from '@/server/semaphore';

process.env.SESSION_SECRET = 'unit-tests-need-a-session-secret-too';

const work = jest.fn(() => {
  throw new Error('work');
});
jest.mock('@/server/page-request', () => ({ pageRequest: () => work(), oddPageRequest: () => work() }));

/** The server without a framework, while `use` sends to it. */
async function serve(use: (port: number, server: Server) => Promise<void>): Promise<void> {
  const calls = new Semaphore({ places: 1, share: 1, waiting: 0 });
  const services = { handler: work, calls, names: { nameOf: () => '' }, trustedProxies: 0 };
  const server = httpServer(createRequestHandler(services as never));
  server.listen(0);
  await once(server, 'listening');
  try {
    await use((server.address() as AddressInfo).port, server);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

describe('quality S29, R10: a viewer who has left before the request was read', () => {
  test.each(['GET /channels', 'POST /api/session'])(
    'has no address to count, so nothing is done: %s',
    async (line) =>
      serve(async (port, server) => {
        // What Node says of a connection that was reset.
        server.on('connection', (socket) =>
          Object.defineProperty(socket, 'remoteAddress', { get: () => undefined }),
        );
        const socket = connect(port, 'localhost');
        const received = jest.fn();
        socket.on('data', received);
        socket.write(`${line} HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n`);
        await once(socket, 'close');
        expect(work).not.toHaveBeenCalled();
        expect(received).not.toHaveBeenCalled();
      }),
  );
});

describe('attack: requests that nobody sends honestly cause no failure of ours', () => {
  const firstLine = (request: string) => async (port: number) => {
    const socket = connect(port, 'localhost');
    socket.write(request);
    const [answer] = await once(socket, 'data');
    socket.destroy();
    return String(answer).split('\r\n')[0];
  };

  test.each(['/api/v2/users/self/favorites', '/api/session', '/channels', '/healthz'])(
    'a host that cannot be parsed gets 400: %s',
    async (path) =>
      serve(async (port) => {
        const send = firstLine(`GET ${path} HTTP/1.1\r\nHost: site:99999\r\n\r\n`);
        expect(await send(port)).toBe('HTTP/1.1 400 Bad Request');
        expect(work).not.toHaveBeenCalled();
      }),
  );

  test('a call that only reads may have a body, which is not read', async () =>
    serve(async (port) => {
      const send = firstLine('GET /api/v2/nothing HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}');
      expect(await send(port)).toBe('HTTP/1.1 404 Not Found');
    }));
});
