import { env } from '@/lib/shared/env';

/**
 * State changes come only from our own pages (quality S17). Browsers send `Origin` with every POST,
 * PATCH and DELETE; a missing, null or foreign one is refused, and so is our own host over another scheme. Where they also say how they came here
 * (`Sec-Fetch-Site`), that has to agree.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  const origin = request.headers.get('origin');
  const host = request.headers.get('host');
  return host !== null && origin === `${schemeOf(request)}//${host}`;
}

/** How our pages are reached: the site's own address says it, else the proxies before us do. */
function schemeOf(request: Request): string {
  const { SITE_URL } = env();
  if (SITE_URL) return new URL(SITE_URL).protocol;
  const [outermost] = (request.headers.get('x-forwarded-proto') ?? 'http').split(',');
  return `${outermost?.trim()}:`;
}
