import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Whether these tests can run; `npm test` installs Redis, and counts them as skipped where that is impossible. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

/** A way to Redis that can become silent: what is open then stays open without an answer, as after a lost network. */
export async function proxyTo(port: number) {
  const open: { socket: Socket; to: Socket; sent: string }[] = [];
  let ignored = 0;
  let fatal: string | null = null;
  const server = createServer((socket) => {
    if (ignored > 0) {
      ignored -= 1;
      socket.resume().on('error', () => {});
      return;
    }
    const to = connect(port, '127.0.0.1');
    const way = { socket, to, sent: '' };
    open.push(way);
    for (const end of [socket, to]) end.on('error', () => {});
    socket.on('data', (bytes) => {
      way.sent += bytes;
      if (fatal === null || !String(bytes).includes(fatal)) return;
      fatal = null;
      for (const end of [socket, to]) end.destroy();
    });
    socket.pipe(to).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Of the open connections those become silent that have sent this. */
    silence(words: string): void {
      for (const { socket, to, sent } of open) {
        if (!sent.includes(words)) continue;
        socket.unpipe();
        to.unpipe();
        socket.resume();
      }
    },
    /** The next connection that sends this is lost before it arrives. */
    loseAt(words: string): void {
      fatal = words;
    },
    /** So many of the next connections are accepted and never answered. */
    ignore(count: number): void {
      ignored = count;
    },
    close(): void {
      for (const { socket, to } of open) for (const end of [socket, to]) end.destroy();
      server.close();
    },
  };
}
