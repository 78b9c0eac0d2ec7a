import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** The framework's request handler, as `getRequestHandler()` returns it. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A whole response of the framework. */
export interface Recorded {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

type Head = Pick<IncomingMessage, 'url' | 'headers'> &
  Partial<Pick<IncomingMessage, 'method' | 'httpVersion'>>;

/** A request without a connection. The body is complete, so the framework waits for nothing. */
export function simulatedRequest(
  { method = 'GET', url, httpVersion = '1.1', headers }: Head,
  body?: Buffer,
): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method, url, httpVersion, headers });
  if (body) {
    request.complete = true;
    request.push(body);
  }
  request.push(null);
  return request;
}

/** Lets the framework answer into memory. The viewer may leave meanwhile: the response is worth storing. */
export function recordResponse(
  handler: Handler,
  request: IncomingMessage,
  limitMs: number,
): Promise<Recorded> {
  const response = new RecordedResponse(request);
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`${request.url}: no response in time`)), limitMs);
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

/** Calls `work` before the head of a response is sent, when its status and headers are known. */
export function beforeHeadersSent(response: ServerResponse, work: () => void): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    response.statusCode = args[0];
    work();
    return writeHead(...args);
  }) as typeof response.writeHead;
}

class RecordedResponse extends ServerResponse {
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
