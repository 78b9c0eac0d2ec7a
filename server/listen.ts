import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { PLAIN_TEXT } from './busy';
import {
  HEADERS_TIMEOUT_MS,
  IDLE_MS,
  KEEP_ALIVE_MS,
  MAX_HEADER_BYTES,
  REQUEST_TIMEOUT_MS,
} from './constants';
import { stopping, watchConnections } from './stop';

interface Waits {
  headersTimeout: number;
  requestTimeout: number;
  keepAliveTimeout: number;
  /** The interval of checks for slow connections. */
  connectionsCheckingInterval?: number;
}

const WAITS: Waits = {
  headersTimeout: HEADERS_TIMEOUT_MS,
  requestTimeout: REQUEST_TIMEOUT_MS,
  keepAliveTimeout: KEEP_ALIVE_MS,
};

/** An HTTP server with a time limit for every wait, and without any other protocol. */
export function httpServer(handler: RequestListener, waits: Waits = WAITS): Server {
  class Response<Request extends IncomingMessage> extends ServerResponse<Request> {
    /** The framework's answers come here, too. */
    override writeHead(status: number, ...rest: never[]): this {
      if (stopping.has(server)) this.shouldKeepAlive = false;
      return super.writeHead(status, ...rest);
    }
  }
  const server: Server = createServer(
    { maxHeaderSize: MAX_HEADER_BYTES, ServerResponse: Response, ...waits },
    handler,
  );
  watchConnections(server);
  server.setTimeout(IDLE_MS);
  // Other protocols are refused, and no request is forwarded to another host (quality S29).
  server.on('upgrade', (_, socket) => refuse(socket, '400 Bad Request'));
  server.on('connect', (_, socket) => refuse(socket, '405 Method Not Allowed'));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuse(socket, reasonFor(error)));
  return server;
}

function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => {});
  const body = status.slice(4);
  const head = `Connection: close\r\nContent-Type: ${PLAIN_TEXT}\r\nContent-Length: ${body.length}`;
  const answer = `HTTP/1.1 ${status}\r\n${head}\r\n\r\n${body}`;
  if (socket.writable) socket.end(answer, () => socket.destroy());
  else socket.destroy();
}

function reasonFor({ code }: NodeJS.ErrnoException): string {
  if (code === 'HPE_HEADER_OVERFLOW') return '431 Request Header Fields Too Large';
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request';
}
