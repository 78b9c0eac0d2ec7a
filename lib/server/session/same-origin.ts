import { env } from '@/lib/shared/env';

/**
 * Only our own pages may change state (quality S17). Browsers send `Origin` with every POST, PATCH and
 * DELETE; a missing, null or foreign one is refused, and so is our own host with another scheme.
 * `Sec-Fetch-Site`, where present, must agree.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  const origin = request.headers.get('origin');
  const host = request.headers.get('host');
  return host !== null && origin === `${schemeOf(request)}//${host}`;
}

/** The scheme of our pages: from the address of the site, else from the proxies in front. */
function schemeOf(request: Request): string {
  const { SITE_URL } = env();
  if (SITE_URL) return new URL(SITE_URL).protocol;
  const [outermost] = (request.headers.get('x-forwarded-proto') ?? 'http').split(',');
  return `${outermost?.trim()}:`;
}
