/**
 * Keeps files that never change and the page that says "offline", and nothing else: no page and no answer is stored, so
 * whoever uses the device next sees nothing of the one before (quality R11).
 */
const OURS = 'taspa-static-';
const CACHE = `${OURS}1`;
const OFFLINE = '/offline';
const STATIC = /^\/(_next\/static|brand)\//;

/** A release has some two hundred files; those of earlier ones go first. */
const MAX_FILES = 400;

/** Takes the place of a worker that kept nothing of ours: what its pages show may be anything. */
let replacesForeign = false;

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => offlinePage()));
  else if (STATIC.test(url.pathname)) event.respondWith(keptFile(request));
});

async function install() {
  const names = await caches.keys();
  replacesForeign = self.registration.active !== null && !names.some((name) => name.startsWith(OURS));
  await keepOfflinePage();
  await self.skipWaiting();
}

/** Pages of a foreign worker are loaded once more, once: afterwards this one is known by its cache (quality F09). */
async function activate() {
  await clean();
  await self.clients.claim();
  if (!replacesForeign) return;
  // Not waited for: the pages themselves wait until this worker is active.
  for (const page of await self.clients.matchAll({ type: 'window' })) page.navigate(page.url).catch(() => {});
}

/** In the language of whoever installs it; its styles and fonts come along. */
async function keepOfflinePage() {
  const cache = await caches.open(CACHE);
  const page = await fetch(OFFLINE, { cache: 'no-store' });
  if (!page.ok) throw new Error(`offline page: ${page.status}`);
  const html = await page.clone().text();
  const files = [...new Set(html.match(/\/(?:_next\/static|brand)\/[^"'\\)\s]+\.(?:css|woff2|svg)/g))];
  await cache.put(OFFLINE, page);
  await Promise.allSettled(files.map((file) => cache.add(file)));
}

async function offlinePage() {
  return (await caches.match(OFFLINE)) ?? Response.error();
}

async function keptFile(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok && fresh.status === 200) {
    await cache.put(request, fresh.clone());
    const keys = await cache.keys();
    const old = keys.filter(({ url }) => !url.endsWith(OFFLINE)).slice(0, Math.max(0, keys.length - MAX_FILES));
    await Promise.all(old.map((key) => cache.delete(key)));
  }
  return fresh;
}

async function clean() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}
