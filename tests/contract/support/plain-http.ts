import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';

export interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140';

/** A request exactly as written: no redirect followed, no header added, any host. */
export function ask(
  site: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body = '',
): Promise<Answered> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    const requested = request(
      { hostname, port, path, method, headers: { 'user-agent': BROWSER, ...headers } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    requested.on('error', reject);
    requested.end(body);
  });
}

/** The response to raw bytes, until the server closes the connection. */
export function sendBytes(site: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
}
