import cluster from 'node:cluster';
import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';
import * as v from 'valibot';
import { readVariables } from '@/lib/shared/read-variables';
import { MAX_WORKERS } from '../constants';

const LIMIT_MS = 5_000;

/** No part of `env()`: instances that share a Redis have the same settings there, and may have other ports here. */
const settings = v.object({
  METRICS_PORT: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, 'must be a port'), v.transform(Number), v.maxValue(65_535)),
  ),
  METRICS_HOST: v.optional(v.pipe(v.string(), v.minLength(1)), '127.0.0.1'),
});

/** Where metrics are read: on the machine alone unless `METRICS_HOST` says otherwise; null without `METRICS_PORT`. */
export function metricsPlace(
  source: Record<string, string | undefined>,
): { port: number; host: string } | null {
  const { METRICS_PORT: port, METRICS_HOST: host } = readVariables(settings, source);
  return port === undefined ? null : { port, host };
}

/**
 * Answers `GET /metrics` on a port of its own, never on that of viewers. Each worker of a cluster has a port: the first free one from
 * the given port on.
 * @throws when the port is taken
 */
export async function serveMetrics(
  registry: Registry,
  place: { port: number; host: string },
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
  const tries = cluster.isWorker ? MAX_WORKERS : 1;
  for (let next = 0; ; next += 1) {
    const port = place.port + next;
    try {
      await listen(server, { port, host: place.host });
      break;
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!isTaken || next + 1 >= tries) throw error;
    }
  }
  server.unref();
  return server;
}

function listen(server: Server, { port, host }: { port: number; host: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    // Exclusive: workers of a cluster would otherwise share the port, and each answer would be another worker's.
    server.listen({ port, host, exclusive: true }, () => {
      server.removeListener('error', reject);
      resolve();
    });
  });
}
