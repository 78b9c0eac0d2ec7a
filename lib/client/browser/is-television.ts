import { isTvAgent } from '@/lib/rules/session/tv-agent';

/** A screen without a keyboard, by its browser, or by its address (`/?tv`). Browser only. */
export function isTelevision(): boolean {
  return isTvAgent(navigator.userAgent) || new URLSearchParams(location.search).has('tv');
}
