import { Agent, get } from 'node:http';
import { createHistogram, performance } from 'node:perf_hooks';

/** A load of GET requests over keep-alive connections. */

/**
 * @typedef {{perSecond: number, requests: number, p95: number, bytes: number}} Figures `p95` in ms; `bytes` of one answer
 * @param {{addresses: string[], connections: number, seconds: number, headers?: Record<string, string>}} load the addresses are
 *   asked for in turn
 * @returns {Promise<Figures>}
 */
export async function measureLoad({ addresses, connections, seconds, headers = {} }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times = createHistogram();
  const from = performance.now();
  const until = from + seconds * 1000;
  let sent = 0;
  let bytes = 0;
  const worker = async () => {
    while (performance.now() < until) {
      const address = addresses[sent++ % addresses.length];
      const start = performance.now();
      const length = await ask(address, agent, headers);
      bytes += length;
      times.record(Math.max(1, Math.round((performance.now() - start) * 1000)));
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const took = (performance.now() - from) / 1000;
  agent.destroy();
  return {
    perSecond: times.count / took,
    requests: times.count,
    p95: times.percentile(95) / 1000,
    bytes: Math.round(bytes / times.count),
  };
}

/** @param {string} address @param {Agent} agent @param {Record<string, string>} headers */
function ask(address, agent, headers) {
  return new Promise((resolve, reject) => {
    const request = get(address, { agent, headers }, (answer) => {
      let length = 0;
      answer.on('data', (chunk) => {
        length += chunk.length;
      });
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(length) : reject(new Error(`${address}: ${answer.statusCode}`)),
      );
    });
    request.on('error', (error) => {
      // The server closed an idle connection just when it was used again; browsers repeat the request too.
      const isClosed =
        request.reusedSocket && /** @type {NodeJS.ErrnoException} */ (error).code === 'ECONNRESET';
      if (isClosed) ask(address, agent, headers).then(resolve, reject);
      else reject(error);
    });
  });
}
