import 'server-only';
import { EMBED_COOKIE } from '@/lib/shared/policy/embed-frame';
import { FRAMED_COOKIE, hasSecureCookies } from '@/lib/shared/secure-cookies';
import { cookies } from './cookies';

/** Where a cookie of a viewer is kept: with this site, or with the site that frames an embedded player. */
export async function cookiePlace() {
  // Browsers send this cookie only in such a frame.
  const isFramed = (await cookies()).get(EMBED_COOKIE) !== undefined;
  return isFramed ? FRAMED_COOKIE : ({ secure: hasSecureCookies(), sameSite: 'lax', path: '/' } as const);
}

/** The same for a cookie that only the server reads, and only below this path. `maxAge` in seconds; 0 removes it. */
export async function serverCookieAt(path: string, maxAge: number) {
  return { ...(await cookiePlace()), httpOnly: true, path, maxAge };
}
