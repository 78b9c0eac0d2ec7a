import type { Target } from '@/lib/platform/http/transport';

/** A part of our own server, which answers one viewer in the language of the page. Browser only. */
export function ownServer(base: string): Target {
  return {
    base,
    headers: { 'accept-language': document.documentElement.lang },
    init: { credentials: 'same-origin', cache: 'no-store' },
  };
}
