import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** The number of a request in the logs of both programs (docs/OPERATIONS.md "One number for a request"). */
const HEADER = 'x-request-id';

/** Nothing else may get into the log. */
const form = /^[\w-]{8,64}$/;

/** Characters of a number that is made here. */
const LENGTH = 8;

/** The number that our own web app sent, else a new one: a part of a UUID, for which Node keeps random bytes ready. */
export function requestIdOf(request: IncomingMessage, isOurs: (address: string) => boolean): string {
  const given = request.headers[HEADER];
  const isGiven = typeof given === 'string' && form.test(given) && isOurs(request.socket.remoteAddress ?? '');
  return isGiven ? given : randomUUID().slice(0, LENGTH);
}

/** Every answer names its request. */
export function addRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(HEADER, request.id);
  });
}
