import 'server-only';
import { LONGEST_REFUSAL, QUIET_LOGIN_COOKIE, REFUSAL_COOKIE } from '@/lib/rules/session/constants';
import { cookiePlace } from './cookie-place';
import { cookies } from './cookies';

/** A page that opens after this time does not belong to the login any more. */
const LIFE_SECONDS = 5 * 60;

/**
 * Marks a login that happened without a dialog: by a link, or by a messenger. The next page then shows the dialogs that
 * follow a login (spec 1 §4 Parental; `lib/client/session/at-opening.ts`). A login by the line of an operator is not
 * marked: it logs in whoever uses that line, perhaps a child, who must not be invited to choose the PIN of the account.
 */
export const markQuietLogin = (): Promise<void> => leave(QUIET_LOGIN_COOKIE, '1');

/** Why the platform refused a login by a link, in its own words: the page about the region or the login dialog shows them (spec 1 §8). */
export function leaveRefusal(words: string): Promise<void> {
  // Half of a pair could not be encoded, so characters are counted.
  return leave(REFUSAL_COOKIE, [...words.toWellFormed()].slice(0, LONGEST_REFUSAL).join(''));
}

/** A cookie that the next page takes (`lib/client/viewer/take-cookie.ts`). Its value is encoded where cookies are written. */
async function leave(name: string, value: string): Promise<void> {
  (await cookies()).set(name, value, { ...(await cookiePlace()), maxAge: LIFE_SECONDS });
}
