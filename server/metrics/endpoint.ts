import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Registry } from 'prom-client';
import * as v from 'valibot';
import { logWarning } from '@/lib/shared/log';
import { readVariables } from '@/lib/shared/read-variables';
import { WORKER_SLOT, WORKER_STOP_LIMIT_MS } from '../constants';

const LIMIT_MS = 5_000;
const RETRY_MS = 1_000;

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
 * Answers `GET /metrics` on a port of its own, never on that of viewers. Each worker of a cluster has the given port plus its slot, so that
 * it is read where its predecessor was; until that one has left the port, it tries again without holding up the start.
 * A port that stays taken is logged once.
 * @throws when the port is taken, except in a worker
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
  server.unref();
  const slot = process.env[WORKER_SLOT];
  const at = { port: place.port + Number(slot ?? 0), host: place.host };
  try {
    await listen(server, at);
  } catch (error) {
    if (slot === undefined || !isTaken(error)) throw error;
    void listenLater(server, at);
  }
  return server;
}

const isTaken = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EADDRINUSE';

async function listenLater(server: Server, at: { port: number; host: string }): Promise<void> {
  // The predecessor is told to stop when this worker is ready, a moment later.
  const end = performance.now() + WORKER_STOP_LIMIT_MS + RETRY_MS;
  let isLogged = false;
  while (!server.listening) {
    await pause(RETRY_MS, undefined, { ref: false });
    await listen(server, at).catch((error) => {
      // A predecessor has left the port at the end: then the port belongs to another program.
      if (isLogged || (isTaken(error) && performance.now() < end)) return;
      isLogged = true;
      logWarning('metrics_port', { why: String(error) });
    });
  }
}

async function listen(server: Server, { port, host }: { port: number; host: string }): Promise<void> {
  // It takes its listeners back when the port is taken; a callback of `listen` would stay on the server.
  const listening = once(server, 'listening');
  // Exclusive: workers of a cluster would otherwise share the port, and each answer would be another worker's.
  server.listen({ port, host, exclusive: true });
  await listening;
}
