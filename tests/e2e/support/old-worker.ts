import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A worker of an old release: it answers every page request with a page of its own. */
const OLD_WORKER = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(new Response('<h1>An old page</h1>', { headers: { 'content-type': 'text/html' } }));
});`;

/** The site on another port with another answer for its worker file; page routes do not see that request. */
export interface SiteWithOldWorker {
  url: string;
  /** Sets the answer at the address of the worker: the old one, none, or the one of the site. */
  setWorker(worker: 'old' | 'none' | 'ours'): void;
  close(): void;
}

export async function openSiteWithOldWorker(site: string): Promise<SiteWithOldWorker> {
  let worker: 'old' | 'none' | 'ours' = 'old';
  const server = createServer((incoming, answer) => {
    if (incoming.url === '/service-worker.js' && worker !== 'ours') {
      answer.writeHead(worker === 'old' ? 200 : 404, { 'content-type': 'text/javascript' });
      answer.end(worker === 'old' ? OLD_WORKER : '');
      return;
    }
    const { method, headers, url } = incoming;
    const outgoing = request(new URL(url ?? '/', site), { method, headers }, (upstream) => {
      answer.writeHead(upstream.statusCode ?? 502, upstream.headers);
      upstream.pipe(answer);
    });
    outgoing.on('error', () => answer.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    setWorker: (next) => {
      worker = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
