import { once } from 'node:events';
import { Agent, get, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { LAST_REQUEST_MS } from '@/server/constants';
import { httpServer } from '@/server/listen';
import { stop } from '@/server/stop';

/** A server whose answers take this time. */
async function listening(ms: number): Promise<{ server: Server; port: number }> {
  const server = httpServer(async (_, response) => {
    await pause(ms);
    response.end('whole');
  });
  return { server, port: await portOf(server) };
}

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return (server.address() as AddressInfo).port;
}

function answerOf(port: number, agent: Agent): Promise<{ body: string; connection: string | undefined }> {
  return new Promise((resolve, reject) => {
    get({ port, agent }, (answer) => {
      let body = '';
      answer.on('data', (chunk) => {
        body += chunk;
      });
      answer.on('end', () => resolve({ body, connection: answer.headers.connection }));
    }).on('error', reject);
  });
}

describe('docs/OPERATIONS.md "Stopping"', () => {
  afterEach(() => jest.useRealTimers());

  test('what is under way is answered, and the answer ends its connection', async () => {
    const { server, port } = await listening(200);
    const agent = new Agent({ keepAlive: true });
    const answer = answerOf(port, agent);
    await once(server, 'request');
    const stopped = stop(server);
    expect(await answer).toEqual({ body: 'whole', connection: 'close' });
    await stopped;
  });

  test('an open connection may bring one more request; a new connection is refused', async () => {
    const { server, port } = await listening(1);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect((await answerOf(port, agent)).connection).toBe('keep-alive');
    // A busy machine must not use up the time for a last request.
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const stopped = stop(server);
    jest.advanceTimersByTime(LAST_REQUEST_MS - 1);
    expect(await answerOf(port, agent)).toEqual({ body: 'whole', connection: 'close' });
    await expect(answerOf(port, new Agent())).rejects.toThrow('ECONNREFUSED');
    await stopped;
  });

  test('an idle connection does not delay the end', async () => {
    const { server, port } = await listening(1);
    const idle = connect(port);
    await new Promise((resolve) => idle.once('connect', resolve));
    await answerOf(port, new Agent({ keepAlive: true }));
    const force = jest.spyOn(server, 'closeAllConnections');
    await stop(server, 60_000);
    expect(force).not.toHaveBeenCalled();
    idle.destroy();
  });

  test('what takes longer than the limit is closed', async () => {
    const server = httpServer(() => new Promise(() => {}));
    const port = await portOf(server);
    const answer = answerOf(port, new Agent());
    answer.catch(() => {});
    await once(server, 'request');
    await stop(server, 300);
    await expect(answer).rejects.toThrow();
  });
});
