import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { forwardCall, OWN_CALLS } from '@/lib/server/gateway/personal/forward';
import { tracing } from '@/lib/shared/tracing';
import { accepts, MIN_COMPRESSED } from './encodings';
import { type Exchange, inScope } from './exchange';
import { RequestJar } from './next-compat/cookie-jar';
import { acceptedBy } from './send-response';

/** A low level, because the result is sent once. */
const GZIP = { level: 3 };

/** The methods of the route (`app/api/v2`); any other is refused by the framework. */
const METHODS = ['GET', 'POST', 'PATCH', 'DELETE'];

/** Its name in traces, as that of every route. */
const ROUTE = '/api/v2/[...path]';

/**
 * Whether this is a call for a viewer that this server answers without the framework: personal data and reports of the
 * player. A stream call needs ages of titles from the framework's data cache (`cached-read.ts`), so it is left to the
 * framework.
 */
export const isViewerCall = (method: string | undefined, pathname: string): boolean =>
  pathname.startsWith(OWN_CALLS) && METHODS.includes(method ?? '') && !pathname.endsWith('/stream');

/**
 * Answers a call of a viewer with the code of the route, but without the framework, which would cost several times as much
 * as everything else in it (docs/SCALE.md).
 */
export async function viewerCall(
  request: IncomingMessage,
  body: Buffer | null,
  response: ServerResponse,
  { id }: Exchange,
): Promise<void> {
  const { method = '', headers } = request;
  const cookies = new RequestJar(headers.cookie);
  const run = () => forwardCall(webRequest(request, body));
  const answer = await inScope(
    { id, cookies },
    () => tracing()?.request(method, ROUTE, headers, run) ?? run(),
  );
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  const lines = cookies.lines();
  if (lines.length > 0) response.setHeader('set-cookie', lines);
  await sendBody(request, response, answer);
}

async function sendBody(request: IncomingMessage, response: ServerResponse, answer: Response): Promise<void> {
  const { status } = answer;
  if (status === 204) {
    response.writeHead(status).end();
    return;
  }
  const plain = Buffer.from(await answer.arrayBuffer());
  const isCompressed = plain.length >= MIN_COMPRESSED && accepts(acceptedBy(request), 'gzip');
  const bytes = isCompressed ? await promisify(gzip)(plain, GZIP) : plain;
  if (isCompressed) response.setHeader('content-encoding', 'gzip');
  response.setHeader('vary', 'Accept-Encoding');
  response.writeHead(status, { 'content-length': bytes.length }).end(bytes);
}

/** The request as a route of the framework gets it: a body of one that only reads is dropped, as there. */
function webRequest({ method, url, headers }: IncomingMessage, body: Buffer | null): Request {
  const hasBody = body !== null && method !== 'GET';
  const pairs = Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]);
  return new Request(`http://${headers.host || 'localhost'}${url}`, {
    method,
    headers: pairs,
    body: hasBody ? new Uint8Array(body) : null,
  });
}
