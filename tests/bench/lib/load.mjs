import { Agent, request } from 'node:http';
import { createHistogram, performance } from 'node:perf_hooks';

/** A load of requests over keep-alive connections. */

/**
 * @typedef {{address: string, method: string, body?: object}} Call
 * @typedef {{perSecond: number, requests: number, p95: number, bytes: number}} Figures `p95` in ms; `bytes` of one answer
 * @param {{addresses: (string | Call)[], connections: number, seconds: number, headers?: Record<string, string>}} load the addresses are
 *   asked for in turn, with GET when they are nothing but addresses
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

/** @param {string | Call} wanted @param {Agent} agent @param {Record<string, string>} headers */
function ask(wanted, agent, headers) {
  const { address, method, body } = typeof wanted === 'string' ? { address: wanted, method: 'GET' } : wanted;
  const text = body && JSON.stringify(body);
  const all = text
    ? { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
    : headers;
  return new Promise((resolve, reject) => {
    const sent = request(address, { agent, method, headers: all }, (answer) => {
      let length = 0;
      answer.on('data', (chunk) => {
        length += chunk.length;
      });
      const isGood = answer.statusCode >= 200 && answer.statusCode < 300;
      answer.on('end', () =>
        isGood ? resolve(length) : reject(new Error(`${method} ${address}: ${answer.statusCode}`)),
      );
    });
    sent.on('error', (error) => {
      // The server closed an idle connection just when it was used again; browsers repeat the request too.
      const isClosed =
        sent.reusedSocket && /** @type {NodeJS.ErrnoException} */ (error).code === 'ECONNRESET';
      if (isClosed) ask(wanted, agent, headers).then(resolve, reject);
      else reject(error);
    });
    sent.end(text);
  });
}
