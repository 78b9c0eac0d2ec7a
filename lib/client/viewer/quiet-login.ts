import { QUIET_LOGIN_COOKIE } from '@/lib/rules/session/constants';
import { cookieOf } from './known';

/** Whether the server has just logged the viewer in without a dialog; true once. Browser only. */
export function takeQuietLogin(): boolean {
  const isMarked = cookieOf(QUIET_LOGIN_COOKIE) === '1';
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API.
  if (isMarked) document.cookie = `${QUIET_LOGIN_COOKIE}=; path=/; max-age=0`;
  return isMarked;
}
