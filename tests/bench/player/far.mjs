import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * A reverse proxy in front of an origin, as far away as most viewers are: each answer comes so much later.
 * @param {string} origin
 * @param {number} roundTripMs
 */
export async function startFar(origin, roundTripMs) {
  const server = http.createServer(async (request, response) => {
    await pause(roundTripMs);
    const proxied = http.get(
      origin + request.url,
      { headers: { ...request.headers, host: '' } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    proxied.on('error', () => response.destroy());
    response.on('close', () => proxied.destroy());
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
