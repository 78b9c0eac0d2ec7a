import type { Server } from 'node:http';
import { Server as Listener, type Socket } from 'node:net';
import { LAST_REQUEST_MS, STOP_LIMIT_MS } from './constants';

/** Servers whose answers end their connections (`listen.ts`). */
export const stopping = new WeakSet<Server>();

const connections = new WeakMap<Server, Set<Socket>>();

/** Knows the open connections of a server. The server itself does not close those that never sent anything, as browsers open in advance. */
export function watchConnections(server: Server): void {
  const open = new Set<Socket>();
  connections.set(server, open);
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
}

function closeUnused(server: Server): void {
  server.closeIdleConnections();
  for (const socket of connections.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy();
}

/**
 * Accepts no new connections and finishes all requests, also those that open connections still bring (docs/OPERATIONS.md "Stopping"): every answer
 * from now on says that its connection ends. Connections without a request are closed last, and those that take too long in the end.
 */
export function stop(server: Server, limitMs = STOP_LIMIT_MS): Promise<void> {
  stopping.add(server);
  return new Promise((resolve) => {
    let closing: NodeJS.Timeout | undefined;
    const quiet = setTimeout(() => {
      closing = setInterval(() => closeUnused(server), LAST_REQUEST_MS / 10);
      closeUnused(server);
    }, LAST_REQUEST_MS);
    const limit = setTimeout(() => server.closeAllConnections(), limitMs);
    // The server's own `close` would also close connections at once on which a request may be on its way.
    Listener.prototype.close.call(server, () => {
      clearTimeout(quiet);
      clearTimeout(limit);
      clearInterval(closing);
      resolve();
    });
  });
}
