import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** The number of a request in the logs of both programs (docs/OPERATIONS.md "One number for a request"). */
const HEADER = 'x-request-id';

/** Nothing else may get into the log. */
const form = /^[\w-]{8,64}$/;

/** The number that our own web app sent, else a new one. */
export function requestIdOf(request: IncomingMessage, isOurs: (address: string) => boolean): string {
  const given = request.headers[HEADER];
  const isGiven = typeof given === 'string' && form.test(given) && isOurs(request.socket.remoteAddress ?? '');
  return isGiven ? given : randomBytes(4).toString('hex');
}

/** Every answer names its request. */
export function addRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(HEADER, request.id);
  });
}
