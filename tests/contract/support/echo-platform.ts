import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A platform that says it is well, fails at every other call and repeats in its message all that it was sent, as the error pages of frameworks do. */
export async function startEchoPlatform(): Promise<{ url: string; stop(): void }> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { method, url = '', headers } = request;
    // The web app starts only while this call is answered (`lib/platform/resources/health.ts`).
    if (url.startsWith('/v2/platform/configuration')) return void response.end('{}');
    const message = `${method} ${url} failed: ${JSON.stringify(headers)} ${body}`;
    response.writeHead(500, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message }, error_code: 'error', detail: message }));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, stop: () => server.close() };
}
