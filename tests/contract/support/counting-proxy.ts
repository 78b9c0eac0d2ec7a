import { createServer, request as requestTo } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands between the web app and a platform, and counts the calls: an address is called once for each language and reader. */
export interface CountingProxy {
  url: string;
  calls: Map<string, number>;
  stop(): void;
}

export async function startCountingProxy(platformUrl: string): Promise<CountingProxy> {
  const { hostname, port } = new URL(platformUrl);
  const calls = new Map<string, number>();
  const server = createServer((request, response) => {
    const { url: path = '', method, headers } = request;
    const call = `${path} ${headers['accept-language']} ${headers.authorization ?? ''}`;
    calls.set(call, (calls.get(call) ?? 0) + 1);
    const onward = requestTo({ hostname, port, path, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const own = (server.address() as AddressInfo).port;
  return {
    url: `http://localhost:${own}`,
    calls,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
