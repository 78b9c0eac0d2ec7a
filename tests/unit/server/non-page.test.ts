import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { pipeToNodeResponse } from 'next/dist/server/pipe-readable';
import { sendStatus } from '@/server/busy';
import { httpServer } from '@/server/listen';
import type { Handler } from '@/server/next-compat/simulated-requests';
import { answerNonPage } from '@/server/non-page';
import { Semaphore } from '@/server/semaphore';
import { Unread } from '@/server/unread';

process.env.SESSION_SECRET = 'unit-tests-need-a-session-secret-too';

/** More than a system takes for a viewer who does not read. */
const LARGE = new Uint8Array(32 * 1024 * 1024);

let server: Server;
let port = 0;
const sockets: Socket[] = [];

async function listen(handler: RequestListener): Promise<void> {
  server = httpServer((request, response) => {
    response.on('error', () => {});
    handler(request, response);
  });
  server.listen(0);
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
}

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** A viewer who reads the beginning of the answer and nothing more. */
async function unreadCall(): Promise<Socket> {
  const socket = connect(port, 'localhost');
  sockets.push(socket);
  socket.on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'data');
  socket.pause();
  return socket;
}

describe('quality F04: viewers who do not read their answers', () => {
  const calls = new Semaphore({ places: 1, share: 1, waiting: 0 });

  /** The server with this in place of the framework; returns the failures that its caller gets. */
  async function listenWith(handler: Handler): Promise<unknown[]> {
    const failures: unknown[] = [];
    const exchange = { id: 'a', path: '/api/rows', isQuick: false };
    const input = { pathname: '/api/rows', from: '192.0.2.1', exchange };
    await listen((request, response) => {
      answerNonPage(request, response, input, { handler, calls, purge: () => {} }).catch((error) => {
        failures.push(error);
        sendStatus(response, 500);
      });
    });
    return failures;
  }

  test('they keep no place of others', async () => {
    // As the framework sends the answer of a route: its promise ends when the viewer has got all.
    const failures = await listenWith((_, response) =>
      pipeToNodeResponse(new Blob([LARGE]).stream(), response),
    );
    await unreadCall();
    expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
    expect([calls.running, failures]).toEqual([0, []]);
  });

  test('a failure after the head of an answer is still known to the caller', async () => {
    const failures = await listenWith(async (_, response) => {
      response.writeHead(200).write('half');
      throw new Error('within');
    });
    await expect(fetch(`http://localhost:${port}/`).then((answer) => answer.text())).rejects.toThrow();
    expect([calls.running, failures]).toEqual([0, [new Error('within')]]);
  });

  const watched =
    (unread: Unread): RequestListener =>
    (request, response) => {
      unread.add(request, response, '192.0.2.1');
      response.end(LARGE);
    };

  test('an answer is given up when its time is over', async () => {
    await listen(watched(new Unread({ perAddress: 9, total: 9 }, 100)));
    await unreadCall();
    const open = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
    while ((await open()) !== 0) await new Promise(setImmediate);
  });

  test.each([
    ['of one address', { perAddress: 2, total: 9 }],
    ['of all', { perAddress: 9, total: 2 }],
  ])('with too many %s the oldest one is given up; those that were read do not count', async (_, bounds) => {
    await listen(watched(new Unread(bounds)));
    for (let at = 0; at < 3; at += 1) await (await fetch(`http://localhost:${port}/`)).arrayBuffer();
    const oldest = await unreadCall();
    const second = await unreadCall();
    const ended = new Promise((resolve) => oldest.once('close', resolve));
    const third = await unreadCall();
    oldest.resume();
    await ended;
    expect([second.destroyed, third.destroyed]).toEqual([false, false]);
  });
});
