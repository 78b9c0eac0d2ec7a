import type { Server } from 'node:http';
import { STOP_LIMIT_MS } from './constants';

/** Lets what is under way end, takes nothing new, and gives up on who does not end (docs/OPERATIONS.md "Stopping"). */
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
