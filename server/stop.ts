import type { Server } from 'node:http';
import { STOP_LIMIT_MS } from './constants';

/**
 * Finishes running requests, accepts no new ones, and closes those that take too long (docs/OPERATIONS.md
 * "Stopping").
 */
export function stop(server: Server, limitMs = STOP_LIMIT_MS): Promise<void> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => server.closeAllConnections(), limitMs);
    server.close(() => {
      clearTimeout(limit);
      resolve();
    });
    server.closeIdleConnections();
  });
}
