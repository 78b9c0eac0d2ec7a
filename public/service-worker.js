/**
 * Keeps files of the build and the brand and the page that says "offline", and nothing else: no page and no answer is stored, so
 * whoever uses the device next sees nothing of the one before (quality R11). Shows pushes (docs/NOTIFICATIONS.md).
 */
const OURS = 'taspa-static-';
const CACHE = `${OURS}2`;
const OFFLINE = '/offline';
const STATIC = /^\/(_next\/static|brand)\//;
/** Drawn from the row of a brand, under addresses without a version. */
const BRAND = /^\/brand\//;
/** Where a page names the manifest of its brand. */
const MANIFEST = /href="([^"]*\/manifest\.webmanifest[^"]*)"/;
/** The host of the build's files, where they have one (lib/client/browser/keep-worker.ts). */
const ASSETS = new URL(self.location.href).searchParams.get('assets');

/** A release has some two hundred files; those of earlier ones go first. */
const MAX_FILES = 400;

/** Takes the place of a worker that kept nothing of ours: what its pages show may be anything. */
let replacesForeign = false;

self.addEventListener('install', (event) => {
  // Calls are not ours. On their way through a worker the last ones of a page that is left would be lost with it.
  event.addRoutes?.({ condition: { urlPattern: '/api/*' }, source: 'network' })?.catch(() => {});
  event.waitUntil(install());
});
self.addEventListener('activate', (event) => event.waitUntil(activate()));
// Another viewer or language (lib/client/browser/offline-page.ts).
self.addEventListener('message', (event) => {
  if (event.data === 'renew') event.waitUntil(renew());
});
self.addEventListener('push', (event) => event.waitUntil(showPush(event.data)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openPush(event.notification)));
self.addEventListener('notificationclose', (event) => event.waitUntil(notePush(event.notification.data)));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || ![self.location.origin, ASSETS].includes(url.origin)) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => offlinePage()));
  else if (STATIC.test(url.pathname)) event.respondWith(keptFile(event));
});

async function install() {
  const names = await caches.keys();
  replacesForeign = self.registration.active !== null && !names.some((name) => name.startsWith(OURS));
  await keepOfflinePage(await loadOfflinePage());
  await self.skipWaiting();
}

/** Without an answer everything stays: it contains nothing of a viewer. */
async function renew() {
  const page = await loadOfflinePage();
  await caches.delete(CACHE);
  await keepOfflinePage(page);
}

/** Pages of a foreign worker are loaded once more, once: afterwards this one is known by its cache (quality F09). */
async function activate() {
  await clean();
  await self.clients.claim();
  if (!replacesForeign) return;
  // Not waited for: the pages themselves wait until this worker is active.
  for (const page of await self.clients.matchAll({ type: 'window' })) page.navigate(page.url).catch(() => {});
}

/** In the language of this browser and for the audience of its viewer. */
async function loadOfflinePage() {
  const page = await fetch(OFFLINE, { cache: 'no-store' });
  // Browsers refuse a redirected answer in the place of a page.
  if (!page.ok || page.redirected) throw new Error(`offline page: ${page.status} ${page.url}`);
  return page;
}

/** Its styles and fonts come along. */
async function keepOfflinePage(page) {
  const cache = await caches.open(CACHE);
  const files = filesOf(await page.clone().text());
  await cache.put(OFFLINE, page);
  await Promise.allSettled(files.map((file) => cache.add(file)));
}

const filesOf = (html) => [
  ...new Set(html.match(/(?:https?:\/\/[^/"]+)?\/(?:_next\/static|brand)\/[^"'\\)\s]+\.(?:css|woff2|svg)/g)),
];

async function offlinePage() {
  return (await caches.match(OFFLINE)) ?? Response.error();
}

/**
 * Files of the build never change. Brand files may, so their stored copies are used only without a connection. A storage that is
 * full or broken costs no page its files.
 */
async function keptFile(event) {
  const { request } = event;
  const cache = await caches.open(CACHE).catch(() => null);
  const kept = await cache?.match(request).catch(() => undefined);
  if (kept && !BRAND.test(new URL(request.url).pathname)) return kept;
  const fresh = await fetch(request).catch(() => null);
  if (!fresh) return kept ?? Response.error();
  if (cache && fresh.ok && fresh.status === 200)
    event.waitUntil(keep(cache, request, fresh.clone()).catch(() => {}));
  return fresh;
}

async function keep(cache, request, answer) {
  await cache.put(request, answer);
  await removeOldest(cache);
}

/** The offline page and what it needs are the oldest, and stay. */
async function removeOldest(cache) {
  const keys = await cache.keys();
  if (keys.length <= MAX_FILES) return;
  const page = await cache.match(OFFLINE);
  const needed = [OFFLINE, ...filesOf((await page?.text()) ?? '')].map(
    (file) => new URL(file, self.location.origin).href,
  );
  const old = keys.filter(({ url }) => !needed.includes(url)).slice(0, keys.length - MAX_FILES);
  await Promise.all(old.map((key) => cache.delete(key)));
}

async function clean() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

/** Spec 3 §3 Push notification. Only the platform can encrypt one for this browser. */
async function showPush(data) {
  if (!data) return;
  const { id, title, body, icon, action, destination } = data.json();
  await self.registration.showNotification(title, {
    body,
    icon: icon || (await brandIcon()),
    // A push that arrives twice is shown once.
    tag: id,
    actions: action ? [{ action: 'open', title: action }] : [],
    data: { id, path: pathOf(destination) },
  });
}

/** The sign of the brand that the viewer has seen, which the offline page names; without an answer the browser shows its own. */
async function brandIcon() {
  const page = await caches.match(OFFLINE).catch(() => null);
  const [, address = '/manifest.webmanifest'] = MANIFEST.exec((await page?.text()) ?? '') ?? [];
  const manifest = await fetch(address).catch(() => null);
  const { icons = [] } = (await manifest?.json().catch(() => null)) ?? {};
  return icons.find(({ sizes }) => sizes === '192x192')?.src;
}

/** Pages of ours only: the guard knows where each type leads (docs/PAGE-GUARD.md). */
function pathOf(destination) {
  if (!destination) return '/';
  const { type, id, code, src } = destination;
  if (type !== 'open_url') {
    const given = Object.entries({ type, id, code }).filter(([, value]) => value);
    return `/?${new URLSearchParams(given)}`;
  }
  if (!src || !URL.canParse(src, self.location.origin)) return '/';
  const { origin, pathname, search } = new URL(src, self.location.origin);
  // A path that begins with two slashes would name another host.
  return origin === self.location.origin ? pathname.replace(/^\/+/, '/') + search : '/';
}

/** In a window of its own: an open one may be playing something. */
async function openPush(notification) {
  notification.close();
  await Promise.all([self.clients.openWindow(notification.data.path), notePush(notification.data)]);
}

/** It was seen, and does not come again on another device. Without an answer it may. */
async function notePush({ id }) {
  await fetch(`/api/v2/users/self/pushes/${encodeURIComponent(id)}`, { method: 'DELETE' }).catch(() => {});
}
