import type { IncomingMessage } from 'node:http';
import { INSIDE_HEADER, INSIDE_PATH_HEADER, insideKey } from '@/lib/server/guard/inside';
import { RENDER_LIMIT_MS } from './constants';
import {
  type Handler,
  type Recorded,
  recordResponse,
  simulatedRequest,
} from './next-compat/simulated-requests';

/** Headers of one exchange only: the response is requested complete and uncompressed. */
const NOT_COPIED = ['accept-encoding', 'connection', 'if-none-match', 'if-modified-since', 'range', 'te'];

/** The request for the framework in place of the viewer's own. */
interface Input {
  url: string;
  cookie: string | undefined;
  /** The inner page from the guard; without it, the guard inside the framework decides. */
  innerPath: string;
}

/** Renders a viewer's request into memory. */
export function render(handler: Handler, original: IncomingMessage, input: Input): Promise<Recorded> {
  const headers = { ...original.headers };
  for (const name of NOT_COPIED) delete headers[name];
  headers.cookie = input.cookie;
  if (input.innerPath) {
    headers[INSIDE_HEADER] = insideKey();
    headers[INSIDE_PATH_HEADER] = input.innerPath;
  }
  const request = simulatedRequest({ url: input.url, httpVersion: original.httpVersion, headers });
  return recordResponse(handler, request, RENDER_LIMIT_MS);
}

/**
 * The page of an inner address, requested by the server itself: it depends on no viewer, so it is the same
 * for everyone.
 */
export function renderInner(handler: Handler, path: string): Promise<Recorded> {
  const headers = { host: 'localhost', [INSIDE_HEADER]: insideKey() };
  return recordResponse(handler, simulatedRequest({ url: path, headers }), RENDER_LIMIT_MS);
}
