import type { IncomingMessage, ServerResponse } from 'node:http';
import { securityHeaders } from '@/lib/server/security/headers';
import { networkOf } from '@/lib/shared/network';
import { Bodies, BodyRefused } from './bodies';
import { PLAIN_TEXT, sendStatus } from './busy';
import type { Exchange } from './exchange';
import { assetHeaders, isFilePath, isPublicPicture } from './incoming';
import { REWRITE_HEADER } from './next-compat/headers';
import { PART_HEADER } from './next-compat/router-requests';
import { beforeHeadersSent, type Handler, simulatedRequest } from './next-compat/simulated-requests';
import type { Semaphore } from './semaphore';
import { sendResponse } from './send-response';
import { staticFile } from './static-files';
import { Unread } from './unread';
import { isViewerCall, viewerCall } from './viewer-call';

const REVALIDATE = '/api/revalidate';

/** Checks of load balancers and players: no queue of calls may delay them. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/robots.txt']);

/** Methods of calls, and of all other requests: the framework fails with any other. */
const CALLING = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const READING = ['GET', 'HEAD'];

interface NonPageServices {
  /** The framework. */
  handler: Handler;
  calls: Semaphore;
  /** Removes all stored pages. */
  purge(): void;
}

const bodies = new Bodies();
const unread = new Unread();

/** Files, calls, redirects: passed to the framework once their body is complete. Calls of viewers are answered here. */
export async function answerNonPage(
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, from, exchange }: { pathname: string; from: string; exchange: Exchange },
  { handler, calls, purge }: NonPageServices,
): Promise<void> {
  const isCall = pathname.startsWith('/api/');
  const methods = isCall ? CALLING : READING;
  if (!methods.includes(request.method ?? ''))
    return sendStatus(response, 405, { allow: methods.join(', ') });
  // A call is not a page part; the framework would redirect it to another address.
  if (isCall) delete request.headers[PART_HEADER];
  const body = await wholeBody(request, response, from);
  if (body === undefined) return;
  const headers = { ...securityHeaders(), ...assetHeaders(pathname) };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (isPublicPicture(pathname)) response.setHeader('cross-origin-resource-policy', 'cross-origin');
  const inPlace = async (work: () => Promise<void>) => {
    const network = networkOf(from);
    let working: Promise<void> | undefined;
    await calls.run(network, () => {
      // From its head on an answer waits for its viewer only, who must not keep a place of others.
      const isReady = new Promise<void>((resolve) => {
        beforeHeadersSent(response, () => {
          unread.add(request, response, network);
          resolve();
        });
      });
      working = work();
      return Promise.race([isReady, working]);
    });
    await working;
  };
  if (isViewerCall(request.method, pathname))
    return inPlace(() => viewerCall(request, body, response, exchange));
  const file = staticFile(request, pathname);
  if (file) return sendResponse(request, response, { answer: file, isStored: true }, () => [], [], exchange);
  const whole = body ? simulatedRequest(request, body) : request;
  if (isFilePath(pathname)) return handler(whole, response);
  beforeHeadersSent(response, () => {
    // Inner addresses are not sent to viewers.
    response.removeHeader(REWRITE_HEADER);
    const isRefusal = response.statusCode >= 400;
    if (isRefusal && !response.hasHeader('content-type')) response.setHeader('content-type', PLAIN_TEXT);
  });
  if (PROBES.has(pathname)) return handler(whole, response);
  if (pathname === REVALIDATE) {
    // A refused call purges nothing.
    const purgeOnce = () => response.statusCode === 200 && purge();
    // Before the response is sent, because its receiver may request a page at once; and after it, because
    // renders may have started in between.
    beforeHeadersSent(response, purgeOnce);
    response.once('close', purgeOnce);
  }
  await inPlace(() => handler(whole, response));
}

/** The body of a request, null where it has none; undefined when it was refused. */
async function wholeBody(
  request: IncomingMessage,
  response: ServerResponse,
  from: string,
): Promise<Buffer | null | undefined> {
  try {
    return await bodies.read(request, networkOf(from));
  } catch (error) {
    if (!(error instanceof BodyRefused)) throw error;
    // The rest of the body is not read.
    sendStatus(response, error.status, { connection: 'close' });
    return undefined;
  }
}
