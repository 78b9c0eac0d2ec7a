import type { GuardCookie } from '@/lib/guard/start-parameters';
import { hasSecureCookies } from '@/lib/session/secure';

const DAY_SECONDS = 60 * 60 * 24;

/** The cookies of a request, read as the framework reads them: both have to see the same viewer. */
export function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').split(/; */)) {
    if (!pair) continue;
    const at = pair.indexOf('=');
    if (at < 0) cookies.set(pair, 'true');
    else setDecoded(cookies, pair.slice(0, at), pair.slice(at + 1));
  }
  return cookies;
}

/** The same for a request of ours. */
export function writeCookies(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
}

/** A `set-cookie` line, word for word as the guard inside would have it (`lib/guard/guard.ts`; the framework cannot be asked alone). */
export function cookieLine({ name, value, days }: GuardCookie, now = Date.now()): string {
  const seconds = days && days * DAY_SECONDS;
  const parts = [`${name}=${encodeURIComponent(value ?? '')}`, 'Path=/'];
  if (value === null) parts.push(`Expires=${new Date(0).toUTCString()}`);
  else {
    if (seconds) parts.push(`Expires=${new Date(now + seconds * 1_000).toUTCString()}`, `Max-Age=${seconds}`);
    if (hasSecureCookies()) parts.push('Secure');
    parts.push('SameSite=lax');
  }
  return parts.join('; ');
}

function setDecoded(cookies: Map<string, string>, name: string, value: string): void {
  try {
    cookies.set(name, decodeURIComponent(value));
  } catch {
    // Nobody of ours wrote it.
  }
}
