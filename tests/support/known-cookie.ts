import { KNOWN_COOKIE } from '@/lib/rules/session/constants';

/** What the page's scripts know of the viewer; null is a browser that comes for the first time. */
export function setKnownCookie(kind: string | null): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
  document.cookie = kind ? `${KNOWN_COOKIE}=${kind}; path=/` : `${KNOWN_COOKIE}=; max-age=0; path=/`;
}
