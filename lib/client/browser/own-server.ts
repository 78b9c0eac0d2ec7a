import type { Target } from '@/lib/platform/http/transport';
import { noteServerTime } from './server-clock';

/** A part of our own server that answers in the language of the page for one viewer. Browser only. */
export function ownServer(base: string): Target {
  return {
    base,
    headers: { 'accept-language': document.documentElement.lang },
    init: { credentials: 'same-origin', cache: 'no-store' },
    onResponse: noteServerTime,
  };
}
