import 'server-only';
import { env } from './env';

/** Secure cookies need https; on a plain http development host they would be lost. */
export function hasSecureCookies(): boolean {
  return env().SITE_URL?.startsWith('https:') ?? false;
}
