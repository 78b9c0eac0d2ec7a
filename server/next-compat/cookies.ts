const DAY_SECONDS = 60 * 60 * 24;

interface Cookie {
  name: string;
  /** Null removes it. */
  value: string | null;
  days?: number;
  isFramed?: true;
}

/** The cookies of a request, read as the framework reads them: the server and the middleware have to see the same viewer. */
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

/** A `cookie` header that the framework reads as these cookies. */
export function writeCookies(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
}

/** A `set-cookie` line as `NextResponse.cookies` writes it in the middleware (`lib/server/guard/guard.ts`). */
export function cookieLine(
  { name, value, days, isFramed }: Cookie,
  isSecure: boolean,
  now = Date.now(),
): string {
  const seconds = days && days * DAY_SECONDS;
  const parts = [`${name}=${encodeURIComponent(value ?? '')}`, 'Path=/'];
  if (value === null) parts.push(`Expires=${new Date(0).toUTCString()}`);
  else if (seconds)
    parts.push(`Expires=${new Date(now + seconds * 1_000).toUTCString()}`, `Max-Age=${seconds}`);
  if (isFramed) parts.push('Secure', 'HttpOnly', 'SameSite=none', 'Partitioned');
  else if (value !== null) parts.push(...(isSecure ? ['Secure'] : []), 'SameSite=lax');
  return parts.join('; ');
}

function setDecoded(cookies: Map<string, string>, name: string, value: string): void {
  try {
    cookies.set(name, decodeURIComponent(value));
  } catch {
    // Not a cookie of this product.
  }
}
