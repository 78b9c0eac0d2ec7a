import { ASSETS_ORIGIN } from '@/lib/shared/policy/assets-origin';
import { matchOfflinePage } from './offline-page';
import { reload } from './reload';
import { readStored, removeStored, writeStored } from './storage';

const SCRIPT = '/service-worker.js';

/** With the host of the build's files: the worker keeps those of the page that says "offline". */
const ADDRESS = ASSETS_ORIGIN ? `${SCRIPT}?${new URLSearchParams({ assets: ASSETS_ORIGIN })}` : SCRIPT;

/** Set after a page was reloaded without its worker: one reload, never a loop (quality F09). */
const RELOADED = 'taspa-worker-removed';

/**
 * Spec 3 §4 "Service worker": registers the worker. A worker whose script is missing, or that is not ours, is
 * removed and the page is reloaded once. Browser only.
 */
export async function keepWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const isThere = await scriptExists();
  // Without an answer nothing is known: a visit without a connection keeps its worker.
  if (isThere === null) return;
  const registrations = await serviceWorker.getRegistrations();
  const broken = registrations.filter((registration) => !isThere || !isOurs(registration));
  if (!isThere || broken.length > 0) return removeAll(broken);
  removeStored('session', RELOADED);
  // Reported to the error monitoring of pages; the product works without a worker.
  await serviceWorker.register(ADDRESS, { updateViaCache: 'none' }).catch(reportError);
  await matchOfflinePage().catch(reportError);
}

async function scriptExists(): Promise<boolean | null> {
  const response = await fetch(SCRIPT, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (!response || response.status >= 500) return null;
  return response.ok;
}

function isOurs({ active, waiting, installing }: ServiceWorkerRegistration): boolean {
  const worker = active ?? waiting ?? installing;
  return !worker || new URL(worker.scriptURL).pathname === SCRIPT;
}

async function removeAll(registrations: readonly ServiceWorkerRegistration[]): Promise<void> {
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  // A worker that was removed serves its page to the end and may fill its cache again: the next page empties it.
  if (registrations.length === 0 || readStored('session', RELOADED)) return;
  if (writeStored('session', RELOADED, '1')) reload();
}
