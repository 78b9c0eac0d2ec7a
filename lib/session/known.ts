import { KNOWN_COOKIE } from './constants';

/** Whether this browser has a session at all, told by a cookie that carries nothing else. Browser only. */
export function isKnownViewer(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${KNOWN_COOKIE}=`));
}
