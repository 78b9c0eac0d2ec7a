import 'server-only';
import { env } from './env';

/** Secure cookies need https; on a plain http development host they would be lost. */
export function hasSecureCookies(): boolean {
  return env().SITE_URL?.startsWith('https:') ?? false;
}

/** A cookie in a frame of another site: browsers keep it only marked like this, apart for each site that frames us. */
export const FRAMED_COOKIE = { secure: true, sameSite: 'none', partitioned: true, path: '/' } as const;
