import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { logRequest } from '@/lib/shared/log';
import { metrics } from '@/lib/shared/metrics';
import type { RequestScope } from '@/lib/shared/request-scope';
import type { RouteNames } from './metrics/route-names';

/** A request and its answer, as the log and the metrics know it. */
export interface Exchange extends RequestScope {
  /** For {@link RouteNames}: that of a call or a file, or the inner address of a page; empty until it is known. */
  path: string;
  /** Answered from memory. Such requests are not logged, because there are thousands per second. */
  isQuick: boolean;
}

/** The header of a request's number, in both directions. */
export const REQUEST_ID = 'x-request-id';
/** The form of a number from a proxy of ours: nothing else may get into the log. */
const GIVEN_ID = /^[\w-]{8,64}$/;

/** W3C Trace Context. */
const TRACE_HEADERS = ['traceparent', 'tracestate'];

const scopes = new AsyncLocalStorage<RequestScope>();
globalThis.taspaRequests = scopes;

/** The number of a request: that of our own proxy in front, else a new one. A viewer's own is not used. */
function requestIdOf({ headers }: IncomingMessage, trustedProxies: number): string {
  const given = headers[REQUEST_ID];
  if (trustedProxies > 0 && typeof given === 'string' && GIVEN_ID.test(given)) return given;
  // Node has many of these ready; `randomBytes` was a twelfth of the time of a stored page.
  return randomUUID().slice(0, 8);
}

/** Begins to observe a request, until its answer was sent or its viewer has left. */
export function beginExchange(
  request: IncomingMessage,
  response: ServerResponse,
  { names, trustedProxies }: { names: RouteNames; trustedProxies: number },
): Exchange {
  const startedAt = performance.now();
  const exchange = { id: requestIdOf(request, trustedProxies), path: '', isQuick: false };
  delete request.headers[REQUEST_ID];
  // A trace begins at a proxy of ours or here, never at a viewer.
  if (trustedProxies === 0) for (const name of TRACE_HEADERS) delete request.headers[name];
  response.once('close', () => {
    const counted = metrics();
    if (!counted && exchange.isQuick) return;
    const ms = performance.now() - startedAt;
    // Closed by the viewer before there was an answer.
    const status = response.headersSent ? response.statusCode : 499;
    const method = request.method ?? '';
    const route = names.nameOf(exchange.path);
    counted?.request(route, method, status, ms / 1_000);
    if (!exchange.isQuick) logRequest({ requestId: exchange.id, method, route, status, ms: Math.round(ms) });
  });
  return exchange;
}

/** Work for a request: the platform's log and ours have its number. */
export const inScope = <Result>(scope: RequestScope, work: () => Result): Result => scopes.run(scope, work);
