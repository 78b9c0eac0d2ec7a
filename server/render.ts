import type { IncomingMessage } from 'node:http';
import { INSIDE_HEADER, INSIDE_PATH_HEADER, insideKey } from '@/lib/server/guard/inside';
import { RENDER_LIMIT_MS } from './constants';
import {
  type Handler,
  type Recorded,
  recordResponse,
  simulatedRequest,
} from './next-compat/simulated-requests';

/** Headers of one exchange only: the response is requested whole and uncompressed. */
const NOT_COPIED = ['accept-encoding', 'connection', 'if-none-match', 'if-modified-since', 'range', 'te'];

/** What the framework receives instead of what the viewer sent. */
interface Input {
  url: string;
  cookie: string | undefined;
  /** The inner page that has been decided on; without it, the guard inside decides. */
  innerPath: string;
}

/** Lets the framework answer a viewer's request into memory. */
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

/** The page of an inner address, requested by the server itself: it depends on no viewer, so it is the same for everybody. */
export function renderInner(handler: Handler, path: string): Promise<Recorded> {
  const headers = { host: 'localhost', [INSIDE_HEADER]: insideKey() };
  return recordResponse(handler, simulatedRequest({ url: path, headers }), RENDER_LIMIT_MS);
}
