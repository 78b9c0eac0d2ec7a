import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { INSIDE_HEADER, insideKey } from '@/lib/guard/inside';
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

/**
 * Lets the framework answer into memory. Whoever asked may leave: others may be waiting for the same, and it is worth
 * keeping.
 *
 * @param cookie what it is to know of the viewer
 */
export function record(
  handler: Handler,
  asked: IncomingMessage,
  cookie: string | undefined = asked.headers.cookie,
): Promise<Recorded> {
  const response = new RecordingResponse(copyOf(asked, cookie));
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

function copyOf(asked: IncomingMessage, cookie: string | undefined): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.method = 'GET';
  request.url = asked.url;
  request.httpVersion = asked.httpVersion;
  request.headers = { ...asked.headers };
  for (const name of NOT_COPIED) delete request.headers[name];
  request.headers.cookie = cookie;
  request.headers['x-forwarded-for'] ??= asked.socket.remoteAddress;
  request.push(null);
  return request;
}

/** A request of our own for an inner address: nobody's, so that its answer is everybody's. */
export function ownRequest(path: string): IncomingMessage {
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
