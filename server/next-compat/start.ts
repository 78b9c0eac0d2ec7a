import { EventEmitter } from 'node:events';
import next from 'next';
import type { Handler } from './simulated-requests';

export interface Framework {
  handler: Handler;
  close(): Promise<void>;
}

/** Starts the framework within this process, for requests that this process passes to it. */
export async function startFramework(port: number): Promise<Framework> {
  // The framework adds listeners for connection upgrades to its server. This one has no connections.
  const httpServer = new EventEmitter() as never;
  const app = next({ dev: false, port, httpServer });
  await app.prepare();
  return { handler: app.getRequestHandler(), close: () => app.close() };
}
