import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** As a release long ago might have left it: every page that is asked for is its own, and nothing comes of it. */
const OLD_WORKER = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(new Response('<h1>A page of before</h1>', { headers: { 'content-type': 'text/html' } }));
});`;

/** The site under an address of its own, with another answer for its worker; a page's own routes do not see that request. */
export interface SiteOfBefore {
  url: string;
  /** What is at the worker's address: the old one, nothing, or what the site has. */
  has(worker: 'old' | 'none' | 'ours'): void;
  close(): void;
}

export async function openSiteOfBefore(site: string): Promise<SiteOfBefore> {
  let worker: 'old' | 'none' | 'ours' = 'old';
  const server = createServer((asked, answer) => {
    if (asked.url === '/service-worker.js' && worker !== 'ours') {
      answer.writeHead(worker === 'old' ? 200 : 404, { 'content-type': 'text/javascript' });
      answer.end(worker === 'old' ? OLD_WORKER : '');
      return;
    }
    const { method, headers, url } = asked;
    const passed = request(new URL(url ?? '/', site), { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    has: (which) => {
      worker = which;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
