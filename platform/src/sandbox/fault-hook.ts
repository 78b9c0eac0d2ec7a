import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pickLocale } from '../http/locale.ts';
import { translate } from '../http/messages/translate.ts';
import { SANDBOX_PUSH } from '../notices/web-push/sender.ts';
import type { Fault, Faults } from './faults.ts';

/** Valid headers with a body that breaks off, as from a crashing proxy. */
const GARBAGE = '{"id":1,"title":"\uFFFD\uFFFD<html><body>502';

function answerStatus(fault: Fault, status: number, request: FastifyRequest, reply: FastifyReply) {
  const text = translate(pickLocale(request.headers['accept-language']), { key: 'sandbox_fault' });
  const body = {
    error: { message: text },
    status_code: status,
    detail: text,
    error_code: fault.errorCode ?? 'error',
  };
  return reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body);
}

/** Parts of the sandbox that simulate external services, so faults apply to them too. */
const OUTSIDE = ['/sandbox/vitrina/', SANDBOX_PUSH];

/** The sandbox itself always answers. */
const isControl = (url: string) =>
  url.startsWith('/sandbox') && !OUTSIDE.some((place) => url.startsWith(place));

/** Delays, holds, cuts or corrupts real requests, before any other part of the platform. */
export function addFaults(
  app: FastifyInstance,
  faults: Faults,
  onCut: (request: FastifyRequest) => void,
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isControl(request.url)) return;
    const fault = faults.faultFor(request.method, request.url);
    if (!fault) return;
    if (fault.delayMs) await wait(fault.delayMs);
    if (fault.hang) await faults.hold(fault, (release) => request.raw.once('close', release));
    if (fault.cut) {
      reply.hijack();
      onCut(request);
      request.raw.socket.destroy();
      return;
    }
    // The answer is sent before the CORS hook runs: without this a browser would report another error than the requested one.
    if (fault.status || fault.garbage) reply.header('access-control-allow-origin', '*');
    if (fault.status) return answerStatus(fault, fault.status, request, reply);
    if (fault.garbage) return reply.type('application/json').serializer(String).send(GARBAGE);
  });

  app.addHook('preClose', async () => {
    faults.remove(() => true);
  });
}
