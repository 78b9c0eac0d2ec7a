import type { IncomingMessage, ServerResponse } from 'node:http';
import { networkOf } from '@/lib/net/network';
import { securityHeaders } from '@/lib/security/headers';
import { Bodies, BodyRefused } from './bodies';
import { PLAIN_TEXT, say } from './busy';
import { REWRITE } from './finish';
import type { Gate } from './gate';
import { isFilePath, isPublicPicture } from './incoming';
import { type Handler, withBody } from './record';

const REVALIDATE = '/api/revalidate';

/** Of balancers and of players that ask whether anybody is there: no line of calls may keep them waiting. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/robots.txt']);

/** What calls know, and what is enough for everything else: the framework fails over any other. */
const CALLING = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const READING = ['GET', 'HEAD'];

interface Behind {
  /** The framework. */
  handler: Handler;
  calls: Gate;
  /** Everything that is stored is asked for anew. */
  purge(): void;
}

const bodies = new Bodies();

/** Files, calls, redirects: they are the framework's, which is asked once there is nothing more to wait for. */
export async function pass(
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  from: string,
  { handler, calls, purge }: Behind,
): Promise<void> {
  const isCall = pathname.startsWith('/api/');
  const methods = isCall ? CALLING : READING;
  if (!methods.includes(request.method ?? '')) return say(response, 405, { allow: methods.join(', ') });
  // A call is no part of a page, which the framework would lead to another address.
  if (isCall) delete request.headers.rsc;
  const whole = await wholeRequest(request, response, from);
  if (!whole) return;
  for (const [name, value] of Object.entries(securityHeaders())) response.setHeader(name, value);
  if (isPublicPicture(pathname)) response.setHeader('cross-origin-resource-policy', 'cross-origin');
  if (isFilePath(pathname)) return handler(whole, response);
  before(response, () => {
    // The way inside is nobody's business outside.
    response.removeHeader(REWRITE);
    const isRefusal = response.statusCode >= 400;
    if (isRefusal && !response.hasHeader('content-type')) response.setHeader('content-type', PLAIN_TEXT);
  });
  if (PROBES.has(pathname)) return handler(whole, response);
  if (pathname === REVALIDATE) {
    // Whoever may not ask for it changes nothing.
    const purgeOnce = () => response.statusCode === 200 && purge();
    // Before the answer leaves, whoever asked for it may ask for the page; after it, what began in between is old, too.
    before(response, purgeOnce);
    response.once('close', purgeOnce);
  }
  await calls.through(networkOf(from), () => handler(whole, response));
}

/** The request with its body, or null where that has been refused. */
async function wholeRequest(
  request: IncomingMessage,
  response: ServerResponse,
  from: string,
): Promise<IncomingMessage | null> {
  try {
    const body = await bodies.read(request, networkOf(from));
    return body ? withBody(request, body) : request;
  } catch (error) {
    if (!(error instanceof BodyRefused)) throw error;
    // What is still to come of it is read by nobody.
    say(response, error.status, { connection: 'close' });
    return null;
  }
}

function before(response: ServerResponse, work: () => void): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    response.statusCode = args[0];
    work();
    return writeHead(...args);
  }) as typeof response.writeHead;
}
