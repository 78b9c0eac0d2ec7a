import { QUIET_LOGIN_COOKIE } from '@/lib/rules/session/constants';
import { cookieOf } from './known';

/** Of this site, and of this site in a frame of another one. */
const PLACES = ['', '; secure; samesite=none; partitioned'];

/** Whether the server has just logged the viewer in without a dialog; true once. Browser only. */
export function takeQuietLogin(): boolean {
  if (cookieOf(QUIET_LOGIN_COOKIE) !== '1') return false;
  for (const place of PLACES) {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API.
    document.cookie = `${QUIET_LOGIN_COOKIE}=; path=/; max-age=0${place}`;
  }
  return true;
}
