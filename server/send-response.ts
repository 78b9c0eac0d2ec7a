import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestScope } from '@/lib/shared/request-scope';
import { REQUEST_ID } from './exchange';
import { CACHE_HEADER } from './next-compat/headers';
import type { Found } from './pages';

/**
 * Sends an answer, or a 304 when the browser's copy is valid.
 * @param completeRedirect completes the address of a redirect
 */
export async function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  { answer, isStored }: Found,
  completeRedirect: (headers: readonly string[]) => string[],
  cookies: readonly string[],
  { id }: RequestScope,
): Promise<void> {
  const isElsewhere = answer.status >= 300 && answer.status < 400;
  const headers = isElsewhere ? completeRedirect(answer.headers) : [...answer.headers];
  for (const cookie of cookies) headers.push('set-cookie', cookie);
  // In this list, because `writeHead` takes a slow way where `setHeader` was called before.
  headers.push(REQUEST_ID, id);
  // The same header values as the framework's.
  if (answer.isForAll) headers.push(CACHE_HEADER, isStored ? 'HIT' : 'MISS');
  if (answer.status === 200 && isKnown(request.headers['if-none-match'], answer.etag)) {
    response.writeHead(304, headers);
    response.end();
    return;
  }
  const encoding = answer.encodingFor(acceptedBy(request));
  const encoded = answer.body(encoding);
  const body = encoded instanceof Promise ? await encoded : encoded;
  if (encoding !== 'identity') headers.push('content-encoding', encoding);
  headers.push('content-length', String(body.length));
  response.writeHead(answer.status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function isKnown(known: string | undefined, etag: string): boolean {
  return known?.split(',').some((one) => bare(one.trim()) === bare(etag)) ?? false;
}

const bare = (etag: string): string => etag.replace(/^W\//, '');

/** The encodings that the browser accepts. */
export function acceptedBy({ headers }: IncomingMessage): string | undefined {
  const accepted = headers['accept-encoding'];
  return Array.isArray(accepted) ? accepted.join(',') : accepted;
}
