import 'server-only';
import { QUIET_LOGIN_COOKIE } from '@/lib/rules/session/constants';
import { cookiePlace } from './cookie-place';
import { cookies } from './cookies';

/** A page that opens after this time does not belong to the login any more. */
const LIFE_SECONDS = 5 * 60;

/**
 * Marks a login that happened without a dialog: by a link, or by a messenger. The next page then shows the dialogs that
 * follow a login (spec 1 §4 Parental; `lib/client/session/at-opening.ts`). A login by the line of an operator is not
 * marked: it logs in whoever uses that line, perhaps a child, who must not be invited to choose the PIN of the account.
 */
export async function markQuietLogin(): Promise<void> {
  (await cookies()).set(QUIET_LOGIN_COOKIE, '1', { ...(await cookiePlace()), maxAge: LIFE_SECONDS });
}
