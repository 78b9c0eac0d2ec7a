import type { Server } from 'node:http';
import { Server as Listener, type Socket } from 'node:net';
import { LAST_REQUEST_MS, STOP_LIMIT_MS } from './constants';

/** Servers whose answers end their connections (`listen.ts`). */
export const stopping = new WeakSet<Server>();

const connections = new WeakMap<Server, Set<Socket>>();

/**
 * Tracks the open connections of a server. Node does not close connections that have never sent a request, which
 * browsers open in advance.
 */
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
 * Accepts no new connections and finishes all requests, including those that still arrive on open connections
 * (docs/OPERATIONS.md "Stopping"). From now on every answer closes its connection. Connections without a request are
 * closed last; what takes longer than the limit is closed at the end.
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
    // Not the server's own `close`: it would immediately close idle connections, on which a request may be arriving.
    Listener.prototype.close.call(server, () => {
      clearTimeout(quiet);
      clearTimeout(limit);
      clearInterval(closing);
      resolve();
    });
  });
}
