import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { INSIDE_HEADER, INSIDE_PATH_HEADER, insideKey } from '@/lib/guard/inside';
import { RENDER_LIMIT_MS } from './limits';

/** An answer of the framework as a whole, before anybody sees it. */
export interface Recorded {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Of one exchange only; the answer is asked for whole and uncompressed. */
const NOT_COPIED = ['accept-encoding', 'connection', 'if-none-match', 'if-modified-since', 'range', 'te'];

/** What the framework is told instead of what the viewer sent. */
interface Told {
  url: string;
  cookie: string | undefined;
  /** The inner page that has been decided on; without it, the guard inside decides. */
  innerPath: string;
}

/**
 * Lets the framework answer into memory. Whoever asked may leave: others may be waiting for the same, and it is worth
 * keeping.
 */
export function record(handler: Handler, asked: IncomingMessage, told: Told): Promise<Recorded> {
  return recorded(handler, copyOf(asked, told));
}

/** The page of an inner address, asked for by ourselves: nobody's, so that it is everybody's. */
export function recordInner(handler: Handler, path: string): Promise<Recorded> {
  return recorded(handler, ownRequest(path));
}

function recorded(handler: Handler, asked: IncomingMessage): Promise<Recorded> {
  const response = new RecordingResponse(asked);
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`${asked.url}: no page in time`)), RENDER_LIMIT_MS);
    const settle = () => clearTimeout(limit);
    response.once('finish', () => {
      settle();
      resolve(response.recorded());
    });
    handler(response.req, response).then(
      () => {
        if (!response.writableEnded) response.end();
      },
      (error) => {
        settle();
        reject(error);
      },
    );
  });
}

function copyOf(asked: IncomingMessage, { url, cookie, innerPath }: Told): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.method = 'GET';
  request.url = url;
  request.httpVersion = asked.httpVersion;
  request.headers = { ...asked.headers };
  for (const name of NOT_COPIED) delete request.headers[name];
  request.headers.cookie = cookie;
  if (innerPath) {
    request.headers[INSIDE_HEADER] = insideKey();
    request.headers[INSIDE_PATH_HEADER] = innerPath;
  }
  request.push(null);
  return request;
}

/** A request whose body has been read already. */
export function withBody(
  { method, url, httpVersion, headers }: IncomingMessage,
  body: Buffer,
): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method, url, httpVersion, headers, complete: true });
  request.push(body);
  request.push(null);
  return request;
}

function ownRequest(path: string): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.method = 'GET';
  request.url = path;
  request.httpVersion = '1.1';
  request.headers = { host: 'localhost', [INSIDE_HEADER]: insideKey() };
  return request;
}

class RecordingResponse extends ServerResponse {
  readonly #chunks: Buffer[] = [];

  recorded(): Recorded {
    return { status: this.statusCode, headers: this.getHeaders(), body: Buffer.concat(this.#chunks) };
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    const headers = rest.at(-1);
    this.statusCode = status;
    if (headers && typeof headers === 'object') {
      for (const [name, value] of Object.entries(headers)) this.setHeader(name, value);
    }
    return this;
  }

  override flushHeaders(): void {}

  override write(chunk: unknown, ...rest: unknown[]): boolean {
    this.#take(chunk, rest);
    callLast(rest);
    return true;
  }

  override end(...args: unknown[]): this {
    if (this.finished) return this;
    const [chunk, ...rest] = args;
    if (chunk !== undefined && chunk !== null && typeof chunk !== 'function') this.#take(chunk, rest);
    this.finished = true;
    queueMicrotask(() => {
      this.emit('finish');
      this.emit('close');
      callLast(args);
    });
    return this;
  }

  #take(chunk: unknown, [encoding]: unknown[]): void {
    if (typeof chunk === 'string') {
      this.#chunks.push(
        Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'),
      );
    } else if (chunk instanceof Uint8Array) this.#chunks.push(Buffer.from(chunk));
  }
}

function callLast(args: unknown[]): void {
  const last = args.at(-1);
  if (typeof last === 'function') last();
}
