import type { Socket } from 'node:net';
import { ApiError, errorBody } from './errors.ts';

/** Bytes that are not HTTP, or too long headers, never become a request: they are answered on the raw socket. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  // The connection is closed or inside another answer, so no answer is possible.
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const isTooLong = error.code === 'HPE_HEADER_OVERFLOW';
  const status = isTooLong ? 431 : 400;
  const failure = errorBody(new ApiError(isTooLong ? 'too_large' : 'invalid'), 'ru');
  const body = JSON.stringify({ ...failure, status_code: status });
  const head = [
    `HTTP/1.1 ${status} ${isTooLong ? 'Request Header Fields Too Large' : 'Bad Request'}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
