import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';

const LIMIT_MS = 5_000;

/**
 * Answers `GET /metrics` on a port of its own, never on that of clients.
 * @throws when the port is taken
 */
export async function serveMetrics(
  registry: Registry,
  { port, host }: { port: number; host: string },
): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': registry.contentType });
    response.end(await registry.metrics());
  });
  server.setTimeout(LIMIT_MS);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, resolve);
  });
  server.unref();
  return server;
}
