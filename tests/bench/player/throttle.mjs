import http from 'node:http';

/** How often a share of the bandwidth is given out. */
const SLICE_MS = 50;

/**
 * A reverse proxy in front of an origin that passes answers on at a limited rate, shared by all connections, as an access
 * line does.
 * @param {string} origin
 */
export async function startThrottle(origin) {
  let bytesPerSlice = Number.POSITIVE_INFINITY;
  /** Answers that still have bytes to send, served in turn. */
  const lines = new Set();

  const clock = setInterval(() => {
    const left = bytesPerSlice;
    for (const line of lines) {
      const share = left / lines.size;
      line(Math.max(1, Math.floor(share)));
    }
  }, SLICE_MS);

  const server = http.createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', origin);
    const proxied = http.get(
      `${origin}${pathname}${search}`,
      { headers: { ...request.headers, host: '' } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        const chunks = [];
        let isRead = false;
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('end', () => {
          isRead = true;
        });
        const send = (bytes) => {
          let left = bytes;
          while (left > 0 && chunks.length > 0) {
            const [first] = chunks;
            response.write(first.subarray(0, left));
            if (first.length > left) chunks[0] = first.subarray(left);
            else chunks.shift();
            left -= first.length;
          }
          if (!isRead || chunks.length > 0) return;
          lines.delete(send);
          response.end();
        };
        lines.add(send);
        response.on('close', () => lines.delete(send));
      },
    );
    proxied.on('error', () => response.destroy());
    response.on('close', () => proxied.destroy());
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    /** @param {number} megabits a second */
    limit(megabits) {
      bytesPerSlice = (megabits * 1_000_000 * SLICE_MS) / 8 / 1000;
    },
    stop() {
      clearInterval(clock);
      server.closeAllConnections();
      server.close();
    },
  };
}
