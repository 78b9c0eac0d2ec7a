import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { httpServer } from '@/server/listen';
import { createRequestHandler } from '@/server/request-handler';
import { Semaphore } from '@/server/semaphore';

process.env.SESSION_SECRET = 'unit-tests-need-a-session-secret-too';

const work = jest.fn(() => {
  throw new Error('work');
});
jest.mock('@/server/page-request', () => ({ pageRequest: () => work(), oddPageRequest: () => work() }));

describe('quality S29, R10: a viewer who has left before the request was read', () => {
  test.each(['GET /channels', 'POST /api/session'])(
    'has no address to count, so nothing is done: %s',
    async (line) => {
      const calls = new Semaphore({ places: 1, share: 1, waiting: 0 });
      const services = { handler: work, calls, names: { nameOf: () => '' }, trustedProxies: 0 };
      const server = httpServer(createRequestHandler(services as never));
      // What Node says of a connection that was reset.
      server.on('connection', (socket) =>
        Object.defineProperty(socket, 'remoteAddress', { get: () => undefined }),
      );
      server.listen(0);
      await once(server, 'listening');
      try {
        const socket = connect((server.address() as AddressInfo).port, 'localhost');
        const received = jest.fn();
        socket.on('data', received);
        socket.write(`${line} HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n`);
        await once(socket, 'close');
        expect(work).not.toHaveBeenCalled();
        expect(received).not.toHaveBeenCalled();
      } finally {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  );
});
