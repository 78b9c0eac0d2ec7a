/**
 * State changes come only from our own pages (facts/quality.md S17). Browsers send `Origin` with every POST,
 * PATCH and DELETE; a missing, null or foreign one is refused. Where they also say how they came here
 * (`Sec-Fetch-Site`), that has to agree.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  const origin = request.headers.get('origin');
  const host = request.headers.get('host');
  if (!origin || !host) return false;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
