import { documentAudience } from './of-document';

const ADDRESS = '/offline';

/** Lets the worker remove what it has stored, and store the offline page for the current viewer (quality R11). Browser only. */
export function renewOfflinePage(): void {
  navigator.serviceWorker?.controller?.postMessage('renew');
}

/**
 * Renews the offline page if it was stored in another language, for another audience, or of another brand, than this document. Not in a
 * frame: browsers may keep our cookies from it, so the stored page would differ at every load. Browser only.
 */
export async function matchOfflinePage(): Promise<void> {
  if (window.parent !== window) return;
  const cached = await caches.match(ADDRESS);
  if (!cached) return;
  const page = await cached.text();
  const [root = ''] = /<html[^>]*>/.exec(page) ?? [];
  const own = [`lang="${document.documentElement.lang}"`, `data-audience="${documentAudience()}"`];
  // Each brand has a manifest of its own.
  const manifest = document.querySelector('link[rel="manifest"]')?.getAttribute('href') ?? '';
  if (!own.every((attribute) => root.includes(attribute)) || !page.includes(manifest)) renewOfflinePage();
}
